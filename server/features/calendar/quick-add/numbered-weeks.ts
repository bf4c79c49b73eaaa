import type { Temporal } from "temporal-polyfill";

/** Weeks by their numbers in the calendar. */
export const numberedWeekWords = {
  even: "(?:(?:in|on) )?(?:the )?even(?:[- ]numbered)? weeks|(?:every|each) even week|(?:in )?(?:den )?geraden? (?:kalenderwochen|wochen|kws?)|jede gerade (?:woche|kw)",
  odd: "(?:(?:in|on) )?(?:the )?odd(?:[- ]numbered)? weeks|(?:every|each) odd week|(?:in )?(?:den )?ungeraden? (?:kalenderwochen|wochen|kws?)|jede ungerade (?:woche|kw)",
};

/** Which weeks by their numbers are meant. */
export type NumberedWeeks = keyof typeof numberedWeekWords;

/** Whether a day is in a week whose number is even, or odd. */
export const isInNumberedWeek = (day: Temporal.PlainDate, weeks: NumberedWeeks): boolean =>
  ((day.weekOfYear ?? 0) % 2 === 0) === (weeks === "even");
