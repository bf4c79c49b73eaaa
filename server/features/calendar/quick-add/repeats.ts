import { ruleWeekdays } from "#server/recurrence/rule-parts.ts";
import { alternativesPattern, type PhraseLanguage, meaningOfPhrase } from "./language.ts";
import { type NumberedWeeks, numberedWeekWords } from "./numbered-weeks.ts";
import type { Scanner } from "./scanner.ts";

/** A repetition, and what it says about its first day. */
export interface ParsedRepetition {
  /** Parts of an RRULE. */
  readonly parts: readonly string[];
  /** Its weekdays, if it has any; Monday is 1. */
  readonly weekdays: readonly number[];
  /** Which one of that weekday in a month. */
  readonly nth?: number;
  /** Its day of the month. */
  readonly monthDay?: number;
  /** Every second, third …; the text doesn't say which one is first. */
  readonly interval: number;
  /** The words that say that it is in the weeks with even or odd numbers, and which ones. */
  readonly numbered?: { readonly weeks: NumberedWeeks; readonly words: string };
}

const byDay = (weekdays: readonly number[]): string =>
  `BYDAY=${weekdays.map((weekday) => ruleWeekdays[weekday - 1]).join(",")}`;

const listOf = (one: string, { says }: PhraseLanguage): string =>
  String.raw`(?:${one})\.?(?:(?:\s*(?:${says.and}|/)\s*|\s)(?:${one})\.?)*`;

const read = (text: string, language: PhraseLanguage): number[] => {
  const all = { ...language.weekdays, ...language.shortWeekdays, ...language.onWeekdays };
  const found = text
    .split(new RegExp(String.raw`\s*(?:${language.says.and}|/)\s*|\s+`, "iu"))
    .flatMap((word) => meaningOfPhrase(all, word) ?? []);
  return [...new Set(found)].toSorted((a, b) => a - b);
};

const weekly = (weekdays: readonly number[], interval: number): ParsedRepetition => ({
  parts: ["FREQ=WEEKLY", ...(interval > 1 ? [`INTERVAL=${interval}`] : []), byDay(weekdays)],
  ...{ weekdays, interval },
});

type RepetitionRule = (scanner: Scanner, language: PhraseLanguage) => ParsedRepetition | null;

const weekdayPattern = ({ weekdays, shortWeekdays }: PhraseLanguage): string =>
  `${alternativesPattern(weekdays)}|${alternativesPattern(shortWeekdays)}`;

const everyPattern = ({ says }: PhraseLanguage): string => `(?:${says.every})`;

const ordinalOf = ({ ordinals }: PhraseLanguage, text = ""): number | undefined =>
  Object.entries(ordinals).find(([word]) => new RegExp(`^${word}$`, "iu").test(text))?.[1];

const firstAndLast = (ordinals: PhraseLanguage["ordinals"]): PhraseLanguage["ordinals"] =>
  Object.fromEntries(Object.entries(ordinals).filter(([, nth]) => nth === 1 || nth === -1));

/** "every first Monday of the month", "each last Friday" */
const weekdayOfMonth: RepetitionRule = (scanner, language) => {
  const { says, ordinals } = language;
  const nthDay = String.raw`(?<nth>${alternativesPattern(ordinals)}) (?<day>${weekdayPattern(language)})`;
  // "Every second Friday" may be every other one; the first and the last are of a month.
  const found =
    scanner.take(
      String.raw`(?:${everyPattern(language)} |am |on the |the )?${nthDay}${says.inMonth}`,
    ) ??
    scanner.take(
      String.raw`${everyPattern(language)} (?<nth>${alternativesPattern(firstAndLast(ordinals))}) (?<day>${weekdayPattern(language)})`,
    );
  if (found === null) return null;
  const nth = ordinalOf(language, found.groups["nth"]);
  const [day] = read(found.groups["day"] ?? "", language);
  if (nth === undefined || day === undefined) return null;
  return {
    parts: ["FREQ=MONTHLY", `BYDAY=${nth}${ruleWeekdays[day - 1]}`],
    ...{ weekdays: [day], nth, interval: 1 },
  };
};

/** "every weekday" */
const everyWorkday: RepetitionRule = (scanner, language) =>
  scanner.take(`${everyPattern(language)} (?:${language.says.weekday})`) === null
    ? null
    : weekly([1, 2, 3, 4, 5], 1);

/** "every Tuesday and Thursday", "every other Friday" */
const everyNamedDay: RepetitionRule = (scanner, language) => {
  const { says, ordinals } = language;
  const found = scanner.take(
    String.raw`${everyPattern(language)} (?:(?<other>${says.everyOther}|(?<nth>${alternativesPattern(ordinals)}))\s)?(?<days>${listOf(weekdayPattern(language), language)})`,
  );
  if (found === null) return null;
  const { other, nth } = found.groups;
  const interval = other === undefined ? 1 : Math.max(2, ordinalOf(language, nth) ?? 2);
  return weekly(read(found.groups["days"] ?? "", language), interval);
};

