import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import { type Lesson, lessonDays } from "#contract/timetable.ts";
import type { EventPhrases } from "../event-phrases.ts";
import { alternativesPattern, type PhraseLanguage } from "../language.ts";
import type { ParseContext } from "../parse-context.ts";
import type { Scanner } from "../scanner.ts";
import { askWhose, clockOf, factLineOf, isBare, isNamed } from "./fact-line.ts";
import { lessonNumber, lessonNumbers, lessonWeek, subjectWords } from "./fact-words.ts";
import { minutesPerDay } from "../hours.ts";

/** A day of school has no more lessons. */
const mostLessons = 15;

const takeLesson = (scanner: Scanner) => {
  scanner.take("has|have|hat|haben");
  const number = scanner.take(lessonNumber)?.groups;
  const week = scanner.take(lessonWeek)?.groups;
  const word = number?.["word"]?.toLowerCase() ?? "";
  const named = Object.entries(lessonNumbers).find(([begin]) => word.startsWith(begin))?.[1];
  const nth = Number(number?.["nth"]) || named;
  const letter = (week?.["after"] ?? week?.["before"])?.toUpperCase();
  const given: Lesson["week"] = letter === "A" || letter === "B" ? letter : "both";
  return { nth, week: given };
};

/** Whether a day is said by its weekday: a date or "tomorrow" may be of that one time. */
const isWeekday = (
  { repeat, dates }: EventPhrases,
  { weekdays, shortWeekdays, onWeekdays }: PhraseLanguage,
): boolean => {
  const names = alternativesPattern({ ...weekdays, ...shortWeekdays, ...onWeekdays });
  const words = dates?.words ?? "";
  return (
    repeat !== null ||
    (!/\d/.test(words) && new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, "iu").test(words))
  );
};

/** A child's lesson: "Mia maths Mon 1st lesson", "Mia Mathe Montag 8-8:45", which may be an event too. */
export const lessonFactIn = (
  text: string,
  language: PhraseLanguage,
  context: ParseContext,
): UnderstoodFact | undefined => {
  const { line, own } = factLineOf(text, language, context, takeLesson);
  const { phrases, days, roster } = line;
  const { title, whose, times, length, repeat, ending, dates } = phrases;
  const [day] = days;
  const children = roster.filter(({ kid }) => kid === true).map(({ id }) => id);
  const isOthers = whose.memberIds.some((id) => !children.includes(id));
  if (day === undefined || !isNamed(title, subjectWords) || !isBare(phrases)) return undefined;
  if (children.length === 0 || isOthers || whose.memberIds.length > 1) return undefined;
  // A lesson is on one weekday, whichever date that is next.
  if (ending.count !== undefined || ending.last !== undefined) return undefined;
  const isOneDay = new Set(days.map(({ dayOfWeek }) => dayOfWeek)).size === 1;
  if (!isOneDay || dates?.last !== undefined || (repeat?.interval ?? 1) > 1) return undefined;
  const start = times.start?.minutes;
  const end =
    times.end ?? (start === undefined || length === undefined ? undefined : start + length);
  const isTimed = start !== undefined && end !== undefined && start < end && end < minutesPerDay;
  if (own.nth === undefined ? !isTimed : own.nth > mostLessons) return undefined;
  return {
    kind: "lesson",
    lesson: {
      ...(whose.memberIds[0] === undefined ? {} : { memberId: whose.memberIds[0] }),
      ...{ subject: title, day: lessonDays[day.dayOfWeek - 1] ?? "mon", week: own.week },
      ...(own.nth === undefined ? {} : { nth: own.nth }),
      ...(isTimed ? { start: clockOf(start), end: clockOf(end) } : {}),
    },
    isSure: own.nth !== undefined && isWeekday(phrases, language),
    asks: askWhose(whose.memberIds, children),
  };
};
