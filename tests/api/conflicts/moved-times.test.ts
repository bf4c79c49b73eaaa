import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeEvent, removeEvent } from "#client/features/calendar/mutations.ts";
import { familyPins } from "../../fixtures/access/sign-in.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";
import { conflictWays, type HousePhone, openTwoPhones } from "../../fixtures/two-phones.ts";

let server: TestServer;
let wall: TestBrowser;
/** One is in the shop, the other at home. */
let away: HousePhone;
let inTurn: Awaited<ReturnType<typeof openTwoPhones>>["inTurn"];
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  wall = openTestBrowser(server);
  ({ away, inTurn } = await openTwoPhones(server.url, [changeEvent, removeEvent]));
});
afterEach(() => server.close());

const events = async (): Promise<{ readonly title: string; readonly start: string }[]> =>
  (await wall.get("/api/calendar?start=2026-11-20&end=2026-11-27")).body.events;

describe.each(conflictWays)("two of the family change times of a series, %s", (_, isOffline) => {
  const weeklyPiano = async () => {
    await wall.send("POST", "/api/calendar/events", {
      ...{ title: "Piano", recurrence: "FREQ=WEEKLY" },
      ...{ start: "2026-11-20T17:00:00Z", end: "2026-11-20T18:00:00Z" },
    });
    const { body } = await wall.get("/api/calendar?start=2026-11-20&end=2026-11-20");
    const [friday] = body.events;
    const { seriesId: id, occurrence } = friday;
    return { friday, one: { id, occurrence, scope: "one" as const } };
  };

  it("one time of an event, delete and all moved to another hour: it is gone at its new hour", async () => {
    const { friday, one } = await weeklyPiano();
    const later = { start: "2026-11-20T18:30:00Z", end: "2026-11-20T19:30:00Z", allDay: false };
    const moveAll = (phone: HousePhone) =>
      phone.enqueue(changeEvent, {
        ...{ target: { ...one, scope: "all" as const }, patch: later, title: "Piano" },
        ...{ fromDay: "2026-11-20", timeZone: "Europe/Berlin", was: friday },
      }).answer;
    const removeOne = (phone: HousePhone) =>
      phone.enqueue(removeEvent, { target: one, title: "Piano" }).answer;
    // Whoever is out of reach arrives last.
    await (isOffline ? inTurn(true, removeOne, moveAll) : inTurn(false, moveAll, removeOne));
    expect(away.refusedThings()).toEqual([]);
    expect((await events()).map(({ start }) => start)).toEqual(["2026-11-27T18:30:00.000Z"]);
  });

  it("one time of an event, delete and delete: it is gone, and nobody is asked", async () => {
    const { one } = await weeklyPiano();
    const removes = (phone: HousePhone) =>
      phone.enqueue(removeEvent, { target: one, title: "Piano" }).answer;
    await inTurn(isOffline, removes, removes);
    expect(await events()).toHaveLength(1);
    expect(away.refusedThings()).toEqual([]);
  });
});