/** "every three weeks", "every other month" */
const everySpan: RepetitionRule = (scanner, language) => {
  const { says, numbers, frequencies } = language;
  const found = scanner.take(
    String.raw`${everyPattern(language)} (?:(?<other>${says.everyOther}) |(?<count>\d{1,2}|${alternativesPattern(numbers)}) )?(?<unit>${alternativesPattern(frequencies)}|weeks|days|months|years)`,
  );
  if (found === null) return null;
  const { other, count, unit = "" } = found.groups;
  const interval =
    other === undefined ? (meaningOfPhrase(numbers, count ?? "") ?? Number(count ?? 1)) : 2;
  const freq =
    meaningOfPhrase(frequencies, unit) ?? meaningOfPhrase(frequencies, unit.replace(/s$/i, ""));
  return {
    parts: [`FREQ=${freq}`, ...(interval > 1 ? [`INTERVAL=${interval}`] : [])],
    ...{ weekdays: [], interval },
  };
};

const ruleOfWord = (scanner: Scanner, often: PhraseLanguage["often"]): ParsedRepetition | null => {
  const word = scanner.take(alternativesPattern(often));
  const rule = word === null ? undefined : meaningOfPhrase(often, word.words);
  if (rule === undefined) return null;
  const weekdays = rule.includes("BYDAY") ? [1, 2, 3, 4, 5] : [];
  return {
    parts: rule.split(";"),
    ...{ weekdays, interval: Number(/INTERVAL=(\d+)/.exec(rule)?.[1] ?? 1) },
  };
};

/** "weekly", "fortnightly": what may stand beside weekdays. */
const weeklyWord: RepetitionRule = (scanner, { often }) =>
  ruleOfWord(
    scanner,
    Object.fromEntries(Object.entries(often).filter(([, rule]) => /WEEKLY(?!;BYDAY)/.test(rule))),
  );

/** "on Mondays", "every two weeks on Mondays", "weekly on Mondays" */
const onNamedDays: RepetitionRule = (scanner, language) => {
  const found = scanner.take(
    `(?:${language.says.always} )?(?:on |am )?${listOf(alternativesPattern(language.onWeekdays), language)}`,
  );
  if (found === null) return null;
  const weeks = everySpan(scanner, language) ?? weeklyWord(scanner, language);
  return weekly(read(found.words, language), weeks?.interval ?? 1);
};

/** "every 15th" */
const dayOfEveryMonth: RepetitionRule = (scanner, language) => {
  const { says } = language;
  const found = scanner.take(
    String.raw`${everyPattern(language)} (?<day>\d{1,2})(?:${says.ordinalMark})(?:${says.inMonth})?`,
  );
  const day = Number(found?.groups["day"]);
  if (found === null || !(day >= 1 && day <= 31)) return null;
  return {
    parts: ["FREQ=MONTHLY", `BYMONTHDAY=${day}`],
    ...{ weekdays: [], monthDay: day, interval: 1 },
  };
};

/** "daily", "weekly" */
const frequencyWord: RepetitionRule = (scanner, { often }) => ruleOfWord(scanner, often);

/** "Tuesday", beside words that say that it comes again. */
const bareWeekdays: RepetitionRule = (scanner, language) => {
  const found = scanner.take(
    `(?:on |am )?${listOf(alternativesPattern(language.weekdays), language)}`,
  );
  return found === null ? null : weekly(read(found.words.replace(/^(?:on|am) /i, ""), language), 1);
};

/** "Tuesdays odd weeks": every two weeks; a weekday alone is said of each such week. */
const inNumberedWeeks: RepetitionRule = (scanner, language) => {
  const weeks = (["odd", "even"] as const).find(
    (one) => scanner.find(numberedWeekWords[one]) !== null,
  );
  if (weeks === undefined) return null;
  const day =
    onNamedDays(scanner, language) ??
    everyNamedDay(scanner, language) ??
    bareWeekdays(scanner, language);
  const found = day === null ? null : scanner.take(numberedWeekWords[weeks]);
  if (day === null || found === null || day.interval > 1) return day;
  return { ...weekly(day.weekdays, 2), numbered: { weeks, words: found.words } };
};

/** Most certain first; words that a rule consumes stay consumed where it finds no repetition in them. */
const rules: readonly RepetitionRule[] = [
  ...[inNumberedWeeks, weekdayOfMonth, everyWorkday, everyNamedDay, onNamedDays],
  ...[dayOfEveryMonth, everySpan, frequencyWord],
];

/** Consumes a repetition; null where the text has none. */
export const consumeRepetition: RepetitionRule = (scanner, language) => {
  for (const rule of rules) {
    const repetition = rule(scanner, language);
    if (repetition !== null) return repetition;
  }
  return null;
};
