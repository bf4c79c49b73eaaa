import { alternativesPattern, type PhraseLanguage, meaningOfPhrase } from "./language.ts";
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
}

const names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const byDay = (weekdays: readonly number[]): string =>
  `BYDAY=${weekdays.map((weekday) => names[weekday - 1]).join(",")}`;

const listOf = (one: string, { says }: PhraseLanguage): string =>
  String.raw`(?:${one})\.?(?:\s*(?:${says.and})\s*(?:${one})\.?)*`;

const read = (text: string, language: PhraseLanguage): number[] => {
  const all = { ...language.weekdays, ...language.shortWeekdays, ...language.onWeekdays };
  const found = text
    .split(new RegExp(String.raw`\s*(?:${language.says.and})\s*|\s+`, "iu"))
    .flatMap((word) => meaningOfPhrase(all, word) ?? []);
  return [...new Set(found)].toSorted((a, b) => a - b);
};

const weekly = (weekdays: readonly number[], interval: number): ParsedRepetition => ({
  parts: ["FREQ=WEEKLY", ...(interval > 1 ? [`INTERVAL=${interval}`] : []), byDay(weekdays)],
  ...{ weekdays, interval },
});

/** Consumes a repetition; null where the text has none. */
export const consumeRepetition = (
  scanner: Scanner,
  language: PhraseLanguage,
): ParsedRepetition | null => {
  const { says, ordinals, numbers, frequencies, often } = language;
  const weekday = `${alternativesPattern(language.weekdays)}|${alternativesPattern(language.shortWeekdays)}`;
  const every = `(?:${says.every})`;
  const inMonth = scanner.take(
    String.raw`(?:${every} |am |on the |the )?(?<nth>${alternativesPattern(ordinals)}) (?<day>${weekday})${says.inMonth}`,
  );
  if (inMonth !== null) {
    const nth = Object.entries(ordinals).find(([word]) =>
      new RegExp(`^${word}$`, "iu").test(inMonth.groups["nth"] ?? ""),
    )?.[1];
    const [day] = read(inMonth.groups["day"] ?? "", language);
    if (nth !== undefined && day !== undefined)
      return {
        parts: ["FREQ=MONTHLY", `BYDAY=${nth}${names[day - 1]}`],
        ...{ weekdays: [day], nth, interval: 1 },
      };
  }
  if (scanner.take(`${every} (?:${says.weekday})`) !== null) return weekly([1, 2, 3, 4, 5], 1);
  const days = scanner.take(
    String.raw`${every} (?:(?<other>${says.everyOther}|(?<nth>${alternativesPattern(ordinals)}))\s)?(?<days>${listOf(weekday, language)})`,
  );
  if (days !== null) {
    const { other, nth } = days.groups;
    const third = Object.entries(ordinals).find(([word]) =>
      new RegExp(`^${word}$`, "iu").test(nth ?? ""),
    )?.[1];
    const interval = other === undefined ? 1 : Math.max(2, third ?? 2);
    return weekly(read(days.groups["days"] ?? "", language), interval);
  }
  const on = scanner.take(
    `(?:on |am )?${listOf(alternativesPattern(language.onWeekdays), language)}`,
  );
  if (on !== null) return weekly(read(on.words, language), 1);
  const monthDay = scanner.take(
    String.raw`${every} (?<day>\d{1,2})(?:${says.ordinalMark})(?:${says.inMonth})?`,
  );
  if (monthDay !== null) {
    const day = Number(monthDay.groups["day"]);
    if (day >= 1 && day <= 31)
      return {
        parts: ["FREQ=MONTHLY", `BYMONTHDAY=${day}`],
        ...{ weekdays: [], monthDay: day, interval: 1 },
      };
  }
  const span = scanner.take(
    String.raw`${every} (?:(?<other>${says.everyOther}) |(?<count>\d{1,2}|${alternativesPattern(numbers)}) )?(?<unit>${alternativesPattern(frequencies)}|weeks|days|months|years)`,
  );
  if (span !== null) {
    const { other, count, unit = "" } = span.groups;
    const interval =
      other === undefined ? (meaningOfPhrase(numbers, count ?? "") ?? Number(count ?? 1)) : 2;
    const freq =
      meaningOfPhrase(frequencies, unit) ?? meaningOfPhrase(frequencies, unit.replace(/s$/i, ""));
    return {
      parts: [`FREQ=${freq}`, ...(interval > 1 ? [`INTERVAL=${interval}`] : [])],
      ...{ weekdays: [], interval },
    };
  }
  const word = scanner.take(alternativesPattern(often));
  const rule = word === null ? undefined : meaningOfPhrase(often, word.words);
  if (rule === undefined) return null;
  const weekdays = rule.includes("BYDAY") ? [1, 2, 3, 4, 5] : [];
  return {
    parts: rule.split(";"),
    ...{ weekdays, interval: Number(/INTERVAL=(\d+)/.exec(rule)?.[1] ?? 1) },
  };
};
