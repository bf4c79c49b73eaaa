import { expect, it } from "vitest";
import type { CalendarWrite } from "../../outbox/calendar-write.ts";
import { Conflict } from "#server/platform/errors.ts";
import { createMoveWhole } from "./move-whole.ts";

const keys = Array.from({ length: 10 }, (_, index) => `event-${index}`);
/** A change that its server breaks on, of an event that stays. */
const stuck = {
  ...{
    id: 1,
    calendarId: "work",
    path: "/calendars/stuck.ics",
    url: "",
    uid: "stuck",
    title: "Stuck",
  },
  ...{ baseIcs: null, wantedIcs: "", edit: null, other: null, isMove: false, family: null },
  ...{ step: 0, sentAt: null, problem: null, after: null, act: null, memberId: null, begunAt: 0 },
} satisfies CalendarWrite;

const now = 0;

it("a change that waited before doesn't keep the rest of its calendar from moving, and is told in the end", async () => {
  const move = createMoveWhole({
    ...({} as Parameters<typeof createMoveWhole>[0]),
    records: {
      calendar: () =>
        ({ id: "work", isChosen: true, childrenWrite: true, kinds: ["VEVENT"] }) as never,
    },
    series: { keys: () => keys, withKey: () => ({ title: "Choir" }) as never },
    outbox: { all: () => [stuck], settled: async () => ({ kind: "waiting" }) },
    change: (() => ({})) as never,
    clock: { monotonic: () => now },
  });
  const caller = { isWall: true, session: null, unlocks: { acts: null } } as never;
  const first = await move({ from: "family", to: "work" }, caller);
  expect(first).toMatchObject({ moved: 8, waiting: 0, next: "event-7" });
  const last = await move({ from: "family", to: "work", after: "event-7" }, caller);
  expect(last).toMatchObject({ moved: 2, waiting: 1, next: null });
});

it("an event that only its own program can open isn't called a private one", async () => {
  const move = createMoveWhole({
    ...({} as Parameters<typeof createMoveWhole>[0]),
    records: {
      calendar: () =>
        ({ id: "work", isChosen: true, childrenWrite: true, kinds: ["VEVENT"] }) as never,
    },
    events: {
      keysIn: () => ["odd", "secret"],
      find: (id: string) => ({ ics: `BEGIN:VEVENT\r\nUID:${id}\r\n` }),
      views: { viewOf: (ics: string) => (ics.includes("odd") ? null : { isPrivate: true }) },
    } as never,
    outbox: { all: () => [], settled: async () => ({ kind: "waiting" }) },
    change: () => {
      throw new Conflict("eventFixed", "only its program");
    },
    clock: { monotonic: () => now },
  });
  const caller = { isWall: true, session: null, unlocks: { acts: null } } as never;
  const { stayed } = await move({ from: "work", to: "family" }, caller);
  expect(stayed).toEqual([
    { id: "odd~work", title: "", code: "eventFixed" },
    { id: "secret~work", title: "", busy: true, code: "eventFixed" },
  ]);
});
