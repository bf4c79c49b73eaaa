import { withUntil } from "#server/recurrence/rule-parts.ts";
import type { Temporal } from "temporal-polyfill";
import { feastWords, nextFeast } from "./dates/feast-days.ts";
import { consumeDates } from "./dates/dates.ts";
import { hourPattern, minutesPerDay } from "./hours.ts";
import { alternativesPattern, type PhraseLanguage, meaningOfPhrase } from "./language.ts";
import type { ParsedRepetition } from "./repeats.ts";
import { createScanner, type Scanner } from "./scanner.ts";

type Day = Temporal.PlainDate;

/** The end of a repetition. */
export interface ParsedRepetitionEnd {
  readonly count?: number | undefined;
  readonly last?: Day;
}

/**
 * Consumes for how many days or weeks something is repeated, and returns how often that is: "for ten weeks". What isn't
 * several whole cycles stays, as how long each time is: "every four weeks for a week".
 */
const consumeSpan = (
  scanner: Scanner,
  { says, numbers, units }: PhraseLanguage,
  { parts, weekdays, interval }: ParsedRepetition,
): number | undefined => {
  const long = Object.fromEntries(
    Object.entries(units).filter(([, minutes]) => minutes >= minutesPerDay),
  );
  const found = scanner.find(
    String.raw`(?<said>(?:${says.duration}) )?(?<n>\d{1,3}|${alternativesPattern(numbers)}) (?<unit>${alternativesPattern(long)})(?<long> lang| long)?`,
    ({ groups }) => groups["said"] !== undefined || groups["long"] !== undefined,
  );
  const { n = "", unit = "" } = found?.groups ?? {};
  const days =
    ((meaningOfPhrase(numbers, n) ?? Number(n)) * (meaningOfPhrase(long, unit) ?? 0)) /
    minutesPerDay;
  const cycle = parts.includes("FREQ=DAILY") ? 1 : parts.includes("FREQ=WEEKLY") ? 7 : undefined;
  if (found === null || cycle === undefined) return undefined;
  if (days < 2 * cycle * interval || days % cycle !== 0) return undefined;
  scanner.cut(found.index, found.end);
  return Math.ceil(days / cycle / interval) * Math.max(1, cycle === 7 ? weekdays.length : 1);
};

/** Consumes the last day of a month with a name: "until March", "until the end of March 2027"; not "until March 12". */
const takeEndOfMonth = (
  scanner: Scanner,
  { says, months }: PhraseLanguage,
  today: Day,
): Day | undefined => {
  const found = scanner.take(
    String.raw`(?:${says.until}) (?:(?:${says.endOfMonth}) )?(?<month>${alternativesPattern(months)})(?:,? (?<year>20\d\d)|\.?(?!\.? ?\d))`,
  );
  const year = found?.groups["year"];
  const month = meaningOfPhrase(months, found?.groups["month"] ?? "");
  if (month === undefined) return undefined;
  const first = today.with({ month, day: 1 });
  const coming = month < today.month ? first.add({ years: 1 }) : first;
  const next = year === undefined ? coming : first.with({ year: Number(year) });
  return next.with({ day: next.daysInMonth });
};

/** Consumes the end of a repetition: how often it occurs, or its last day. */
export const consumeRepetitionEnd = (
  scanner: Scanner,
  language: PhraseLanguage,
  { today, repeat }: { readonly today: Day; readonly repeat: ParsedRepetition },
): ParsedRepetitionEnd => {
  const { says } = language;
  const times = scanner.take(String.raw`(?<n>\d{1,3}|${hourPattern(language)}) ?(?:${says.times})`);
  const { n = "" } = times?.groups ?? {};
  const count =
    times === null
      ? (repeat.count ?? consumeSpan(scanner, language, repeat))
      : (meaningOfPhrase(language.numbers, n) ?? Number(n)) || undefined;
  const feast = scanner.take(String.raw`(?:${says.until}) (?:the |zu )?(?<feast>${feastWords})`);
  const feastDay = feast === null ? undefined : nextFeast(feast.groups["feast"] ?? "", today);
  const namedEnd = feastDay ?? takeEndOfMonth(scanner, language, today);
  if (namedEnd !== undefined) return { count, last: namedEnd };
  const word = scanner.find(`(?:${says.until})(?= )`);
  if (word === null) return { count };
  const rest = createScanner(scanner.left().slice(word.end));
  const dates = consumeDates(rest, language, today);
  const [last] = dates?.days ?? [];
  if (dates === null || last === undefined || dates.days.length > 1) return { count };
  const length = scanner.left().length;
  const begun = rest.left().search(/\S/);
  // Only where the day follows at once.
  if (
    rest
      .left()
      .slice(0, begun < 0 ? 0 : begun)
      .trim() !== ""
  )
    return { count };
  const ended = scanner.left().toLowerCase().indexOf(dates.words.toLowerCase(), word.end);
  if (ended < 0 || scanner.left().slice(word.end, ended).trim() !== "") return { count };
  scanner.cut(word.index, Math.min(length, ended + dates.words.length));
  return { count, last };
};

/** The RRULE of a repetition up to its end. */
export const ruleUntilEnd = (
  { parts }: ParsedRepetition,
  { count, last }: ParsedRepetitionEnd,
): string =>
  last === undefined
    ? [...parts, ...(count === undefined ? [] : [`COUNT=${count}`])].join(";")
    : withUntil(parts.join(";"), last.toString());
