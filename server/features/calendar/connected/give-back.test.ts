import { expect, it } from "vitest";
import type { Caller } from "#server/http/caller.ts";
import { HttpError } from "#server/platform/errors.ts";
import type { CalendarWrite } from "../outbox/calendar-write.ts";
import type { CalendarChange } from "../outbox/change-store.ts";
import { createCalendarHistory } from "./calendar-history.ts";

const wall = { isWall: true, session: null, unlocks: { acts: null } } as unknown as Caller;
const refused = new HttpError(502, "it is refused", {
  code: "sourceRefused",
  reason: "accountNotAllowed",
});
const act = (kind: CalendarChange["kind"], calendarId: string): CalendarChange => ({
  ...{ id: 1, actId: 7, kind, calendarId, path: `/${calendarId}/piano.ics`, uid: "piano" },
  ...{ url: `https://cloud.example/${calendarId}/piano.ics`, title: "Piano", family: null },
  ...{ beforeIcs: kind === "added" ? null : "before", afterIcs: "after" },
  ...{ memberId: "mom", changedAt: 0 },
});

/** Takes an act back of which the second of two writes is refused; what the answer says, and what else is given back. */
const undo = async (
  acts: CalendarChange[],
  second: Pick<CalendarWrite, "wantedIcs">,
  returned: boolean,
) => {
  const [first, last] = [
    { id: 20, wantedIcs: "before" },
    { ...second, id: 21 },
  ];
  const stored = [first, last];
  const givenBack: (number | null)[] = [];
  const history = createCalendarHistory({
    ...({} as Parameters<typeof createCalendarHistory>[0]),
    ...({
      changes: { ofAct: () => acts },
      outbox: { all: () => [] },
      clock: { now: () => 0 },
      events: {
        returnMove: () => (returned ? stored.splice(0) : null),
        restore: () => stored.shift() ?? null,
        send: async (write: CalendarWrite) => {
          if (write.id === last.id) throw refused;
          return false;
        },
      },
      atomically: <T>(work: () => T) => work(),
      own: {
        giveBackChoices: (_act: number, { by }: { by: number | null }) => givenBack.push(by),
      },
    } as unknown as Parameters<typeof createCalendarHistory>[0]),
  });
  const how = { isOver: true, isTellingFine: true };
  const answer: unknown = await history.undo(7, how, wall).catch((error: unknown) => error);
  return { says: answer instanceof HttpError ? answer.details.code : undefined, givenBack };
};

it("what comes back is what was chosen for it too, also where the other calendar doesn't let it go", async () => {
  const part = [act("changed", "school"), act("added", "work")];
  expect(await undo(part, { wantedIcs: null }, false)).toEqual({
    ...{ says: "notTakenAway", givenBack: [20] },
  });
});

it("an event that came back whole isn't called in both calendars where only its own refuses what it had beside", async () => {
  const move = [act("movedAway", "school"), act("added", "work")];
  expect(await undo(move, { wantedIcs: "before" }, true)).toEqual({
    ...{ says: "sourceRefused", givenBack: [20] },
  });
});
