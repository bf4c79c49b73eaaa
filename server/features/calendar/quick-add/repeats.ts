import { ruleWeekdays } from "#server/recurrence/rule-parts.ts";
import { alternativesPattern, type PhraseLanguage, meaningOfPhrase } from "./language.ts";
import { type CountedDays, consumeCountedDays } from "./repetition/counted-days.ts";
import { type NumberedWeeks, numberedWeekWords } from "./numbered-weeks.ts";
import type { Scanner } from "./scanner.ts";

/** A repetition, and what it says about its first day. */
export interface ParsedRepetition {
  /** Parts of an RRULE. */
  readonly parts: readonly string[];
  /** Its weekdays, if it has any; Monday is 1. */
  readonly weekdays: readonly number[];
  /** Which ones of that weekday in a month. */
  readonly nths?: readonly number[];
  /** Its days of the month. */
  readonly monthDays?: readonly number[];
  /** The part of the day that it names, "every morning", where no hour is given. */
  readonly part?: { readonly minutes: number; readonly words: string };
  /** How often it occurs: "for 6 Mondays". */
  readonly count?: number;
  /** Words of which it isn't sure that it understood them. */
  readonly doubt?: string;
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

/** "Every last Friday of November" is of one month in the year. */
const notOfMonth = ({ months }: PhraseLanguage): string =>
  String.raw`(?! (?:of|in|im|des) (?:${alternativesPattern(months)}))`;

const laterOrdinals = (ordinals: PhraseLanguage["ordinals"]): PhraseLanguage["ordinals"] =>
  Object.fromEntries(Object.entries(ordinals).filter(([, nth]) => nth > 1));

/** "first", "1st and 3rd" */
const ordinalList = ({ says }: PhraseLanguage, ordinals: PhraseLanguage["ordinals"], least = 0) => {
  const one = `(?:${alternativesPattern(ordinals)})`;
  return String.raw`(?<nth>${one}(?:\s*(?:${says.and})\s*${one}){${least},4})`;
};

/** "every first Monday of the month", "each last Friday", "every 1st and 3rd Monday", "every month on the last Friday" */
const weekdayOfMonth: RepetitionRule = (scanner, language) => {
  const { says, ordinals } = language;
  const every = everyPattern(language);
  const day = `(?<day>${weekdayPattern(language)})`;
  const ofAny = notOfMonth(language);
  const any = ordinalList(language, ordinals);
  // "Every second Friday" may be every other one; the first and the last are of a month, and so are two of them.
  const found =
    scanner.take(`${every} (?:month|monat) (?:on the |the |on |am |den |der )?${any} ${day}`) ??
    scanner.take(`(?:${every} |am |on the |the )?${any} ${day}${says.inMonth}`) ??
    scanner.take(`(?:${every} )${ordinalList(language, ordinals, 1)} ${day}${ofAny}`) ??
    scanner.take(`${every} ${ordinalList(language, firstAndLast(ordinals))} ${day}${ofAny}`);
  if (found === null) return null;
  const nths = (found.groups["nth"] ?? "")
    .split(new RegExp(String.raw`\s*(?:${says.and})\s*`, "iu"))
    .flatMap((word) => ordinalOf(language, word) ?? []);
  const [weekday] = read(found.groups["day"] ?? "", language);
  if (nths.length === 0 || weekday === undefined) return null;
  const days = [...new Set(nths)].map((nth) => `${nth}${ruleWeekdays[weekday - 1]}`);
  return {
    parts: ["FREQ=MONTHLY", `BYDAY=${days.join(",")}`],
    ...{ weekdays: [weekday], nths, interval: 1 },
  };
};

/** "every weekend": both days are one event or two, which is asked. */
const everyWeekend: RepetitionRule = (scanner, language) => {
  const { says, ordinals, numbers } = language;
  const found = scanner.take(
    String.raw`${everyPattern(language)} (?:(?<other>${says.everyOther}) |(?<nth>${alternativesPattern(ordinals)}) |(?<count>[1-9]\d?|${alternativesPattern(numbers)}) )?(?:${says.weekend}(?:s|en)?)`,
  );
  if (found === null) return null;
  const { other, nth, count } = found.groups;
  const said =
    ordinalOf(language, nth) ?? meaningOfPhrase(numbers, count ?? "") ?? Number(count ?? 1);
  const interval = other === undefined ? Math.max(1, said) : 2;
  return { ...weekly([6, 7], interval), doubt: found.words };
};

/** "every morning at 7" */
const everyPartOfDay: RepetitionRule = (scanner, language) => {
  const { everyParts } = language;
  const found = scanner.take(
    `${everyPattern(language)} (?:single )?(?<part>${alternativesPattern(everyParts)})`,
  );
  const hour = meaningOfPhrase(everyParts, found?.groups["part"] ?? "");
  if (found === null || hour === undefined) return null;
  const part = { minutes: hour * 60, words: found.words };
  return { parts: ["FREQ=DAILY"], weekdays: [], interval: 1, part };
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
    String.raw`${everyPattern(language)} (?:(?<other>${says.everyOther}|(?<nth>${alternativesPattern(laterOrdinals(ordinals))}))\s)?(?<days>${listOf(weekdayPattern(language), language)})${notOfMonth(language)}`,
  );
  if (found === null) return null;
  const { other, nth } = found.groups;
  const interval = other === undefined ? 1 : Math.max(2, ordinalOf(language, nth) ?? 2);
  return weekly(read(found.groups["days"] ?? "", language), interval);
};

