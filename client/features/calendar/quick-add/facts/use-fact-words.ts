import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import { lessonDays } from "#contract/timetable.ts";
import { addDays, daysBetween } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { quickFactMessages } from "./messages/messages.ts";

/** A Monday, from which the weekdays of a pattern are named. */
const aMonday = "2024-01-01";

/** What isn't an event, in words. */
export interface FactWords {
  /** What it would be: a bin, a lesson. */
  readonly kind: string;
  readonly title: string;
  readonly details: readonly string[];
}

type Said<K extends UnderstoodFact["kind"]> = Extract<UnderstoodFact, { kind: K }>;

const useAbsenceWords = (): ((fact: Said<"absence">) => FactWords) => {
  const s = useMessages(quickFactMessages);
  const { dateLong, dateWithYear, dayName } = useI18n();
  return ({ absence: { reason, start, end, weeks } }) => {
    const marks = weeks?.flat() ?? [];
    const shift = (["early", "late", "night"] as const).find((kind) => marks.includes(kind));
    const kind = s(shift === undefined ? "absence" : "shift");
    const title = reason ?? (shift === undefined ? kind : s(`shift.${shift}`));
    const days =
      end === undefined
        ? s("from", { day: dateLong(start) })
        : s("fromTo", { first: dateLong(start), last: dateWithYear(end) });
    const isOnce = weeks === undefined || (end !== undefined && daysBetween(start, end) < 7);
    if (isOnce) return { kind, title, details: [start === end ? dateLong(start) : days] };
    const marked = [0, 1, 2, 3, 4, 5, 6].filter((at) => weeks.some((week) => week[at] !== null));
    const names =
      marked.length === 7
        ? s("wholeWeeks")
        : marked.map((at) => dayName(addDays(aMonday, at))).join(", ");
    return { kind, title, details: [s("every", { days: names, count: weeks.length }), days] };
  };
};

const useLessonWords = (): ((fact: Said<"lesson">) => FactWords) => {
  const s = useMessages(quickFactMessages);
  const { dayName, timeOfDay } = useI18n();
  return ({ lesson }) => {
    const day = dayName(addDays(aMonday, lessonDays.indexOf(lesson.day)));
    const { start, end, nth, week } = lesson;
    const when =
      start !== undefined && end !== undefined
        ? s("lessonTimes", { day, start: timeOfDay(start), end: timeOfDay(end) })
        : s("lessonNth", { day, nth: String(nth ?? 1) });
    const inWeek = week === "both" ? [] : [s("weekOf", { week })];
    return { kind: s("lesson"), title: lesson.subject, details: [when, ...inWeek] };
  };
};

/** Says what isn't an event in words, before it is kept. */
export const useFactWords = (): ((fact: UnderstoodFact) => FactWords) => {
  const s = useMessages(quickFactMessages);
  const { dateLong, dateWithYear, dayName } = useI18n();
  const absenceWords = useAbsenceWords();
  const lessonWords = useLessonWords();
  return (fact) => {
    if (fact.kind === "absence") return absenceWords(fact);
    if (fact.kind === "lesson") return lessonWords(fact);
    if (fact.kind === "schoolHolidays") {
      const { name, start, end } = fact.holidays;
      const days = s("fromTo", { first: dateLong(start), last: dateWithYear(end) });
      return { kind: s("schoolHolidays"), title: name, details: [days] };
    }
    const { first, everyWeeks } = fact.rule;
    const often = s("every", { days: dayName(first), count: everyWeeks });
    return {
      kind: s("bin"),
      title: fact.name,
      details: [often, s("from", { day: dateLong(first) })],
    };
  };
};
