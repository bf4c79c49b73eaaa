import { withUntil } from "#server/recurrence/rule-parts.ts";
import type { Temporal } from "temporal-polyfill";
import { feastWords, nextFeast } from "./dates/feast-days.ts";
import { consumeDates } from "./dates/dates.ts";
import type { PhraseLanguage } from "./language.ts";
import type { ParsedRepetition } from "./repeats.ts";
import { createScanner, type Scanner } from "./scanner.ts";

type Day = Temporal.PlainDate;

/** The end of a repetition. */
export interface ParsedRepetitionEnd {
  readonly count?: number | undefined;
  readonly last?: Day;
}

/** Consumes the end of a repetition: how often it occurs, or its last day. */
export const consumeRepetitionEnd = (
  scanner: Scanner,
  language: PhraseLanguage,
  today: Day,
): ParsedRepetitionEnd => {
  const { says } = language;
  const times = scanner.take(String.raw`(?<n>\d{1,3}) ?(?:${says.times})`);
  const count = times === null ? undefined : Number(times.groups["n"]) || undefined;
  const feast = scanner.take(String.raw`(?:${says.until}) (?:the |zu )?(?<feast>${feastWords})`);
  const feastDay = feast === null ? undefined : nextFeast(feast.groups["feast"] ?? "", today);
  if (feastDay !== undefined) return { count, last: feastDay };
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
