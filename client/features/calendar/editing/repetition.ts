import { addDays, weekdayOf } from "#client/i18n/time.ts";

/** Which day of a month: its number, its weekday from the front or from the back, or the month's last. */
export type MonthDay = "date" | "weekday" | "lastWeekday" | "lastDay";

/** Until when it repeats. */
export type RepetitionEnd =
  | { readonly kind: "never" }
  | { readonly kind: "until"; readonly day: string }
  | { readonly kind: "count"; readonly count: number };

/** How often an event comes again, as its family thinks of it. Weekdays are 1 (Monday) to 7; without any it is the day on which it begins. */
export type RepetitionPattern =
  | { readonly kind: "daily" | "yearly"; readonly every: number }
  | { readonly kind: "weekly"; readonly every: number; readonly days: readonly number[] }
  | { readonly kind: "monthly"; readonly every: number; readonly by: MonthDay };

/** Whether and how an event repeats; a rule that can't be said in these words is kept as it is. */
export type EventRepetition =
  | { readonly kind: "none" }
  | { readonly kind: "other"; readonly rule: string }
  | (RepetitionPattern & { readonly ending: RepetitionEnd });

const names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
const frequencies = {
  DAILY: "daily",
  WEEKLY: "weekly",
  MONTHLY: "monthly",
  YEARLY: "yearly",
} as const;

const dateOf = (day: string): number => Number(day.slice(8));
const isInMonthOf = (day: string, other: string): boolean => day.slice(0, 7) === other.slice(0, 7);

/** Which of its weekday a day is in its month, 1 to 5. */
export const nthWeekdayOf = (day: string): number => Math.ceil(dateOf(day) / 7);

/** Whether no day of the same weekday follows in its month. */
export const isLastOfItsWeekday = (day: string): boolean => !isInMonthOf(addDays(day, 7), day);

/** Whether the month is over after it. */
export const isLastOfMonth = (day: string): boolean => !isInMonthOf(addDays(day, 1), day);

const nameOf = (day: string): string => names[weekdayOf(day) - 1] ?? "MO";

const monthPart = (by: MonthDay, first: string): string => {
  switch (by) {
    case "date":
      return `BYMONTHDAY=${dateOf(first)}`;
    case "lastDay":
      return "BYMONTHDAY=-1";
    case "weekday":
      return `BYDAY=${nthWeekdayOf(first)}${nameOf(first)}`;
    case "lastWeekday":
      return `BYDAY=-1${nameOf(first)}`;
  }
};

const patternParts = (pattern: RepetitionPattern, first: string): readonly string[] => {
  const every = pattern.every === 1 ? [] : [`INTERVAL=${pattern.every}`];
  switch (pattern.kind) {
    case "daily":
    case "yearly":
      return [`FREQ=${pattern.kind.toUpperCase()}`, ...every];
    case "weekly": {
      const days = pattern.days.length === 0 ? [weekdayOf(first)] : pattern.days;
      const byDay = names.filter((_, at) => days.includes(at + 1)).join(",");
      return ["FREQ=WEEKLY", ...every, `BYDAY=${byDay}`];
    }
    case "monthly":
      return ["FREQ=MONTHLY", ...every, monthPart(pattern.by, first)];
  }
};

const endingParts = (ending: RepetitionEnd): readonly string[] => {
  switch (ending.kind) {
    case "never":
      return [];
    case "until":
      return [`UNTIL=${ending.day.replaceAll("-", "")}`];
    case "count":
      return [`COUNT=${ending.count}`];
  }
};

/** The RRULE value of a repetition that begins on a day; undefined for what is once. */
export const recurrenceRuleOf = (
  repetition: EventRepetition,
  first: string,
): string | undefined => {
  if (repetition.kind === "none") return undefined;
  if (repetition.kind === "other") return repetition.rule;
  return [...patternParts(repetition, first), ...endingParts(repetition.ending)].join(";");
};

const endingOf = (parts: Map<string, string>): RepetitionEnd | undefined => {
  const [until, count] = [parts.get("UNTIL"), parts.get("COUNT")];
  parts.delete("UNTIL");
  parts.delete("COUNT");
  if (count !== undefined) return { kind: "count", count: Number(count) };
  if (until === undefined) return { kind: "never" };
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(until) ?? [];
  return year === undefined ? undefined : { kind: "until", day: `${year}-${month}-${day}` };
};

const weekdaysOf = (byDay: string, first: string): readonly number[] | undefined => {
  const days = byDay.split(",").map((name) => names.findIndex((known) => known === name) + 1);
  if (days.includes(0)) return undefined;
  return days.length === 1 && days[0] === weekdayOf(first) ? [] : days.toSorted((a, b) => a - b);
};

const monthDayOf = (parts: ReadonlyMap<string, string>, first: string): MonthDay | undefined => {
  const [byMonthDay, byDay] = [parts.get("BYMONTHDAY"), parts.get("BYDAY")];
  const kinds: readonly MonthDay[] = ["date", "lastDay", "weekday", "lastWeekday"];
  if (byMonthDay === undefined && byDay === undefined) return "date";
  const part = byDay === undefined ? `BYMONTHDAY=${byMonthDay}` : `BYDAY=${byDay}`;
  return kinds.find((by) => monthPart(by, first) === part);
};

const patternOf = (parts: Map<string, string>, first: string): RepetitionPattern | undefined => {
  const kind = Object.entries(frequencies).find(([name]) => name === parts.get("FREQ"))?.[1];
  const every = Number(parts.get("INTERVAL") ?? 1);
  const by = [...parts.keys()].filter((name) => name !== "FREQ" && name !== "INTERVAL");
  const isPlain = by.length === 0;
  switch (kind) {
    case "daily":
    case "yearly":
      return isPlain ? { kind, every } : undefined;
    case "weekly": {
      if (isPlain) return { kind, every, days: [] };
      const days = by.join() === "BYDAY" ? weekdaysOf(parts.get("BYDAY") ?? "", first) : undefined;
      return days && { kind, every, days };
    }
    case "monthly": {
      const monthDay = by.length < 2 ? monthDayOf(parts, first) : undefined;
      return monthDay && { kind, every, by: monthDay };
    }
    default:
      return undefined;
  }
};

/** Reads the rule of an event that begins on a day; what these words can't say comes back as it is. */
export const eventRepetitionOf = (rule: string | undefined, first: string): EventRepetition => {
  if (rule === undefined) return { kind: "none" };
  const parts = new Map(
    rule
      .toUpperCase()
      .split(";")
      .map((part) => [part.split("=")[0] ?? "", part.split("=")[1] ?? ""] as const)
      .filter(([name]) => name !== "WKST"),
  );
  const ending = endingOf(parts);
  const pattern = patternOf(parts, first);
  return pattern === undefined || ending === undefined
    ? { kind: "other", rule }
    : { ...pattern, ending };
};