/** "every three weeks", "every other month", "every third week" */
const everySpan: RepetitionRule = (scanner, language) => {
  const { says, numbers, ordinals, frequencies } = language;
  const found = scanner.take(
    String.raw`${everyPattern(language)} (?:(?<other>${says.everyOther}) |(?<nth>${alternativesPattern(laterOrdinals(ordinals))}) |(?<count>[1-9]\d?|${alternativesPattern(numbers)}) )?(?<unit>${alternativesPattern(frequencies)}|weeks|days|months|years)`,
  );
  if (found === null) return null;
  const { other, nth, count, unit = "" } = found.groups;
  const said =
    ordinalOf(language, nth) ?? meaningOfPhrase(numbers, count ?? "") ?? Number(count ?? 1);
  const each = other === undefined ? said : 2;
  const word =
    meaningOfPhrase(frequencies, unit) ?? meaningOfPhrase(frequencies, unit.replace(/s$/i, ""));
  // Fourteen days are two weeks.
  const areWeeks = word === "DAILY" && each % 7 === 0;
  const [freq, interval] = areWeeks ? ["WEEKLY", each / 7] : [word, each];
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
  const days = weekly(read(found.words, language), weeks?.interval ?? 1);
  const areWeeks = weeks === null || weeks.parts.includes("FREQ=WEEKLY");
  return areWeeks
    ? days
    : { ...days, interval: 1, parts: weekly(days.weekdays, 1).parts, doubt: found.words };
};

/** "every 15th", "every 1st and 15th" */
const dayOfEveryMonth: RepetitionRule = (scanner, language) => {
  const { says, frequencies } = language;
  const one = String.raw`\d{1,2}(?:${says.ordinalMark})`;
  // "Every 5th Monday" and "every 2nd week" are none of a month.
  const other = `${weekdayPattern(language)}|${alternativesPattern(frequencies)}|${says.weekend}`;
  const found = scanner.take(
    String.raw`${everyPattern(language)} (?<days>${one}(?:\s*(?:${says.and})\s*${one})*)(?:${says.inMonth})?(?!\s*(?:(?:${says.and})\s*\d|(?:${other})))`,
  );
  if (found === null) return null;
  const monthDays = [...(found.groups["days"] ?? "").matchAll(/\d+/g)].map(Number);
  if (monthDays.some((day) => day < 1 || day > 31)) return null;
  return {
    parts: ["FREQ=MONTHLY", `BYMONTHDAY=${monthDays.join(",")}`],
    ...{ weekdays: [], monthDays, interval: 1 },
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

/** "Every Monday for 6 Mondays"; where both aren't the same days, it is asked. */
const withCount = (repetition: ParsedRepetition, { weekday, count, words }: CountedDays) =>
  repetition.weekdays.join() === String(weekday)
    ? { ...repetition, count }
    : { ...repetition, doubt: words };

/** Most certain first; words that a rule consumes stay consumed where it finds no repetition in them. */
const rules: readonly RepetitionRule[] = [
  ...[inNumberedWeeks, weekdayOfMonth, everyWorkday, everyWeekend, everyNamedDay, onNamedDays],
  ...[everyPartOfDay, dayOfEveryMonth, everySpan, frequencyWord],
];

/** Consumes a repetition; null where the text has none. */
export const consumeRepetition: RepetitionRule = (scanner, language) => {
  const counted = consumeCountedDays(scanner, language);
  for (const rule of rules) {
    const repetition = rule(scanner, language);
    if (repetition !== null) return counted === null ? repetition : withCount(repetition, counted);
  }
  return counted === null ? null : withCount(weekly([counted.weekday], 1), counted);
};
