import { Temporal } from "temporal-polyfill";
import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import { possibleDays } from "../dates/possible-days.ts";
import { consumeEventPhrases, type EventPhrases } from "../event-phrases.ts";
import { type PhraseLanguage, withApartWords } from "../language.ts";
import type { ParseContext } from "../parse-context.ts";
import { createScanner, type Scanner } from "../scanner.ts";
import { minutesPerDay } from "../hours.ts";

/** A line as what else than an event it may say is read from it, after its own words were taken out. */
export interface FactLine extends ParseContext {
  readonly phrases: EventPhrases;
  readonly today: Temporal.PlainDate;
  /** Its possible first days, likeliest first. */
  readonly days: readonly Temporal.PlainDate[];
  readonly language: "en" | "de";
}

/** What was understood of the lines of a context, by the language, the line, and what kinds of facts left of it. */
const understood = new WeakMap<ParseContext, Map<string, EventPhrases>>();

/** Consumes an event's phrases, once for all kinds of facts that took the same words before: most take none. */
const phrasesOf = (
  text: string,
  scanner: Scanner,
  language: PhraseLanguage,
  { context, today }: { readonly context: ParseContext; readonly today: Temporal.PlainDate },
): EventPhrases => {
  const known = understood.get(context) ?? new Map<string, EventPhrases>();
  understood.set(context, known);
  const key = JSON.stringify([language.code, text, scanner.left()]);
  const phrases =
    known.get(key) ?? consumeEventPhrases(scanner, language, { today, roster: context.roster });
  known.set(key, phrases);
  return phrases;
};

/** Reads a line's days, hours, names and title; `take` consumes first what only this kind of fact has. */
export const factLineOf = <T>(
  text: string,
  language: PhraseLanguage,
  context: ParseContext,
  take: (scanner: Scanner) => T,
): { readonly line: FactLine; readonly own: T } => {
  const { now, timeZone } = context;
  const here = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const today = here.toPlainDate();
  const scanner = createScanner(withApartWords(text, language));
  const own = take(scanner);
  const phrases = phrasesOf(text, scanner, language, { context, today });
  const begin = phrases.times.start?.minutes ?? phrases.times.part?.minutes;
  const days = possibleDays(phrases, today, { begin, now: 0 });
  return { line: { ...context, language: language.code, phrases, today, days }, own };
};

/** An hour of the day, in minutes after midnight, as `HH:MM`. */
export const clockOf = (minutes: number): string =>
  [Math.floor((minutes % minutesPerDay) / 60), minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");

/** The last day of what begins on a day: the one that is named, else by its length in whole days. */
export const lastDayOf = (
  { dates, length }: Pick<EventPhrases, "dates" | "length">,
  start: Temporal.PlainDate,
): Temporal.PlainDate =>
  dates?.last ?? start.add({ days: Math.max(0, Math.floor((length ?? 0) / minutesPerDay) - 1) });

/** Asks which day is meant, where several may be. */
export const askWhichDay = (days: FactLine["days"]): UnderstoodFact["asks"] =>
  days.length > 1 ? [{ about: "date", choices: days.map(String) }] : [];

/** Asks whose it is, where the line doesn't say it. */
export const askWhose = (
  memberIds: readonly string[],
  choices: readonly string[],
): UnderstoodFact["asks"] =>
  memberIds.length > 0 ? [] : [{ about: "member", choices: [...choices] }];

/** Says that days are to be left out, where no rule can leave them out. */
export const askException = ({ exception }: EventPhrases): UnderstoodFact["asks"] =>
  exception === undefined ? [] : [{ about: "exception", words: exception }];

/** Whether a line has nothing of what only events have, a place, drivers, reminders, and is understood as far as it says how often. */
export const isBare = ({
  location,
  ride,
  reminders,
  bring,
  unread,
  repeat,
}: EventPhrases): boolean =>
  Object.values(unread).every((words) => words === undefined) &&
  repeat?.doubt === undefined &&
  location === undefined &&
  reminders === undefined &&
  bring === undefined &&
  Object.keys(ride).length === 0;

/** Whether words are exactly what a pattern names. */
export const isNamed = (words: string, pattern: string): boolean =>
  new RegExp(`^(?:${pattern})$`, "iu").test(words.trim());
