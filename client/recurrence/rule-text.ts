import { weekdayOf } from "../i18n/time.ts";
import {
  dateOf,
  lastDayOfMonth,
  type MonthDay,
  nthWeekdayOf,
  type Repetition,
  type RepetitionEnd,
  type RepetitionPattern,
  type RunningRepetition,
  withoutEnding,
} from "./repetition.ts";

const names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
const workdays = [1, 2, 3, 4, 5];
const frequencies = new Map([
  ["DAILY", "daily"],
  ["WEEKLY", "weekly"],
  ["MONTHLY", "monthly"],
  ["YEARLY", "yearly"],
] as const);

const nameOf = (day: string): string => names[weekdayOf(day) - 1] ?? "MO";

const monthPart = (by: Exclude<MonthDay, number>, first: string): string => {
  switch (by) {
    case "date":
      return `BYMONTHDAY=${dateOf(first)}`;
    case "lastDay":
      return `BYMONTHDAY=${lastDayOfMonth}`;
    case "weekday":
      return `BYDAY=${nthWeekdayOf(first)}${nameOf(first)}`;
    case "lastWeekday":
      return `BYDAY=-1${nameOf(first)}`;
  }
};

const weekdaysPart = (days: readonly number[]): string =>
  `BYDAY=${names.filter((_, at) => days.includes(at + 1)).join(",")}`;

// Without such a part a rule follows its first day by itself.
const weekdaysParts = (days: readonly number[], first: string | undefined): readonly string[] => {
  if (days.length > 0) return [weekdaysPart(days)];
  return first === undefined ? [] : [weekdaysPart([weekdayOf(first)])];
};

const monthParts = (by: MonthDay, first: string | undefined): readonly string[] => {
  if (typeof by === "number") return [`BYMONTHDAY=${by}`];
  return first === undefined ? [] : [monthPart(by, first)];
};

