import type { CalendarChangeRow, WaitingChange } from "#contract/calendar-changes.ts";
import type { EventVersions } from "#contract/errors.ts";
import { iso } from "#server/platform/clock.ts";
import type { CalendarWrite } from "../outbox/calendar-write.ts";
import type { CalendarChange } from "../outbox/change-store.ts";

const dayMs = 24 * 3_600_000;

const whatOf = (objects: readonly CalendarChange[]): CalendarChangeRow["what"] => {
  if (objects.some(({ kind }) => kind === "movedAway")) return "moved";
  const kind = objects[0]?.kind;
  return kind === "added" || kind === "deleted" || kind === "overwritten" ? kind : "changed";
};

const rowOf = (actId: number, objects: readonly CalendarChange[]): CalendarChangeRow[] => {
  const [first] = objects;
  if (first === undefined) return [];
  const { memberId, calendarId: feedId, title, changedAt } = first;
  return [
    {
      ...{ id: String(actId), at: iso(changedAt), feedId, title, what: whatOf(objects) },
      ...(memberId === null ? {} : { memberId }),
    },
  ];
};

/** One row for each act, however many objects it changed; `newestFirst` and the rows are in one order. */
export const changeRows = (newestFirst: readonly CalendarChange[]): CalendarChangeRow[] =>
  [...Map.groupBy(newestFirst, ({ actId }) => actId)].flatMap(([actId, objects]) =>
    rowOf(actId, objects.toReversed()),
  );

/** A write that waits as it is answered; it asks for a decision where it is stopped, its calendar isn't shown, or it waits for a day. */
export const waitingRow = (
  { id, begunAt, title, memberId, calendarId, problem, after }: CalendarWrite,
  { now, isHidden }: { readonly now: number; readonly isHidden: boolean },
  versions: () => EventVersions,
): WaitingChange => {
  // What waits for another one is decided with that.
  const isLate = after === null && now - begunAt >= dayMs;
  return {
    ...{ id: String(id), since: iso(begunAt), title },
    ...(memberId === null ? {} : { memberId }),
    ...{ feedId: calendarId, asks: problem !== null || isHidden || isLate },
    ...(after === null ? {} : { waitsFor: String(after) }),
    ...(isHidden ? { problem: "calendarHidden" } : {}),
    ...(problem === null ? {} : { problem }),
    ...(problem === "conflict" ? { versions: versions() } : {}),
  };
};
