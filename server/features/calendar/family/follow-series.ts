import type { EditTarget, EventPatch } from "#contract/calendar-family.ts";
import { dayAt, daysApart } from "#server/platform/clock.ts";
import type { FamilyIcal, FamilySeries } from "#server/providers/calendar/port.ts";
import { dayOfOccurrence, occurrenceOn } from "#server/recurrence/event-placement.ts";
import { occurrenceChanged } from "#server/recurrence/occurrence-changed.ts";
import { shiftByDays } from "#server/recurrence/shift-occurrence.ts";
import { day as daySchema, instant } from "#contract/values.ts";
import { seriesIdOf, seriesKeyOf } from "./event-view.ts";
import { firstRuleDayFrom, isRecurring, mayOccurOn, occursOn } from "./series-days.ts";
import type { FamilyStore } from "./store.ts";

interface FollowSeriesDeps {
  readonly store: Pick<FamilyStore, "find" | "splitFrom">;
  readonly ical: FamilyIcal;
  readonly timeZone: () => string;
}

/** An edit of an event: which times of which series are meant, and what is changed. */
export interface MeantEdit<Target extends EditTarget> {
  readonly id: string;
  readonly which: Target;
  readonly patch: EventPatch;
}

/**
 * Creates what follows an edit of a series that others have changed since it was seen: that was split there, or moved to
 * another hour or day.
 */
export const createFollowSeries = ({ store, ical, timeZone }: FollowSeriesDeps) => {
  const zoneOf = ({ at }: FamilySeries): string => at.zone ?? timeZone();

  /** The day that a time of it had, whatever its hour is now; null for no time at all. */
  const dayNamed = (occurrence: string, series: FamilySeries): string | null => {
    if (daySchema.safeParse(occurrence).success) return occurrence;
    return instant.safeParse(occurrence).success
      ? dayAt(Date.parse(occurrence), zoneOf(series))
      : null;
  };

  /** A series and those that were split off from it. */
  const withSplitOff = (series: FamilySeries): FamilySeries[] => [
    series,
    ...store.splitFrom(series.key).flatMap(withSplitOff),
  ];

  const isThere = (series: FamilySeries, occurrence: string): boolean => {
    const day = dayOfOccurrence(occurrence, series.at);
    return day !== null && occursOn(series, day, ical);
  };

  /** Whether it was deleted, or lies behind the end of all. */
  const isGone = (parts: readonly FamilySeries[], day: string): boolean =>
    parts.some((part) => part.except.includes(day) && mayOccurOn(part, day, ical)) ||
    parts.every(
      (part) =>
        firstRuleDayFrom(part, day, ical) === undefined && part.added.every((each) => each < day),
    );

  /** A series that isn't as it was seen, with the day that was meant; undefined where it still has that time, or never had. */
  const changedSince = (id: string, { occurrence }: EditTarget) => {
    const key = seriesKeyOf(id);
    const series = key === null ? null : store.find(key);
    if (series === null || occurrence === undefined || !isRecurring(series)) return undefined;
    if (series.sequence === 0 || isThere(series, occurrence)) return undefined;
    const day = dayNamed(occurrence, series);
    return day === null ? undefined : { series, occurrence, day };
  };

  type Changed = NonNullable<ReturnType<typeof changedSince>>;

  /** The series that has a time on that day now, if it is one alone. */
  const partOn = ({ series, occurrence }: Changed, parts: readonly FamilySeries[]) => {
    const found = parts.flatMap((part) => {
      const day = dayNamed(occurrence, part);
      return day !== null && occursOn(part, day, ical) ? [{ part, day }] : [];
    });
    const [only, another] = found;
    return found.find(({ part }) => part === series) ?? (another === undefined ? only : undefined);
  };

  /** A change of every time, as it is meant from the first one on. */
  const fromFirst = (
    { series, day }: Changed,
    { start, end, ...patch }: EventPatch,
  ): EventPatch => {
    const by = daysApart(day, series.at.day);
    const moved = (text: string): string => shiftByDays(text, by, zoneOf(series));
    return {
      ...patch,
      ...(start === undefined ? {} : { start: moved(start) }),
      ...(end === undefined ? {} : { end: moved(end) }),
    };
  };

  /** The same edit of the series as it is now. */
  const follow = <Target extends EditTarget>(
    edit: MeantEdit<Target>,
  ): MeantEdit<Target> | "unclear" => {
    const changed = changedSince(edit.id, edit.which);
    if (changed === undefined) return edit;
    const { series } = changed;
    const isAll = edit.which.scope === "all";
    const parts = isAll ? [series] : withSplitOff(series);
    const found = partOn(changed, parts);
    if (found !== undefined) {
      const occurrence = occurrenceOn(found.part.at, found.day);
      return { ...edit, id: seriesIdOf(found.part), which: { ...edit.which, occurrence } };
    }
    if (!isAll) return isGone(parts, changed.day) ? edit : "unclear";
    const patch = fromFirst(changed, edit.patch);
    return { ...edit, which: { ...edit.which, occurrence: undefined }, patch };
  };

  return {
    /** An edit of the series as it is now; throws 409 `changedMeanwhile` where nobody can tell which time is meant. */
    follow: <Target extends EditTarget>(edit: MeantEdit<Target>): MeantEdit<Target> => {
      const followed = follow(edit);
      if (followed !== "unclear") return followed;
      throw occurrenceChanged();
    },
    /** The id of the series that an edit goes to. */
    seriesMeant: (id: string, which: EditTarget): string => {
      const followed = follow({ id, which, patch: {} });
      return followed === "unclear" ? id : followed.id;
    },
  };
};
export type FollowSeries = ReturnType<typeof createFollowSeries>;
