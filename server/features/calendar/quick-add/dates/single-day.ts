import { Temporal } from "temporal-polyfill";
import type { PhraseLanguage } from "../language.ts";
import { consumedMark, type Scanner } from "../scanner.ts";
import type { NamedDay } from "./date-phrase.ts";
import type { ParsedDates } from "./dates.ts";

interface Around {
  /** The text before any of its days was consumed. */
  readonly line: string;
  /** Where its first word of a day begins. */
  readonly begin: number;
  readonly today: Temporal.PlainDate;
  readonly named: NamedDay;
}

/** The same day as it was last, where the next one is named: "since Monday", "seit 12.11.". */
export const goneBy = (
  day: Temporal.PlainDate,
  { today, named }: Pick<Around, "today" | "named">,
): Temporal.PlainDate => {
  if (Temporal.PlainDate.compare(day, today) <= 0 || /\d{4}/.test(named.words)) return day;
  return named.weekday === undefined ? day.subtract({ years: 1 }) : day.subtract({ days: 7 });
};

/** Consumes the word that leaves the first or the last day open. */
const takeOpen = (
  scanner: Scanner,
  { says }: PhraseLanguage,
  { line, begin, named }: Around,
): (NonNullable<ParsedDates["open"]> & { readonly isSince: boolean }) | undefined => {
  const found = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?<since>${says.since})|(?<onwards>${says.onwards})|${says.until}) (?:the |dem |den )?$`,
    "iu",
  ).exec(line.slice(0, begin));
  if (found === null) return undefined;
  const { since, onwards } = found.groups ?? {};
  scanner.cut(found.index, begin);
  const words = line.slice(found.index, named.end).replaceAll(consumedMark, "").trim();
  const day = since === undefined && onwards === undefined ? "first" : "last";
  return { day, words, isSince: since !== undefined };
};

/** A single phrase of a day: one day, those that it names together, or the first or last of several. */
export const singleDay = (
  scanner: Scanner,
  language: PhraseLanguage,
  around: Around,
): ParsedDates => {
  const { named } = around;
  const { words, isPair } = named;
  const isWeekend = new RegExp(language.says.weekend, "iu").test(words);
  const [day] = named.days;
  const last = isWeekend ? day?.add({ days: 1 }) : named.last;
  const open = isPair === true ? undefined : takeOpen(scanner, language, around);
  if (open === undefined)
    return {
      ...{ days: named.days, words },
      ...(last === undefined ? {} : { last }),
      ...(isPair === true ? { isPair } : {}),
      ...(named.weekday === undefined ? {} : { isWeekday: true }),
    };
  const until = open.day === "first" && last !== undefined ? [last] : named.days;
  const days = open.isSince ? named.days.slice(0, 1).map((one) => goneBy(one, around)) : until;
  return { days, words, open: { day: open.day, words: open.words } };
};
