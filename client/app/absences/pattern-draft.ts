import type { Absence, NewAbsence } from "#contract/absences.ts";
import {
  type PatternDay,
  patternDayOf,
  patternWeekOf,
  type WeekPattern,
} from "#contract/rules/week-pattern.ts";
import { addDays } from "#client/i18n/time.ts";

/** What the days of a draft are marked with: days away, or shifts. */
export type PatternKind = "away" | "shifts";

/** Weeks that come again, while they are written. */
export interface PatternDraft {
  readonly memberIds: readonly string[];
  readonly reason: string;
  readonly kind: PatternKind;
  readonly start: string;
  /** Empty where there is no last day. */
  readonly end: string;
  readonly weekOne: string;
  readonly weeks: readonly (readonly PatternDay[])[];
  readonly exceptions: readonly { readonly date: string; readonly is: PatternDay }[];
  /** Hours of shifts that aren't the usual ones. */
  readonly shiftTimes?: NewAbsence["shiftTimes"];
}

const marks: Readonly<Record<PatternKind, readonly PatternDay[]>> = {
  away: [null, "away"],
  shifts: [null, "early", "late", "night", "off"],
};
const emptyWeek: readonly PatternDay[] = [null, null, null, null, null, null, null];

/** Two empty weeks that begin with this one. */
export const emptyPattern = (today: string): PatternDraft => ({
  ...{ memberIds: [], reason: "", kind: "away", start: today, end: "", weekOne: today },
  ...{ weeks: [emptyWeek, emptyWeek], exceptions: [] },
});

/** What a stored absence is while it is changed; null where it doesn't come again. */
export const draftOf = (absence: Absence): PatternDraft | null => {
  const { weeks, memberIds = [], reason = "", start, end = "", exceptions = [] } = absence;
  if (weeks === undefined) return null;
  const isShift = weeks.flat().some((is) => is !== null && is !== "away");
  return {
    ...{ memberIds, reason, kind: isShift ? "shifts" : "away", start, end, weeks, exceptions },
    weekOne: absence.weekOne ?? start,
    ...(absence.shiftTimes === undefined ? {} : { shiftTimes: absence.shiftTimes }),
  };
};

/** The mark that a tap gives a day. */
export const nextMark = (kind: PatternKind, is: PatternDay): PatternDay => {
  const known = marks[kind];
  return known[(known.indexOf(is) + 1) % known.length] ?? null;
};

/** Weeks that are being changed, and what they were when that began. */
export interface ChangedPattern {
  readonly id: string;
  readonly draft: PatternDraft;
  readonly seen: NewAbsence;
}

const withoutTimes = ({ shiftTimes: _, ...draft }: PatternDraft): PatternDraft => draft;

/** The draft with days away or shifts, whose days are marked anew. */
export const withKind = (draft: PatternDraft, kind: PatternKind): PatternDraft =>
  draft.kind === kind
    ? draft
    : {
        ...withoutTimes(draft),
        ...{ kind, weeks: draft.weeks.map(() => emptyWeek), exceptions: [] },
      };

/** The draft with so many weeks; a new one is empty. */
export const withWeekCount = (draft: PatternDraft, count: number): PatternDraft => ({
  ...draft,
  weeks: Array.from({ length: count }, (_, at) => draft.weeks[at] ?? emptyWeek),
});

/** The draft with the next mark on one day of its weeks. */
export const withTap = (draft: PatternDraft, week: number, weekday: number): PatternDraft => ({
  ...draft,
  weeks: draft.weeks.map((days, at) =>
    at === week ? days.map((is, on) => (on === weekday ? nextMark(draft.kind, is) : is)) : days,
  ),
});

/** The draft as what its days are by. */
export const patternOf = ({
  start,
  end,
  weekOne,
  weeks,
  exceptions,
}: PatternDraft): WeekPattern => ({
  ...{ start, weekOne, weeks, exceptions },
  ...(end === "" ? {} : { end }),
});

/** The draft with a day swapped: the next mark, and as its week has it once that comes round. */
export const withSwap = (draft: PatternDraft, date: string): PatternDraft => {
  const others = draft.exceptions.filter((one) => one.date !== date);
  const is = nextMark(draft.kind, patternDayOf(patternOf(draft), date));
  const usual = patternDayOf(patternOf({ ...draft, exceptions: [] }), date);
  return { ...draft, exceptions: is === usual ? others : [...others, { date, is }] };
};

/** The number of the week that today is in, from 0. */
export const weekNow = (draft: PatternDraft, today: string): number => patternWeekOf(draft, today);

/** The draft in which today is in a week of that number. */
export const withWeekNow = (draft: PatternDraft, today: string, week: number): PatternDraft => ({
  ...draft,
  weekOne: addDays(today, -7 * week),
});

/** Whether something of it can be saved. */
export const isWhole = ({ memberIds, start, end, weeks }: PatternDraft): boolean =>
  memberIds.length > 0 &&
  start !== "" &&
  (end === "" || end >= start) &&
  weeks.flat().some((is) => is !== null);

/** The draft as the server takes it; swapped days outside its first and last day are left out. */
export const absenceOf = (draft: PatternDraft): NewAbsence => {
  const { memberIds, reason, start, end, weekOne, weeks, shiftTimes } = draft;
  const exceptions = draft.exceptions.filter(
    ({ date }) => date >= start && (end === "" || date <= end),
  );
  return {
    ...{ start, memberIds: [...memberIds], weekOne, weeks: weeks.map((week) => [...week]) },
    ...(end === "" ? {} : { end }),
    ...(reason.trim() === "" ? {} : { reason: reason.trim() }),
    ...(exceptions.length === 0 ? {} : { exceptions: exceptions.map((one) => ({ ...one })) }),
    ...(shiftTimes === undefined ? {} : { shiftTimes }),
  };
};
