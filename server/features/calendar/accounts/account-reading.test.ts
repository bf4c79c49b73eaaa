import { pino } from "pino";
import { expect, it } from "vitest";
import { systemClock } from "#server/platform/clock.ts";
import { type EmptyDatabase, openEmptyDatabase } from "#tests/fixtures/server/empty-database.ts";
import { createAccountRecords } from "./account-records.ts";
import { createAccountSet } from "#server/providers/calendar/caldav/account-set.ts";
import { createCalendarLocks } from "#server/providers/calendar/caldav/calendar-locks.ts";
import { usualPollTimes } from "#server/providers/calendar/caldav/sync/poll-times.ts";

it("asks no account's server before the wall listens, unless somebody looks at the calendar", async () => {
  const wall: EmptyDatabase = openEmptyDatabase();
  const asked: string[] = [];
  const open = () =>
    createAccountSet({
      ...{ clock: systemClock, log: pino({ level: "silent" }), times: usualPollTimes },
      outbound: ({ url }) => {
        asked.push(url);
        return Promise.reject(new Error("away"));
      },
      ...{ records: createAccountRecords(wall.db), onCalendars: createCalendarLocks() },
      remove: () => Promise.resolve(),
      ...{ changed: () => undefined, settled: () => undefined },
    });
  for (const wake of ["begin", "look"] as const) {
    const set = open();
    set.replace([
      {
        ...{ id: "one", number: 1, url: "https://dav.example/", user: "kim", password: "word" },
        ...{ hosts: [], reach: "house", showsAll: true, showsTodos: false },
      },
    ]);
    expect(asked.splice(0)).toEqual([]);
    set[wake]();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await set.stop();
    asked.splice(0);
  }
  wall.close();
});
