import { afterEach, expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer, testFamily } from "../../fixtures/server/test-server.ts";

let server: TestServer;
afterEach(() => server.close());

const withBirthdays = (birthdays: Readonly<Record<string, string>>) =>
  testFamily.map((member) => {
    const birthday = birthdays[member.id];
    return birthday === undefined ? member : { ...member, birthday };
  });
const open = async (birthdays: Readonly<Record<string, string>>): Promise<TestBrowser> => {
  server = await startTestServer({ members: withBirthdays(birthdays), env: familyPins });
  const mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
  const { body } = await mom.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
  expect(body.unlocked).toBe(true);
  // A calendar with nothing else in it that day.
  const event = { title: "Dentist", start: "2026-11-20", end: "2026-11-21", allDay: true };
  await mom.send("POST", "/api/calendar/events", event);
  return mom;
};
const birthdays = async (
  browser: TestBrowser,
  start: string,
  end: string,
): Promise<CalendarEvent[]> =>
  (await browser.get(`/api/calendar?start=${start}&end=${end}`)).body.events.filter(
    ({ birthday }: CalendarEvent) => birthday !== undefined,
  );

it("Mia turns 7 in the calendar, Leo's year isn't told, and a leap day's birthday is February's last", async () => {
  const mom = await open({ mia: "2020-01-07", leo: "--01-09", dad: "1988-02-29" });
  const found = await birthdays(mom, "2027-01-01", "2027-03-31");
  expect(found.map(({ start, birthday }) => [start, birthday])).toEqual([
    ["2027-01-07", { name: "Mia", age: 7 }],
    ["2027-01-09", { name: "Leo" }],
    ["2027-02-28", { name: "Dad", age: 39 }],
  ]);
  expect(found[0]).toMatchObject({ feedId: "birthdays", memberIds: ["mia"], editable: false });
  expect(await birthdays(mom, "2019-01-01", "2019-01-31")).toMatchObject([{ memberIds: ["leo"] }]);
});

it("a birthday that is taken out of the roster leaves the calendar; who writes none has none", async () => {
  const mom = await open({ mia: "2020-01-07" });
  const before = (await mom.get("/api/members")).body;
  expect(before[0]).toMatchObject({ id: "mia", birthday: "2020-01-07" });
  expect((await mom.send("PUT", "/api/members", testFamily)).status).toBe(200);
  expect((await mom.get("/api/members")).body[0]).not.toHaveProperty("birthday");
  expect(await birthdays(mom, "2027-01-01", "2027-01-31")).toEqual([]);
});

it.each(["2023-02-29", "0000-01-01", "2020-1-7", "--02-30", "7 January"])(
  "the birthday %s is refused with its field, and the roster stays",
  async (birthday) => {
    const mom = await open({});
    const { status, body } = await mom.send(
      "PUT",
      "/api/members",
      withBirthdays({ leo: birthday }),
    );
    expect([status, body.field], body.error).toEqual([400, "[1].birthday"]);
    expect(body.error).toContain("2019-04-07");
  },
);
