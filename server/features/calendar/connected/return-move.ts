import type { Caller } from "#server/http/caller.ts";
import type { CalendarChange } from "../outbox/change-store.ts";
import type { CalendarOutbox } from "../outbox/calendar-outbox.ts";
import type { CalendarWrite } from "../outbox/calendar-write.ts";
import type { createRestoreObject } from "./restore-object.ts";
import { requireMayChange, writableCalendar } from "./event-rights.ts";
import type { EventViews } from "./event-views.ts";
import type { StoreWrites, StoreWritesDeps } from "./store-writes.ts";

interface ReturnMoveDeps extends Pick<StoreWritesDeps, "records"> {
  readonly outbox: Pick<CalendarOutbox, "shown">;
  readonly views: Pick<EventViews, "viewOf">;
  readonly writes: Pick<StoreWrites, "store">;
  readonly restore: ReturnType<typeof createRestoreObject>;
}

/** Where an object was and where an act brought it whole; null where the act was something else. */
const wholeMoveOf = (acts: readonly CalendarChange[]) => {
  const left = acts.find(({ kind }) => kind === "movedAway");
  const there = acts.find(({ kind }) => kind === "added");
  if (acts.length !== 2 || left === undefined || there === undefined) return null;
  const isWhole = left.family === null && left.afterIcs === null && left.uid === there.uid;
  return isWhole && left.beforeIcs !== null && left.calendarId !== there.calendarId
    ? { left: { ...left, ics: left.beforeIcs }, there }
    : null;
};

/**
 * Creates what stores that an object goes back into the calendar of an account from which it was moved whole. That is one
 * write: what the old calendar doesn't take stays where it is. Null where it is elsewhere by now, or was another act.
 */
export const createReturnMove =
  ({ records, outbox, views, writes, restore }: ReturnMoveDeps) =>
  (
    caller: Caller,
    acts: readonly CalendarChange[],
    isTellingFine: boolean,
  ): readonly CalendarWrite[] | null => {
    const move = wholeMoveOf(acts);
    if (move === null) return null;
    const { left, there } = move;
    const current = outbox.shown(there.calendarId, there.path);
    if (current === null || outbox.shown(left.calendarId, left.path) !== null) return null;
    const { ics } = current;
    for (const each of [left, { ...there, ics }]) {
      const calendar = writableCalendar(records, each.calendarId, caller);
      const view = views.viewOf(each.ics);
      if (view !== null) requireMayChange(records, calendar, view, isTellingFine);
    }
    const { calendarId, path, url, uid, title } = there;
    const moved = writes.store(caller, {
      ...{ calendarId, path, url, uid, title, baseIcs: ics, isMove: true },
      other: { calendarId: left.calendarId, path: left.path, url: left.url, uid: left.uid, ics },
    });
    // What the calendar in between doesn't keep, or was made of it there since, is as it was before.
    const restored =
      ics === left.ics ? null : restore(caller, left, left.ics, isTellingFine, { before: moved });
    return restored === null ? [moved] : [moved, restored];
  };
