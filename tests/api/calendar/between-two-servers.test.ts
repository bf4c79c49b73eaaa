import { afterEach, describe, expect, it } from "vitest";
import { hasRadicale } from "../../companions/radicale.ts";
import { icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import { seriesDays as days, openTwoAccounts } from "../../fixtures/calendar/two-accounts.ts";

let two: Awaited<ReturnType<typeof openTwoAccounts>>;
const isWrite = (method: string): boolean => method === "PUT" || method === "DELETE";

/** A lesson on Mondays over both changes of the clock, one of which is on a Tuesday and one of which was left out. */
const overClocks = icsFileOf(
  [
    ...veventOf("piano", "Piano", [
      ...["DTSTART;TZID=Europe/Berlin:20261012T170000", "DTEND;TZID=Europe/Berlin:20261012T180000"],
      ...["RRULE:FREQ=WEEKLY;UNTIL=20270412T150000Z", "X-KEPT:as it is"],
      "EXDATE;TZID=Europe/Berlin:20261109T170000",
    ]),
    ...veventOf("piano", "Piano", [
      ...["RECURRENCE-ID;TZID=Europe/Berlin:20261116T170000", "X-KEPT:once"],
      ...["DTSTART;TZID=Europe/Berlin:20261117T180000", "DTEND;TZID=Europe/Berlin:20261117T190000"],
    ]),
  ].flat(),
);
const allDay = icsFileOf(
  veventOf("piano", "Piano", [
    ...["DTSTART;VALUE=DATE:20261121", "DTEND;VALUE=DATE:20261122"],
    ...["RRULE:FREQ=WEEKLY;COUNT=20", "X-KEPT:as it is"],
  ]),
);

describe.skipIf(!hasRadicale)("what two servers have between them", () => {
  afterEach(() => two.close());
  const open = async (lesson?: string): Promise<void> => {
    two = await openTwoAccounts(lesson);
    await two.isRead();
  };
  const placesOf = (all: readonly string[]): string[] =>
    all.map((each) => each.split(" ")[1] ?? "");

  it.each([
    ["a lesson over both clock changes", overClocks, "2026-11-16"],
    ["a lesson over both clock changes, from one that is on another day", overClocks, "2026-11-17"],
    ["a whole day", allDay, "2026-12-05"],
  ])(
    "is the same again after a part went elsewhere and came back: %s",
    async (_what, lesson, day) => {
      await open(lesson);
      const before = await two.times();
      const from = before.find((each) => each >= day)?.slice(0, 10) ?? "";
      for (const scope of ["one", "following"] as const) {
        const moved = await two.move(from, scope, "Work");
        expect(moved.status, JSON.stringify(moved.body)).toBe(200);
        const apart = await two.times();
        expect(apart.map((each) => each.slice(0, 10))).toEqual(
          before.map((each) => each.slice(0, 10)),
        );
        expect(placesOf(apart)).toContain("Work");
        two.proxies.school.refuse(isWrite);
        expect((await two.undo()).status).toBe(502);
        expect(await two.times()).toEqual(apart);
        two.proxies.school.refuse(() => false);
        expect((await two.undo()).status).toBe(204);
        await two.isSettled();
        expect(await two.times()).toEqual(before);
        expect(await two.stored("work")).not.toContain("UID");
        expect(await two.stored("school")).toContain("X-KEPT:as it is");
      }
    },
    60_000,
  );

  it("keeps what was changed of a part between its move and undo, unless somebody says otherwise", async () => {
    await open();
    await two.move(days[1], "one", "Work");
    const { events } = await two.read();
    const moved = events.find(({ start }) => start.startsWith(days[1]));
    await two.mom.send("PATCH", `/api/calendar/events/${moved?.id}`, { title: "Concert" });
    const { items } = await two.changes();
    const move = items.find(({ what }: { what: string }) => what === "moved");
    const undo = (over: string) =>
      two.mom.send("POST", `/api/calendar/changes/${move.id}/undo${over}`);
    expect((await undo("")).status).toBe(409);
    expect(await two.stored("work")).toContain("Concert");
    two.proxies.school.refuse(isWrite);
    expect((await undo("?over=yes")).status).toBe(502);
    await two.isSettled();
    expect(await two.stored("work")).toContain("Concert");
    two.proxies.school.refuse(() => false);
    expect((await undo("?over=yes")).status).toBe(204);
    await two.isSettled();
    expect(await two.times()).toEqual(days.map((day) => `${day} School`));
  }, 60_000);

  it("is taken back itself while its second half waits, and no time is lost", async () => {
    await open();
    await two.move(days[1], "one", "Work");
    await two.work.stop();
    expect((await two.undo()).status).toBe(204);
    await expect
      .poll(async () => (await two.changes()).waiting.length, { timeout: 10_000 })
      .toBe(1);
    const { items } = await two.changes();
    expect(items[0].what).not.toBe("moved");
    expect((await two.undo()).status).toBe(204);
    expect((await two.times())[1]).toBe(`${days[1]} Work`);
    // The series keeps the time until the other server has it again.
    expect(await two.stored("school")).not.toContain("EXDATE");
    await two.work.resume();
    await two.isSettled();
    expect(await two.times()).toEqual(
      days.map((day, at) => `${day} ${at === 1 ? "Work" : "School"}`),
    );
    expect(await two.stored("school")).toContain("EXDATE");
  }, 60_000);

  it.each([403, 412])(
    "stays whole where it was when a change that moves it along isn't taken: %i",
    async (status) => {
      await open();
      const { events } = await two.read();
      const [first] = events;
      two.proxies.school.refuse((method) => method === "PUT", status);
      const patch = { title: "Concert", feedId: await two.feedOf("Work") };
      const path = `/api/calendar/events/${first?.seriesId}?scope=all&occurrence=${first?.occurrence}`;
      expect((await two.mom.send("PATCH", path, patch)).status).toBeGreaterThanOrEqual(400);
      await two.isSettled();
      expect(await two.times()).toEqual(days.map((day) => `${day} School`));
      expect(await two.stored("work")).not.toContain("UID");
      two.proxies.school.refuse(() => false);
      expect((await two.mom.send("PATCH", path, patch)).status).toBe(200);
      await two.isSettled();
      expect(await two.times()).toEqual(days.map((day) => `${day} Work`));
      // One act, and one way back.
      expect((await two.changes()).items).toMatchObject([{ what: "moved" }]);
      expect((await two.undo()).status).toBe(204);
      await two.isSettled();
      expect(await two.times()).toEqual(days.map((day) => `${day} School`));
      expect(await two.stored("school")).toContain("SUMMARY:Piano");
      expect((await two.undo()).status).toBe(204);
      await two.isSettled();
      expect(await two.stored("work")).toContain("SUMMARY:Concert");
    },
    60_000,
  );

  it("isn't taken for the same event where the other calendar has one of that name already", async () => {
    await open();
    const other = icsFileOf(
      veventOf("piano", "Guitar", ["DTSTART:20261224T160000Z", "DTEND:20261224T170000Z"]),
    );
    const sent = await two.work.send("PUT", `${two.addresses.work}piano.ics`, { body: other });
    expect(sent.status).toBe(201);
    const moved = await two.move(days[0], "all", "Work");
    expect(moved.status).toBeGreaterThanOrEqual(400);
    await two.isSettled();
    expect(await two.stored("school")).toContain("SUMMARY:Piano");
    expect(await two.stored("work")).toContain("SUMMARY:Guitar");
  }, 60_000);

  it.each(["one", "following", "all"] as const)(
    "has each time once while it goes to the house's own calendar and back, whoever refuses: %s",
    async (scope) => {
      await open();
      two.proxies.school.refuse(isWrite);
      expect((await two.move(days[1], scope, "family")).status).toBe(502);
      expect(await two.times()).toEqual(days.map((day) => `${day} School`));
      two.proxies.school.refuse(() => false);
      expect((await two.move(days[1], scope, "family")).status).toBe(200);
      const home = await two.times();
      two.proxies.school.refuse(isWrite);
      expect((await two.undo()).status).toBe(502);
      expect(await two.times()).toEqual(home);
      two.proxies.school.refuse(() => false);
      expect((await two.undo()).status).toBe(204);
      await two.isSettled();
      expect(await two.times()).toEqual(days.map((day) => `${day} School`));
    },
    60_000,
  );
});
