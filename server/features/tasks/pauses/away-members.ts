import { lastDay } from "#contract/values.ts";
import { addDays } from "#server/platform/clock.ts";
import type { Roster } from "#server/config/roster.ts";
import type { RepetitionDays } from "#server/recurrence/repetition-days.ts";
import type { TaskFields } from "#server/providers/tasks/port.ts";
import type { AwaySpan, StoredAbsences } from "./pause-store.ts";

/** Who is away when; `null` stands for the whole household, for tasks that are up for grabs. */
export interface AwayMembers {
  isAway(memberId: string | null, day: string): boolean;
  /**
   * The due day of an occurrence for a member. One within a pause is due on the first day back, or where the task has
   * days of its own, on the first of those; null where there is none.
   */
  dueDay(
    memberId: string | null,
    task: Pick<TaskFields, "recurrence">,
    occurrence: string,
  ): string | null;
  /** The member's pause on a day, as the board shows it. */
  pauseOf(memberId: string, day: string): { until: string; reason?: string } | null;
}

interface AwayLookupDeps {
  readonly absences: Pick<StoredAbsences, "awayOn">;
  readonly repetitionDays: Pick<RepetitionDays, "after">;
  readonly roster: () => Roster;
}

/** A chore that finds nobody for so long, because all its days are days away, is never due for them. */
const mostDaysAhead = 800;

/** Remembers what was worked out, by a key. */
const createMemory = <Found>() => {
  const known = new Map<string, { readonly found: Found }>();
  return (key: string, workOut: () => Found): Found => {
    const one = known.get(key) ?? { found: workOut() };
    known.set(key, one);
    return one.found;
  };
};

/** Looks up each day's pauses and each first day back once. */
const createPauseLookup = ({ absences, roster }: Pick<AwayLookupDeps, "absences" | "roster">) => {
  const known = new Map<string, readonly AwaySpan[]>();
  const onDay = (day: string): readonly AwaySpan[] => {
    // Nobody is away after the contract's last day, so that looking for the day of return ends.
    if (day > lastDay) return [];
    const pauses = known.get(day) ?? absences.awayOn(day);
    known.set(day, pauses);
    return pauses;
  };
  const pausesOf = (memberId: string, day: string): readonly AwaySpan[] =>
    onDay(day).filter(({ memberIds }) => memberIds === null || memberIds.includes(memberId));
  const isAway = (memberId: string | null, day: string): boolean => {
    if (onDay(day).length === 0) return false;
    return memberId === null
      ? roster().every(({ id }) => pausesOf(id, day).length > 0)
      : pausesOf(memberId, day).length > 0;
  };
  const findDayBack = (memberId: string | null, from: string): string => {
    let day = from;
    // A day's pauses all go on until the first of them ends.
    while (isAway(memberId, day)) {
      const [firstEnd = day] = onDay(day)
        .map(({ end }) => end)
        .toSorted();
      day = addDays(firstEnd, 1);
    }
    return day;
  };
  const daysBack = createMemory<string>();
  return {
    ...{ onDay, pausesOf, isAway },
    firstDayBack: (memberId: string | null, from: string): string =>
      daysBack(`${from} ${memberId}`, () => findDayBack(memberId, from)),
  };
};

/**
 * Looks up who is away, and once for each day what all chores of that day share; made anew for each read, because pauses
 * may change in between.
 */
export const createAwayLookup = ({ repetitionDays, ...deps }: AwayLookupDeps): AwayMembers => {
  const { onDay, pausesOf, isAway, firstDayBack } = createPauseLookup(deps);
  const findDueDay = (
    memberId: string | null,
    rule: string | undefined,
    occurrence: string,
  ): string | null => {
    let day: string | null = occurrence;
    while (day !== null && isAway(memberId, day)) {
      if (
        day > addDays(occurrence, mostDaysAhead) &&
        onDay(day).some(({ comesAgain }) => comesAgain)
      )
        return null;
      const back = firstDayBack(memberId, day);
      day =
        rule === undefined
          ? back
          : repetitionDays.after({ rule, start: occurrence }, addDays(back, -1));
    }
    return day !== null && day > lastDay ? null : day;
  };
  const dueDays = createMemory<string | null>();
  return {
    isAway,
    dueDay: (memberId, { recurrence: rule }, occurrence) =>
      dueDays(JSON.stringify([memberId, occurrence, rule]), () =>
        findDueDay(memberId, rule, occurrence),
      ),
    pauseOf: (memberId, day) => {
      const pauses = pausesOf(memberId, day);
      if (pauses.length === 0) return null;
      const reason = pauses.find((pause) => pause.reason !== null)?.reason ?? null;
      return {
        until: addDays(firstDayBack(memberId, day), -1),
        ...(reason === null ? {} : { reason }),
      };
    },
  };
};
