import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch } from "#contract/calendar-family.ts";
import { NotFound } from "#server/platform/errors.ts";
import type { Caller } from "#server/http/caller.ts";
import { changedFields } from "../family/changed-fields.ts";
import type { SeriesMoves } from "../family/series-moves.ts";
import type { CalendarChange, ChangeStore } from "../outbox/change-store.ts";
import type { EventViews } from "./event-views.ts";
import { eventIdParts, type FoundObject } from "./find-event.ts";
import { familyFeedId } from "../family/event-view.ts";

interface MoveBackDeps {
  readonly changes: Pick<ChangeStore, "lastAt" | "lastOfSeries" | "ofAct">;
  readonly series: Pick<SeriesMoves, "view">;
  readonly find: (id: string) => FoundObject;
  readonly views: EventViews;
  /** Whether nothing was changed since an act. */
  readonly isAsLeft: (acts: readonly CalendarChange[]) => boolean;
  readonly undo: (
    acts: readonly CalendarChange[],
    caller: Caller,
    isTellingFine: boolean,
  ) => Promise<unknown>;
}

/**
 * Creates what brings an event back into the calendar from which it was moved, as it was there: with the guests,
 * alarms, faces or the picture that the calendar in between doesn't have. Null where that isn't what is meant, or where
 * it was changed since.
 */
export const createMoveBack = (deps: MoveBackDeps) => {
  const { changes, series, find, views } = deps;

  const pathOf = (id: string): string => {
    try {
      return find(id).path;
    } catch (error) {
      // Gone since, as by the same request before its answer was lost.
      if (error instanceof NotFound) return "";
      throw error;
    }
  };

  /** The act that brought an event where it is. */
  const actOf = (id: string): CalendarChange[] => {
    const { key, calendarId } = eventIdParts(id);
    const path = calendarId === familyFeedId ? null : pathOf(id);
    const last = path === null ? changes.lastOfSeries(key) : changes.lastAt(calendarId, path);
    return last === null ? [] : changes.ofAct(last.actId);
  };

  /** The event as it was before an act, where it left that calendar then; else null. */
  const sourceIn = (
    feedId: string | undefined,
    acts: readonly CalendarChange[],
  ): CalendarEvent | null => {
    const left = acts.find(({ kind }) => kind === "movedAway");
    if (left === undefined) return null;
    if (left.family?.before != null)
      return feedId === familyFeedId ? series.view(left.family.before) : null;
    // One that isn't shown any more can't be looked into.
    return left.beforeIcs === null || left.calendarId !== feedId
      ? null
      : views.eventOf(left.calendarId, left.beforeIcs, { isWaiting: true });
  };

  return async (
    id: string,
    { feedId, ...patch }: EventPatch,
    caller: Caller,
    isTellingFine: boolean,
  ): Promise<CalendarEvent | null> => {
    const acts = actOf(id);
    const source = sourceIn(feedId, acts);
    if (source === null || !deps.isAsLeft(acts)) return null;
    const { start: _start, end: _end, ...other } = changedFields(patch, source);
    if (Object.keys(other).length > 0 || patch.start !== undefined) return null;
    await deps.undo(acts, caller, isTellingFine);
    return source;
  };
};
export type MoveBack = ReturnType<typeof createMoveBack>;
