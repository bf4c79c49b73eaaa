import { isDeepStrictEqual } from "node:util";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch } from "#contract/calendar-family.ts";
import { NotFound } from "#server/platform/errors.ts";
import type { Caller } from "#server/http/caller.ts";
import { changedFields } from "../family/changed-fields.ts";
import type { SeriesMoves } from "../family/series-moves.ts";
import type { Clock } from "#server/platform/clock.ts";
import { placementOnDay } from "#server/recurrence/event-placement.ts";
import type { ObjectEditor } from "#server/providers/calendar/object-port.ts";
import type { CalendarChange, ChangeStore } from "../outbox/change-store.ts";
import type { AlarmsFor } from "./change-event.ts";
import type { EventViews } from "./event-views.ts";
import { eventIdParts, type FoundObject } from "./find-event.ts";
import { familyFeedId } from "../family/event-view.ts";

interface MoveBackDeps {
  readonly changes: Pick<ChangeStore, "lastAt" | "lastOfSeries">;
  readonly series: Pick<SeriesMoves, "view" | "isPartAsItWas">;
  readonly find: (id: string) => FoundObject;
  readonly views: EventViews;
  readonly editor: Pick<ObjectEditor, "edit" | "hasOwnAlarms">;
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** The objects of an act. */
  readonly actOf: (actId: number) => readonly CalendarChange[];
  /** Whether nothing was changed since an act. */
  readonly isAsLeft: (acts: readonly CalendarChange[]) => boolean;
  readonly undo: (
    acts: readonly CalendarChange[],
    caller: Caller,
    isTellingFine: boolean,
  ) => Promise<unknown>;
}

/** An event as a move brought it where it is, with what was changed along; null where only a part of a series moved. */
const movedWhole = (
  { family, afterIcs }: CalendarChange,
  series: Pick<SeriesMoves, "view">,
): EventPatch | null => {
  if (family === null) return null;
  const isOurs = family.before !== null;
  if (isOurs ? family.after !== null : afterIcs !== null) return null;
  const { title, start, end, allDay, recurrence, ...event } = series.view(family.moved);
  const { memberIds, icon = null, location = null, notes = null } = event;
  return {
    ...{ title, start, end, allDay, location, notes, memberIds, icon },
    // A rule of another calendar may be written otherwise.
    ...(isOurs ? { recurrence: recurrence ?? null } : {}),
  };
};

/** Whether times that left a series of the family calendar went as they were there; true for all else. */
const isAsInSeries = (
  { family }: CalendarChange,
  series: Pick<SeriesMoves, "isPartAsItWas">,
): boolean => {
  if (family?.before == null || family.after === null) return true;
  if (family.moved.rule !== null) return series.isPartAsItWas(family);
  const { before, after, moved } = family;
  const day = after.except.find((each) => !before.except.includes(each));
  if (day === undefined) return series.isPartAsItWas(family);
  const { at = placementOnDay(before.at, day), ...own } =
    before.changes.find(({ originalDay }) => originalDay === day) ?? {};
  const left = { ...before, ...own, at };
  return (["title", "location", "notes", "icon", "memberIds", "at"] as const).every((name) =>
    isDeepStrictEqual(left[name], moved[name]),
  );
};

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
  const lastActOf = (id: string): readonly CalendarChange[] => {
    const { key, calendarId } = eventIdParts(id);
    const path = calendarId === familyFeedId ? null : pathOf(id);
    const last = path === null ? changes.lastOfSeries(key) : changes.lastAt(calendarId, path);
    return last === null ? [] : deps.actOf(last.actId);
  };

  /** The event as it was before it left a calendar; null where that isn't the one that is meant. */
  const sourceIn = (feedId: string | undefined, left: CalendarChange): CalendarEvent | null => {
    if (left.family?.before != null)
      return feedId === familyFeedId ? series.view(left.family.before) : null;
    // One that isn't shown any more can't be looked into.
    return left.beforeIcs === null || left.calendarId !== feedId
      ? null
      : views.eventOf(left.calendarId, left.beforeIcs, { isWaiting: true });
  };

  /** What left a calendar of an account whole, with the reminders as alarms that are chosen now. */
  const withAlarms = (left: CalendarChange, alarmsFor: AlarmsFor): CalendarChange => {
    const { beforeIcs, afterIcs, family, uid } = left;
    if (beforeIcs === null || afterIcs !== null || family?.before != null) return left;
    const hasOwn = deps.editor.hasOwnAlarms(beforeIcs);
    const patch = alarmsFor({ hasOwn, isOne: false, isPlacedAnew: true });
    if (Object.keys(patch).length === 0) return left;
    const context = { now: deps.clock.now(), zone: deps.timeZone(), newUid: () => uid };
    const edit = { kind: "change", which: { scope: "all" }, patch } as const;
    return { ...left, beforeIcs: deps.editor.edit(beforeIcs, edit, context).ics };
  };

  return async (
    id: string,
    { feedId, ...patch }: EventPatch,
    caller: Caller,
    isTellingFine: boolean,
    alarmsFor: AlarmsFor,
  ): Promise<CalendarEvent | null> => {
    const acts = lastActOf(id);
    const left = acts.find(({ kind }) => kind === "movedAway");
    const source = left === undefined ? null : sourceIn(feedId, left);
    if (left === undefined || source === null || !deps.isAsLeft(acts)) return null;
    // What was changed along stays: as it was before, only what moved alone comes back.
    if (Object.keys(changedFields({ ...movedWhole(left, series), ...patch }, source)).length > 0)
      return null;
    if (patch.start !== undefined || !isAsInSeries(left, series)) return null;
    const given = acts.map((act) => (act === left ? withAlarms(act, alarmsFor) : act));
    await deps.undo(given, caller, isTellingFine);
    return source;
  };
};
export type MoveBack = ReturnType<typeof createMoveBack>;
