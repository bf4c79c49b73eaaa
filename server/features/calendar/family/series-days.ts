import { addDays } from "#server/platform/clock.ts";
import type { FamilyIcal, FamilySeries } from "#server/providers/calendar/port.ts";

/** What is needed of recurrence rules. */
export type RuleDays = Pick<FamilyIcal, "checkRule" | "firstDay" | "daysBetween">;

/** More than a counted rule can produce. */
const most = 2_000;

const lastOfAll = "2199-12-31";

/** Whether a series occurs more than once. */
export const isRecurring = ({ rule, added, changes }: FamilySeries): boolean =>
  rule !== null || added.length > 0 || changes.length > 0;

/** The days that the rule alone produces, up to a day. */
export const ruleDaysUpTo = (
  { rule, at }: FamilySeries,
  end: string,
  rules: RuleDays,
): string[] => {
  if (end < at.day) return [];
  return rule === null
    ? [at.day]
    : [...rules.daysBetween(rule, at.day, { start: at.day, end }, most)];
};

const isRuled = ({ rule, at }: FamilySeries, day: string, rules: RuleDays): boolean =>
  day === at.day ||
  (rule !== null && rules.daysBetween(rule, at.day, { start: day, end: day }, 1).length > 0);

/** Whether the series would occur on a day if that day weren't excluded. */
export const mayOccurOn = (series: FamilySeries, day: string, rules: RuleDays): boolean =>
  series.added.includes(day) || isRuled(series, day, rules);

/** Whether the series occurs on a day, moved or not. */
export const occursOn = (series: FamilySeries, day: string, rules: RuleDays): boolean =>
  !series.except.includes(day) && mayOccurOn(series, day, rules);

/** Days that are searched at a time: more than a year, so that the first search nearly always finds one. */
const stride = 400;

/** Whether the series has any occurrence up to a day. */
const isAnyUpTo = (series: FamilySeries, end: string, rules: RuleDays): boolean => {
  const { at, rule, added, except } = series;
  const counts = (day: string): boolean => day <= end && !except.includes(day);
  if ([at.day, ...added].some(counts)) return true;
  if (rule === null) return false;
  for (let start = at.day; start <= end; start = addDays(start, stride)) {
    const range = { start, end: addDays(start, stride - 1) };
    if (rules.daysBetween(rule, at.day, range, stride).some(counts)) return true;
  }
  return false;
};

/** Whether the series has any occurrence before a day. */
export const hasDayBefore = (series: FamilySeries, day: string, rules: RuleDays): boolean =>
  isAnyUpTo(series, addDays(day, -1), rules);

/** Whether the series has any occurrence left. */
export const hasAnyDay = (series: FamilySeries, rules: RuleDays): boolean => {
  const isEndless = series.rule !== null && !/(COUNT|UNTIL)=/.test(series.rule);
  return isEndless || isAnyUpTo(series, lastOfAll, rules);
};

/** The first day of the rule at or after a day that isn't before the series' own days. */
export const firstRuleDayFrom = (
  series: FamilySeries,
  day: string,
  rules: RuleDays,
): string | undefined => {
  if (series.rule === null) return undefined;
  if (isRuled(series, day, rules)) return day;
  return rules.daysBetween(
    series.rule,
    series.at.day,
    { start: day, end: addDays(day, 4_000) },
    1,
  )[0];
};
