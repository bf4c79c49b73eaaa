import type { Lesson, LessonDay } from "#contract/timetable.ts";
import { addMinutesToTime } from "../../ui/form/time-of-day.ts";

/** The lessonWeekdays of a timetable, Monday first, each with a day of that name. */
export const lessonWeekdays: readonly { readonly day: LessonDay; readonly date: string }[] = [
  { day: "mon", date: "2024-01-01" },
  { day: "tue", date: "2024-01-02" },
  { day: "wed", date: "2024-01-03" },
  { day: "thu", date: "2024-01-04" },
  { day: "fri", date: "2024-01-05" },
  { day: "sat", date: "2024-01-06" },
  { day: "sun", date: "2024-01-07" },
];

/** Whether two lessons are at the same time in some week. */
export const lessonsMeet = (a: Lesson, b: Lesson): boolean =>
  a.day === b.day &&
  (a.week === b.week || a.week === "both" || b.week === "both") &&
  a.start < b.end &&
  b.start < a.end;

const firstLesson = "08:00";
const usualMin = 45;
const breakMin = 5;

/** When the next lesson of a day would be: after the last one, as long as it. */
export const nextLessonTimes = (
  lessons: readonly Lesson[],
  day: LessonDay,
): Pick<Lesson, "start" | "end"> => {
  const last = lessons
    .filter((lesson) => lesson.day === day)
    .toSorted((a, b) => a.end.localeCompare(b.end))
    .at(-1);
  const start = last === undefined ? firstLesson : addMinutesToTime(last.end, breakMin);
  const end = addMinutesToTime(start, usualMin);
  return start < end ? { start, end } : { start: firstLesson, end: "08:45" };
};

/** When the nth lesson of a day is, by that day's lessons, else by those of the other days; undefined where none says it. */
export const nthLessonTimes = (
  lessons: readonly Lesson[],
  day: LessonDay,
  nth: number,
): Pick<Lesson, "start" | "end"> | undefined => {
  const days = [day, ...lessonWeekdays.map((one) => one.day).filter((one) => one !== day)];
  for (const one of days) {
    const starts = lessons
      .filter((lesson) => lesson.day === one)
      .toSorted((a, b) => a.start.localeCompare(b.start));
    const distinct = starts.filter((lesson, at) => lesson.start !== starts[at - 1]?.start);
    const found = distinct[nth - 1];
    if (found !== undefined) return { start: found.start, end: found.end };
  }
  return undefined;
};
