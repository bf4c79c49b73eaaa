import { Temporal } from "temporal-polyfill";
import type { UnderstoodEvent } from "#contract/calendar-family.ts";
import { firstDay, lastDay } from "#contract/values.ts";
import { isContractDay } from "#server/platform/clock.ts";
import { InvalidInput } from "#server/platform/errors.ts";
import { asksAbout } from "./questions.ts";
import { possibleDays } from "./dates/possible-days.ts";
import { germanLanguage } from "./de.ts";
import { englishLanguage } from "./en.ts";
import { consumeEventPhrases, type EventPhrases } from "./event-phrases.ts";
import { factIn } from "./facts/fact-in.ts";
import { type PhraseLanguage, withApartWords } from "./language.ts";
import type { ParseContext } from "./parse-context.ts";
import { placeParsedEvent } from "./parsed-placement.ts";
import { ruleUntilEnd } from "./repetition-end.ts";
import { createScanner } from "./scanner.ts";

/** The RRULE of an event; a birthday without an hour returns every year. */
const ruleOf = (
  { repeat, ending, isBirthday, dates }: EventPhrases,
  begin: number | undefined,
): string | undefined => {
  if (repeat !== null) return ruleUntilEnd(repeat, ending);
  return isBirthday && begin === undefined && dates?.last === undefined ? "FREQ=YEARLY" : undefined;
};

const understandIn = (
  text: string,
  language: PhraseLanguage,
  { now, timeZone, roster }: ParseContext,
) => {
  const here = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const today = here.toPlainDate();
  const scanner = createScanner(withApartWords(text, language));
  const phrases = consumeEventPhrases(scanner, language, { today, roster });
  const { dates, length, times, whose, location, title, reminders, ride } = phrases;
  const { wayMinutes, bring } = phrases;
  const begin = times.start?.minutes ?? times.part?.minutes;
  const days = possibleDays(phrases, today, { begin, now: here.hour * 60 + here.minute });
  const [day] = days;
  const rule = ruleOf(phrases, begin);
  const placed =
    day === undefined ? undefined : placeParsedEvent(day, { dates, times, length }, timeZone);
  const isRecurring = rule !== undefined;
  const understood: UnderstoodEvent = {
    title,
    ...(placed ?? { allDay: begin === undefined }),
    memberIds: [...whose.memberIds],
    ...(rule === undefined ? {} : { recurrence: rule }),
    ...(reminders === undefined ? {} : { reminders }),
    ...ride,
    ...(location === undefined || location === "" ? {} : { location }),
    ...(wayMinutes === undefined ? {} : { wayMinutes }),
    ...(bring === undefined ? {} : { notes: `${language.bringTitle}: ${bring}` }),
    asks: asksAbout({ text, phrases, days, placed, isRecurring, today, now, timeZone }),
  };
  return { understood, taken: scanner.taken() };
};

const isInRange = ({ start, end }: UnderstoodEvent): boolean =>
  [start, end].every((at) => at === undefined || isContractDay(at.slice(0, 10)));

/** What is understood in a language; null where that lies beyond every calendar. */
const understandInRange = (...asked: Parameters<typeof understandIn>) => {
  try {
    const found = understandIn(...asked);
    return isInRange(found.understood) ? found : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/**
 * Parses a quick-add text into an event, in the language that consumes more of it; returns questions for what is
 * uncertain. Throws 400 `text` where it is before 1900 or after 2199.
 */
export const parseQuickAdd = (text: string, context: ParseContext): UnderstoodEvent => {
  const own =
    context.language === "de"
      ? [germanLanguage, englishLanguage]
      : [englishLanguage, germanLanguage];
  const [first, second] = own.map((language) => understandInRange(text.trim(), language, context));
  const found = (second?.taken ?? -1) > (first?.taken ?? -1) ? second : first;
  if (found == null)
    throw new InvalidInput("text", `text: expected a day between ${firstDay} and ${lastDay}.`);
  const fact = factIn(text.trim(), own, context);
  return { ...found.understood, ...(fact === undefined ? {} : { fact }) };
};
