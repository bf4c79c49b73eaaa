import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
});
afterEach(() => server.close());

const element = /<script type="application\/json" id="first-answers">(.*?)<\/script>/s;
const broughtBy = async (
  browser: TestBrowser,
  path: string,
): Promise<Readonly<Record<string, unknown>> | null> => {
  const found = element.exec(String((await browser.get(path)).body))?.[1];
  return found === undefined ? null : JSON.parse(found).answers;
};

const phoneOf = async (memberId: string, pin: string): Promise<TestBrowser> => {
  const phone = openTestBrowser(server);
  expect((await signInBrowser(phone, memberId, pin)).status).toBe(200);
  return phone;
};

const ofToday = [
  ...["/api/config", "/api/members", "/api/health", "/api/board/routine", "/api/balances"],
  ...["/api/mealplan?start=2026-11-20&end=2026-11-20", "/api/notes", "/api/tasks/todos"],
  ...["/api/rewards", "/api/tomorrow?date=2026-11-21"],
  ...[
    "/api/timetable?start=2026-11-20&end=2026-11-21",
    "/api/bins?start=2026-11-20&end=2026-11-21",
  ],
];

/** What Today brings along once it is just this: a first reading may take longer than a page waits. */
const broughtToToday = (phone: TestBrowser, addresses: readonly string[]) =>
  vi.waitFor(
    async () => {
      const brought = (await broughtBy(phone, "/m/")) ?? {};
      expect(Object.keys(brought).toSorted()).toEqual(addresses.toSorted());
      return brought;
    },
    { timeout: 10_000 },
  );

it("a parent's Today brings along what it shows, the very answers that the phone would be given, and may not be kept", async () => {
  const phone = await phoneOf("mom", "2468");
  await phone.send("POST", "/api/calendar/events", {
    ...{ title: "Dentist", start: "2026-11-20", end: "2026-11-21", allDay: true },
  });
  const week = "/api/calendar?start=2026-11-20&end=2026-11-26&compact=true";
  const asked = ["/api/tasks/approvals", "/api/redemption-requests"];
  const brought = await broughtToToday(phone, [...ofToday, ...asked, week]);
  for (const [address, answer] of Object.entries(brought))
    expect(answer, address).toEqual((await phone.get(address)).body);
  expect((await phone.get("/m/")).headers.get("cache-control")).toBe("no-store");
});

it("a child's Today brings along nothing that parents alone are asked", async () => {
  const brought = await broughtToToday(await phoneOf("mia", "1234"), ofToday);
  expect(brought["/api/config"]).toMatchObject({ session: { memberId: "mia", parent: false } });
});

it("early in the morning Today brings along the day that begins as well as tomorrow", async () => {
  const phone = await phoneOf("mia", "1234");
  server.clock.set("2026-11-20T06:42:00Z");
  const dayThatBegins = "/api/tomorrow?date=2026-11-20";
  const brought = await broughtToToday(phone, [...ofToday, dayThatBegins]);
  expect(brought[dayThatBegins]).toMatchObject({ date: "2026-11-20" });
});

it("a phone's other pages bring along who lives here and what they chose", async () => {
  const brought = await broughtBy(await phoneOf("mom", "2468"), "/m/chores");
  expect(Object.keys(brought ?? {})).toEqual(["/api/config", "/api/members", "/api/health"]);
});

it("the page that a service worker keeps, and that of a phone on which nobody is signed in, bring nothing along", async () => {
  expect(await broughtBy(await phoneOf("mom", "2468"), "/m/index.html")).toBeNull();
  expect(await broughtBy(openTestBrowser(server), "/m/")).toBeNull();
});
