import { afterEach, beforeEach, expect, it } from "vitest";
import {
  familyPins,
  openWallBrowser,
  signInBrowser,
  unlockBrowser,
} from "../../fixtures/access/sign-in.ts";
import { type FeedServer, startFeedServer } from "../../fixtures/calendar/feed-server.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

let vendor: FeedServer;
let server: TestServer;
let wall: TestBrowser;
beforeEach(async () => {
  vendor = await startFeedServer();
  // A source that takes its time.
  vendor.answer("/forecast", () => undefined);
  server = await startTestServer({
    env: {
      ...{ ...familyPins, OPEN_METEO_URL: `${vendor.url}/forecast`, WEATHER_PLACE: "Potsdam" },
      ...{ WEATHER_LATITUDE: "52.4", WEATHER_LONGITUDE: "13.06" },
    },
  });
  wall = await openWallBrowser(server);
  await unlockBrowser(wall, "mom", "2468");
});
afterEach(async () => {
  await server.close();
  await vendor.stop();
});

interface Brought {
  readonly revision: number;
  readonly answers: Readonly<Record<string, unknown>>;
}

const elements = /<script type="application\/json" id="first-answers">(.*?)<\/script>/gs;
const broughtBy = async (browser: TestBrowser, path = "/"): Promise<Brought | null> => {
  const { status, body } = await browser.get(path);
  expect(status).toBe(200);
  const [found, ...others] = [...String(body).matchAll(elements)];
  expect(others).toEqual([]);
  return found === undefined ? null : JSON.parse(found[1] ?? "");
};

it("a wall's page brings along the same answers that the wall would be given, and may not be kept", async () => {
  const chore = { title: "Feed </script><b>Minka", memberIds: ["mia"], recurrence: "FREQ=DAILY" };
  await wall.send("POST", "/api/tasks", chore);
  await wall.send("POST", "/api/grocery", { name: "Milk" });
  await wall.send("POST", "/api/calendar/events", {
    ...{ title: "Dentist", start: "2026-11-20", end: "2026-11-21", allDay: true },
  });
  // The first reading of a calendar takes longer than a page waits.
  await wall.get("/api/calendar?start=2026-11-20&end=2026-12-03&compact=true");
  await wall.get("/api/calendar/countdowns");
  const brought = await broughtBy(wall);
  const addresses = Object.keys(brought?.answers ?? {});
  for (const address of addresses)
    expect(brought?.answers[address], address).toEqual((await wall.get(address)).body);
  expect(addresses).toEqual(
    expect.arrayContaining([
      ...["/api/config", "/api/members", "/api/health", "/api/board/routine", "/api/balances"],
      ...["/api/grocery", "/api/mealplan?start=2026-11-20&end=2026-11-20"],
      "/api/calendar?start=2026-11-20&end=2026-12-03&compact=true",
      "/api/calendar/countdowns",
    ]),
  );
  expect((await wall.get("/")).headers.get("cache-control")).toBe("no-store");
  // Whose vendor is slow: the page asks for it by itself.
  expect(addresses).not.toContain("/api/weather");
});

it("a page says to which change it is current, from which the wall then listens on", async () => {
  const before = await broughtBy(wall);
  await wall.send("POST", "/api/grocery", { name: "Milk" });
  const after = await broughtBy(wall);
  expect(after?.revision).toBe((before?.revision ?? 0) + 1);
});

it("other pages of the wall bring along who lives here and what they chose", async () => {
  const brought = await broughtBy(wall, "/calendar/week");
  expect(Object.keys(brought?.answers ?? {})).toEqual([
    "/api/config",
    "/api/members",
    "/api/health",
  ]);
});

it("a browser that comes for the first time is given along what anybody may read, as nobody's wall yet", async () => {
  const answers = (await broughtBy(openTestBrowser(server)))?.answers ?? {};
  const anybody = openTestBrowser(server);
  for (const address of Object.keys(answers))
    expect(answers[address], address).toEqual((await anybody.get(address)).body);
  expect(answers["/api/config"]).toMatchObject({ wall: null, session: null });
});

it("a phone's page, a phone that looks at the wall, and a wall with a babysitter are given nothing along", async () => {
  expect(await broughtBy(wall, "/m/")).toBeNull();
  const phone = openTestBrowser(server);
  await signInBrowser(phone, "mom", "2468");
  expect(await broughtBy(phone)).toBeNull();
  expect((await wall.send("POST", "/api/babysitter/on")).status).toBe(200);
  expect(await broughtBy(wall)).toBeNull();
});

it("a page can be asked for as HEAD, and is compressed", async () => {
  const { status, headers } = await wall.send("HEAD", "/");
  expect([status, headers.get("content-type")]).toEqual([200, "text/html;charset=utf-8"]);
  const packed = await wall.get("/", { "accept-encoding": "gzip" });
  expect(packed.headers.get("content-type")).toContain("text/html");
  expect(packed.body).toContain("first-answers");
});