const patternParts = (pattern: RepetitionPattern, first: string | undefined): readonly string[] => {
  const every = pattern.every === 1 ? [] : [`INTERVAL=${pattern.every}`];
  switch (pattern.kind) {
    case "daily":
    case "yearly":
      return [`FREQ=${pattern.kind.toUpperCase()}`, ...every];
    case "weekdays":
      return ["FREQ=WEEKLY", ...every, weekdaysPart(workdays)];
    case "weekly":
      return ["FREQ=WEEKLY", ...every, ...weekdaysParts(pattern.days, first)];
    case "monthly":
      return ["FREQ=MONTHLY", ...every, ...monthParts(pattern.by, first)];
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

/** The RRULE value of a repetition, whose days may follow its first one; undefined for what has no rule. */
export const recurrenceRuleOf = (repetition: Repetition, first?: string): string | undefined => {
  if (repetition.kind === "none" || repetition.kind === "afterDone") return undefined;
  if (repetition.kind === "other") return repetition.rule;
  return [...patternParts(repetition, first), ...endingParts(repetition.ending)].join(";");
};

const endingOf = (
  until: string | undefined,
  count: string | undefined,
): RepetitionEnd | undefined => {
  if (count !== undefined) return { kind: "count", count: Number(count) };
  if (until === undefined) return withoutEnding;
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(until) ?? [];
  return year === undefined ? undefined : { kind: "until", day: `${year}-${month}-${day}` };
};

/** What every rule has, and its other parts by name. */
const readRule = (rule: string) => {
  const parts = new Map(
    rule
      .toUpperCase()
      .split(";")
      .map((part) => [part.split("=")[0] ?? "", part.split("=")[1] ?? ""] as const),
  );
  const [frequency, interval = "1"] = [parts.get("FREQ"), parts.get("INTERVAL")];
  const kind = [...frequencies].find(([name]) => name === frequency)?.[1];
  const every = Number(interval);
  const ending = endingOf(parts.get("UNTIL"), parts.get("COUNT"));
  for (const name of ["FREQ", "INTERVAL", "UNTIL", "COUNT"]) parts.delete(name);
  return kind === undefined || ending === undefined || !Number.isInteger(every) || every < 1
    ? undefined
    : { kind, every, ending, parts };
};
type ReadRule = NonNullable<ReturnType<typeof readRule>>;

const weekdaysOf = (byDay: string): readonly number[] | undefined => {
  const days = byDay.split(",").map((name) => names.findIndex((known) => known === name) + 1);
  return days.includes(0) ? undefined : [...new Set(days)].toSorted((a, b) => a - b);
};

const monthDayFrom = (parts: ReadonlyMap<string, string>, first: string): MonthDay | undefined => {
  const [byMonthDay, byDay] = [parts.get("BYMONTHDAY"), parts.get("BYDAY")];
  const kinds = ["date", "lastDay", "weekday", "lastWeekday"] as const;
  if (byMonthDay === undefined && byDay === undefined) return parts.size === 0 ? "date" : undefined;
  const part = byDay === undefined ? `BYMONTHDAY=${byMonthDay}` : `BYDAY=${byDay}`;
  return kinds.find((by) => monthPart(by, first) === part);
};

const eventPatternOf = (
  { kind, every, parts }: ReadRule,
  first: string,
): RepetitionPattern | undefined => {
  const isPlain = parts.size === 0;
  switch (kind) {
    case "daily":
    case "yearly":
      return isPlain ? { kind, every } : undefined;
    case "weekly": {
      if (isPlain) return { kind, every, days: [] };
      const byDay = parts.size === 1 ? parts.get("BYDAY") : undefined;
      const days = byDay === undefined ? undefined : weekdaysOf(byDay);
      const isOwn = days?.length === 1 && days[0] === weekdayOf(first);
      return days && { kind, every, days: isOwn ? [] : days };
    }
    case "monthly": {
      const by = parts.size < 2 ? monthDayFrom(parts, first) : undefined;
      return by === undefined ? undefined : { kind, every, by };
    }
  }
};

const chorePatternOf = ({ kind, every, parts }: ReadRule): RepetitionPattern | undefined => {
  const [[name, value] = ["", ""], ...others] = parts;
  if (others.length > 0) return undefined;
  if (kind === "weekly" && name === "BYDAY") {
    const days = weekdaysOf(value);
    if (every === 1 && days?.join() === workdays.join()) return { kind: "weekdays", every };
    if (every === 1 && days?.length === names.length) return { kind: "daily", every };
    return days && { kind, every, days };
  }
  if (every !== 1) return undefined;
  if (kind === "daily" && name === "") return { kind, every };
  const by = /^-?\d{1,4}$/.test(value) ? Number(value) : 0;
  const isDate = (by >= 1 && by <= 31) || by === lastDayOfMonth;
  return kind === "monthly" && name === "BYMONTHDAY" && isDate ? { kind, every, by } : undefined;
};

const running = (
  pattern: RepetitionPattern | undefined,
  ending: RepetitionEnd,
): RunningRepetition | undefined => pattern && { ...pattern, ending };

/** Reads the rule of an event that begins on a day, so that its days follow the first one. */
export const eventRepetitionOf = (rule: string | undefined, first: string): Repetition => {
  if (rule === undefined) return { kind: "none" };
  const read = readRule(rule);
  read?.parts.delete("WKST");
  return (read && running(eventPatternOf(read, first), read.ending)) ?? { kind: "other", rule };
};

/** Reads the rule of a chore, whose days are its own and which never ends. */
export const choreRepetitionOf = (rule: string | undefined): Repetition => {
  if (rule === undefined) return { kind: "none" };
  const read = readRule(rule);
  return (
    (read?.ending.kind === "never" ? running(chorePatternOf(read), read.ending) : undefined) ?? {
      kind: "other",
      rule,
    }
  );
};
