import { Temporal } from "temporal-polyfill";
import {
  type Lesson,
  lessonDays,
  type SchoolDay,
  type TimetableSettings,
} from "#contract/timetable.ts";
import { addDays } from "../../platform/clock.ts";

const mondayOf = (day: string): string => addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);

/** Whether a day is in a week A or B; undefined where all weeks are alike. */
export const weekOf = (weekA: string | null, day: string): "A" | "B" | undefined => {
  if (weekA === null) return undefined;
  const from = Temporal.PlainDate.from(mondayOf(weekA));
  const weeks = from.until(mondayOf(day), { largestUnit: "days" }).days / 7;
  return weeks % 2 === 0 ? "A" : "B";
};

/** The lessons of one child on a day, the first one first; none where the weekday has none. */
const lessonsOn = (
  lessons: readonly Lesson[],
  day: string,
  week: "A" | "B" | undefined,
): Lesson[] => {
  const weekday = lessonDays[Temporal.PlainDate.from(day).dayOfWeek - 1];
  return lessons
    .filter((lesson) => lesson.day === weekday)
    .filter((lesson) => lesson.week === "both" || lesson.week === (week ?? "A"))
    .toSorted((a, b) => a.start.localeCompare(b.start));
};

/** A child's day at school: its lessons, and what to bring; on holidays only for which; null where there is nothing. */
export const schoolDayOf = (
  { weekA, subjects, lessons }: TimetableSettings,
  memberId: string,
  date: string,
  free: string | undefined,
): SchoolDay | null => {
  const week = weekOf(weekA, date);
  const there = lessonsOn(lessons[memberId] ?? [], date, week);
  if (there.length === 0) return null;
  const day = { date, memberId, ...(week === undefined ? {} : { week }) };
  if (free !== undefined) return { ...day, lessons: [], bring: [], free };
  const things = there.flatMap(
    ({ subjectId }) => subjects.find(({ id }) => id === subjectId)?.bring ?? [],
  );
  return {
    ...day,
    lessons: there.map(({ start, end, subjectId, room }) => ({
      ...{ start, end, subjectId, ...(room === undefined ? {} : { room }) },
    })),
    bring: [...new Set(things)],
  };
};
