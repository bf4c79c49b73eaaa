import type { Temporal } from "temporal-polyfill";
import { calledNamesOf } from "./called-names.ts";
import { consumeDates, type ParsedDates } from "./dates/dates.ts";
import { consumeFirstMonth } from "./dates/first-month.ts";
import { consumeDuration } from "./duration.ts";
import { alternativesPattern, type PhraseLanguage } from "./language.ts";
import { consumeMembers, type NamedMember } from "./members.ts";
import { consumeBring, consumeRide, consumeWay } from "./rides.ts";
import { consumeReminders } from "./reminders.ts";
import { consumeRepetition } from "./repeats.ts";
import { consumeRepetitionEnd, type ParsedRepetitionEnd } from "./repetition-end.ts";
import { consumedMark, type Scanner } from "./scanner.ts";
import { consumeTimes, type ParsedTimes } from "./times.ts";
import { titleOf } from "./title.ts";
import { unreadWords } from "./unread-words.ts";

interface Around {
  readonly today: Temporal.PlainDate;
  readonly roster: readonly NamedMember[];
}

/** The part of the day that words for another thing name: "tonight", "tomorrow morning". */
const partNamedElsewhere = (
  { says }: PhraseLanguage,
  itsMorning: string | undefined,
  dateWords: string | undefined,
): ParsedTimes["part"] => {
  if (itsMorning !== undefined) return { minutes: 480, words: itsMorning };
  const evening = new RegExp(says.tonight, "iu").exec(dateWords ?? "");
  return evening === null ? undefined : { minutes: 1140, words: evening[0] };
};

/** "18 and 19 December 7pm": each evening is an event of its own, so it is asked which one is meant. */
const datesWithHour = (dates: ParsedDates | null, { start }: ParsedTimes): ParsedDates | null => {
  if (dates?.isPair !== true || dates.last === undefined || start === undefined) return dates;
  return { days: [...dates.days.slice(0, 1), dates.last], words: dates.words };
};

/** The hours; one beside several days that go on stays in the title, where it is seen: it may be of any of them. */
const timesOf = (
  scanner: Scanner,
  language: PhraseLanguage,
  dates: ParsedDates | null,
  around: Parameters<typeof consumeTimes>[2],
): ParsedTimes => {
  const goesOn = dates?.last !== undefined && dates.haveHours !== true && dates.isPair !== true;
  return goesOn
    ? { isAllDay: scanner.take(language.says.allDay) !== null }
    : consumeTimes(scanner, language, around);
};

/** "except Sunday", "but not on Dec 22": days that a repetition leaves out, which are none that it begins on. */
const consumeException = (scanner: Scanner, language: PhraseLanguage): string | undefined => {
  const { says, weekdays, shortWeekdays, onWeekdays, months } = language;
  const month = alternativesPattern(months);
  const day = [
    alternativesPattern({ ...weekdays, ...shortWeekdays, ...onWeekdays }),
    String.raw`\d{4}-\d\d-\d\d|\d{1,2}\. ?\d{1,2}\.(?:\d{2,4})?|\d{1,2}/\d{1,2}(?:/\d{2,4})?`,
    String.raw`\d{1,2}(?:${says.ordinalMark})? ?(?:${month})|(?:${month})\.? \d{1,2}(?:${says.ordinalMark})?`,
  ].join("|");
  return scanner.take(`(?:${says.except}) (?:${day})(?: ?(?:${says.and}|or|oder) ?(?:${day}))*`)
    ?.words;
};

/** Consumes an event's phrases in the order in which they are certain; the rest is its title. */
export const consumeEventPhrases = (
  scanner: Scanner,
  language: PhraseLanguage,
  { today, roster }: Around,
) => {
  const { says } = language;
  const isForAll = scanner.take(says.everyone) !== null;
  const reminders = consumeReminders(scanner, language);
  const ride = consumeRide(scanner, language, roster);
  const wayMinutes = consumeWay(scanner, language);
  const exceptHolidays = scanner.take(says.exceptHolidays)?.words;
  const repeat = consumeRepetition(scanner, language);
  const exception =
    exceptHolidays ?? (repeat === null ? undefined : consumeException(scanner, language));
  const ending: ParsedRepetitionEnd =
    repeat === null ? {} : consumeRepetitionEnd(scanner, language, { today, repeat });
  const itsMorning = scanner.take(says.itsMorning);
  const named =
    consumeDates(scanner, language, today) ??
    (repeat === null ? null : consumeFirstMonth(scanner, language, today));
  const length = consumeDuration(scanner, language);
  const times = timesOf(scanner, language, named, {
    isDayKnown: named !== null || repeat !== null,
    hasLastHour: named?.haveHours === true,
    names: roster.flatMap((member) => [member.name, ...calledNamesOf(member, roster)]),
    part: repeat?.part ?? partNamedElsewhere(language, itsMorning?.words, named?.words),
  });
  const dates = datesWithHour(named, times);
  const isForAllAtLast =
    scanner.take(`(?<=${consumedMark}[ ,]*)(?:${says.everyoneLast})(?=\\s*$)`) !== null;
  const isBirthday = scanner.note(says.birthday);
  const whose =
    isForAll || isForAllAtLast
      ? { memberIds: [] }
      : consumeMembers(scanner, language, roster, isBirthday);
  const bring = consumeBring(scanner, language);
  const at = scanner.consumeNeutral(`@ ?(?<place>[^${consumedMark},;@]+)`);
  const location = at?.groups["place"]?.trim();
  const unread = unreadWords(scanner, language);
  const title = titleOf(scanner, language);
  const who = { ride, whose, isBirthday };
  const there = { location, wayMinutes, bring };
  return {
    ...who,
    ...there,
    unread,
    reminders,
    repeat,
    exception,
    ending,
    dates,
    length,
    times,
    title,
  };
};

/** What the phrases of an event say. */
export type EventPhrases = ReturnType<typeof consumeEventPhrases>;
