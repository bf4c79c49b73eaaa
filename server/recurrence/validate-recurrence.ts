import { InvalidInput } from "../platform/errors.ts";
import { lastDay } from "#contract/values.ts";
import { dayInUtc, openRule, type RepetitionRule } from "./open-rule.ts";
import { ruleWeekdays } from "./rule-parts.ts";

const whole = (least: number, most: number) => (word: string) =>
  /^\d{1,4}$/.test(word) && Number(word) >= least && Number(word) <= most;
const signed = (most: number) => (word: string) =>
  /^[+-]?\d{1,3}$/.test(word) && Math.abs(Number(word)) >= 1 && Math.abs(Number(word)) <= most;
const list = (fits: (word: string) => boolean) => (words: string) => words.split(",").every(fits);
const isWeekday = (word: string): boolean => ruleWeekdays.includes(word);
const isNthWeekday = (word: string): boolean => isWeekday(word.replace(/^[+-]?\d{1,2}/, ""));
const isDate = (word: string): boolean => {
  const parts = /^(\d{4})(\d\d)(\d\d)(T([01]\d|2[0-3])[0-5]\d([0-5]\d|60)Z?)?$/.exec(word);
  if (parts === null) return false;
  const [, year, month, day] = parts.map(Number);
  return (
    new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCDate() === day &&
    (month ?? 0) >= 1 &&
    (month ?? 13) <= 12
  );
};

const parts: ReadonlyMap<string, { fits: (value: string) => boolean; expected: string }> = new Map([
  [
    "FREQ",
    {
      fits: (word) => /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(word),
      expected: "DAILY, WEEKLY, MONTHLY or YEARLY",
    },
  ],
  ["INTERVAL", { fits: whole(1, 1000), expected: "a whole number from 1 to 1000" }],
  ["COUNT", { fits: whole(1, 1000), expected: "a whole number from 1 to 1000" }],
  ["UNTIL", { fits: isDate, expected: "a date such as 20271231" }],
  ["BYDAY", { fits: list(isNthWeekday), expected: "weekdays such as MO,WE or 1SU" }],
  ["BYMONTHDAY", { fits: list(signed(31)), expected: "days from 1 to 31" }],
  ["BYMONTH", { fits: list(whole(1, 12)), expected: "months from 1 to 12" }],
  ["BYYEARDAY", { fits: list(signed(366)), expected: "days from 1 to 366" }],
  ["BYWEEKNO", { fits: list(signed(53)), expected: "weeks from 1 to 53" }],
  ["BYSETPOS", { fits: list(signed(366)), expected: "positions such as 1 or -1" }],
  ["WKST", { fits: isWeekday, expected: "a weekday such as MO" }],
]);

const refuse = (message: string): never => {
  throw new InvalidInput("recurrence", `recurrence: ${message}`);
};

const checkPart = (part: string, seen: Set<string>): void => {
  const [, name = "", value = ""] = /^([A-Z]+)=(.+)$/.exec(part) ?? [];
  const known = parts.get(name);
  if (known === undefined)
    refuse(
      `expected an RRULE of whole days such as FREQ=WEEKLY;BYDAY=MO,TH, got "${part.slice(0, 40)}"`,
    );
  else if (seen.has(name)) refuse(`${name} is there twice`);
  else if (!known.fits(value))
    refuse(`${name}: expected ${known.expected}, got "${value.slice(0, 40)}"`);
  seen.add(name);
};

/** The most characters of a stored rule: longer lists of days are a flood. */
const longestRule = 1000;

/** Whether a stored rule is of the kind that can be written: of whole days, and with numbers that can be counted. */
export const isSupportedRule = (rule: string): boolean => {
  const seen = new Set<string>();
  try {
    for (const part of rule.slice(0, longestRule + 1).split(";")) checkPart(part, seen);
  } catch {
    return false;
  }
  return rule.length <= longestRule && seen.has("FREQ");
};

/** The first day of a rule from a day on; null where the library gives up, as on every 30 February. */
const dayFrom = ({ rule, start }: RepetitionRule, from: string, isIncluded: boolean) => {
  try {
    return openRule({ rule, start }).next(dayInUtc(from), isIncluded)?.toPlainDate() ?? null;
  } catch {
    return null;
  }
};

/**
 * The rule as it is stored; 400 on `recurrence` unless it is one of whole days with an occurrence from `start` on,
 * whose first two are before 2200.
 */
export const validateRecurrence = (text: string, start: string): string => {
  const rule = text.trim().toUpperCase();
  const seen = new Set<string>();
  for (const part of rule.split(";")) checkPart(part, seen);
  if (!seen.has("FREQ")) refuse("expected FREQ=DAILY, WEEKLY, MONTHLY or YEARLY");
  if (seen.has("COUNT") && seen.has("UNTIL")) refuse("expected COUNT or UNTIL, not both");
  const first = dayFrom({ rule, start }, start, true);
  if (first === null) return refuse("expected a rule that falls on some day");
  const second = dayFrom({ rule, start }, first.toString(), false);
  if ([first, second].some((day) => day !== null && day.toString() > lastDay))
    refuse(`expected a rule whose next day isn't after ${lastDay}`);
  return rule;
};
