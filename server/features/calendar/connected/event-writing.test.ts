import { expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch } from "#contract/calendar-family.ts";
import type { Caller } from "#server/http/caller.ts";
import type { ConnectedEvents } from "./connected-events.ts";
import type { ConnectedTarget } from "./connected-target.ts";
import { createEventWriting } from "./event-writing.ts";

const dentist: CalendarEvent = {
  ...{ id: "dentist~work", feedId: "work", editable: true, title: "Dentist", allDay: false },
  ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
  ...{ color: "#2563eb", memberIds: [], recurring: false },
};
const wall = { isWall: true, session: null, unlocks: { acts: null } } as unknown as Caller;

/** Whether a change counts as one of which the guests may be told, and what reaches the calendar's server. */
const changeBy = async (patch: EventPatch, { written }: { readonly written: boolean }) => {
  const asked: { which: ConnectedTarget; alarms: unknown }[] = [];
  const writing = createEventWriting({
    ...({} as Parameters<typeof createEventWriting>[0]),
    follow: (edit) => edit,
    connected: {
      has: () => true,
      hasOwnAlarms: () => false,
      change: async (...[, which, , , , alarmsFor]: Parameters<ConnectedEvents["change"]>) => {
        asked.push({
          which,
          alarms: alarmsFor?.({ hasOwn: false, isOne: false, isPlacedAnew: false }).alarms,
        });
        return { event: dentist, actId: 1, shift: null, refusal: null };
      },
    } as unknown as ConnectedEvents,
    own: {
      keep: (event) => event,
      forget: () => undefined,
      remindersOf: () => ({ usual: undefined, from: {}, times: {} }),
    },
    roster: () => [],
    writesAlarms: () => written,
  });
  await writing.change(dentist.id, {}, patch, wall, null);
  return asked.map(({ which, alarms }) => [which.tellGuests, alarms]);
};
const reminders = { before: [{ minutes: 30 }] };

it("guests of an event aren't asked about before a change that stays in the house", async () => {
  expect(await changeBy({ reminders }, { written: false })).toEqual([["yes", undefined]]);
  expect(await changeBy({ icon: "music" }, { written: true })).toEqual([["yes", undefined]]);
});

it("nobody's guests are told of reminders that are written into their calendar before somebody said yes", async () => {
  expect(await changeBy({ reminders }, { written: true })).toEqual([[undefined, reminders.before]]);
  expect(await changeBy({ title: "Dentist, upstairs" }, { written: true })).toEqual([
    [undefined, undefined],
  ]);
});

it("what was chosen along is kept where a server took half of a change, and somebody is asked about the rest", async () => {
  const kept: unknown[] = [];
  const refused = new Error("it is refused");
  const writing = createEventWriting({
    ...({} as Parameters<typeof createEventWriting>[0]),
    follow: (edit) => edit,
    connected: {
      has: () => true,
      hasOwnAlarms: () => false,
      change: async () => ({ event: dentist, actId: 7, shift: null, refusal: refused }),
    } as unknown as ConnectedEvents,
    own: {
      keep: (event, own, edit) => {
        kept.push([own.memberIds, edit?.actId]);
        return event;
      },
      forget: () => undefined,
      remindersOf: () => ({ usual: undefined, from: {}, times: {} }),
    },
    roster: () => [{ id: "mia", name: "Mia", color: "#d9662b", kid: true, parent: false }],
    writesAlarms: () => false,
  });
  const change = writing.change(dentist.id, {}, { title: "X", memberIds: ["mia"] }, wall, null);
  await expect(change).rejects.toBe(refused);
  expect(kept).toEqual([[["mia"], 7]]);
});
