import { Temporal } from "temporal-polyfill";
import type { UnderstoodEvent } from "#contract/calendar-family.ts";
import { type ParsedDates, consumeDates } from "./dates.ts";
import { germanLanguage } from "./de.ts";
import { englishLanguage } from "./en.ts";
import type { PhraseLanguage } from "./language.ts";
import { type NamedMember, consumeMembers } from "./members.ts";
import { createScanner, consumedMark, type Scanner } from "./scanner.ts";
import { type ParsedRepetition, consumeRepetition } from "./repeats.ts";
import { consumeDuration } from "./duration.ts";
import { consumeTimes, type ParsedTimes } from "./times.ts";
import { titleOf } from "./title.ts";
import { firstDaysOf } from "./first-day.ts";

type Day = Temporal.PlainDate;
type Asks = UnderstoodEvent["asks"];

interface ParseContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
  readonly roster: readonly NamedMember[];
  /** The family's language, which decides where the text fits both. */
  readonly language: "en" | "de";
}

const usualMinutes = 60;

const until = (rule: readonly string[], last: Day): string =>
  [...rule, `UNTIL=${last.toString().replaceAll("-", "")}`].join(";");

const instantText = (day: Day, minutes: number, timeZone: string): string =>
  new Date(
    day
      .add({ days: Math.floor(minutes / 1440) })
      .toPlainDateTime({ hour: Math.floor((minutes % 1440) / 60), minute: minutes % 60 })
      .toZonedDateTime(timeZone).epochMilliseconds,
  ).toISOString();

/** The placement of an event, once its day is known. */
const place = (
  day: Day,
  {
    dates,
    times,
    length,
  }: { dates: ParsedDates | null; times: ParsedTimes; length: number | undefined },
  timeZone: string,
) => {
  const begin = times.start?.minutes ?? times.part?.minutes;
  const last = dates?.last;
  const days = length === undefined ? 1 : Math.max(1, Math.round(length / 1440));
  if (begin === undefined || times.isAllDay || last !== undefined) {
    const end = last === undefined ? day.add({ days }) : last.add({ days: 1 });
    return { start: day.toString(), end: end.toString(), allDay: true };
  }
  const stop = times.end;
  const minutes =
    stop === undefined ? begin + (length ?? usualMinutes) : stop > begin ? stop : stop + 1440;
  return {
    start: instantText(day, begin, timeZone),
    end: instantText(day, minutes, timeZone),
    allDay: false,
  };
};

/** The end of a repetition. */
interface Ending {
  readonly count?: number | undefined;
  readonly last?: Day;
}

const takeEnd = (scanner: Scanner, language: PhraseLanguage, today: Day): Ending => {
  const { says } = language;
  const times = scanner.take(String.raw`(?<n>\d{1,3}) ?(?:${says.times})`);
  const count = times === null ? undefined : Number(times.groups["n"]) || undefined;
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

const understandIn = (
  text: string,
  language: PhraseLanguage,
  { now, timeZone, roster }: ParseContext,
) => {
  const here = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const today = here.toPlainDate();
  const scanner = createScanner(text);
  const asks: Asks = [];
  const ask = (about: Asks[number]["about"], words?: string, choices?: readonly string[]): void => {
    asks.push({
      about,
      ...(words === undefined ? {} : { words: words.trim() }),
      ...(choices === undefined ? {} : { choices: [...choices] }),
    });
  };

  const isForAll = scanner.take(language.says.everyone) !== null;
  const repeat: ParsedRepetition | null = consumeRepetition(scanner, language);
  const ending: Ending = repeat === null ? {} : takeEnd(scanner, language, today);
  const itsMorning = scanner.take(language.says.itsMorning);
  const dates = consumeDates(scanner, language, today);
  const length = consumeDuration(scanner, language);
  const evening = new RegExp(language.says.tonight, "iu").exec(dates?.words ?? "");
  const times = consumeTimes(scanner, language, {
    isDayKnown: dates !== null || repeat !== null,
    names: roster.map(({ name }) => name),
    part:
      itsMorning === null
        ? evening === null
          ? undefined
          : { minutes: 1140, words: evening[0] }
        : { minutes: 480, words: itsMorning.words },
  });
  const isBirthday = scanner.note(language.says.birthday);
  const whose = isForAll
    ? { memberIds: [] }
    : consumeMembers(scanner, language, roster, isBirthday);
  const at = scanner.consumeNeutral(`@ ?(?<place>[^${consumedMark},;@]+)`);
  const location = at?.groups["place"]?.trim();
  const title = titleOf(scanner, language);

  if (title === "") ask("title");
  if (whose.unclear !== undefined) ask("member", whose.unclear.words, whose.unclear.choices);
  if (times.wrong !== undefined) ask("time", times.wrong);

  const nowMinutes = here.hour * 60 + here.minute;
  const begin = times.start?.minutes ?? times.part?.minutes;
  const isOver = begin !== undefined && begin <= nowMinutes;
  const candidates = (): readonly Day[] => {
    if (dates !== null) {
      const [first, second, ...others] = dates.days;
      const isToday = first?.equals(today) === true && second?.equals(today.add({ days: 7 }));
      // "Friday" on a Friday: the next one, unless the hour is still ahead.
      if (isToday === true && second !== undefined) return isOver ? [second] : dates.days;
      return first === undefined
        ? []
        : [first, ...(second === undefined ? [] : [second]), ...others];
    }
    return repeat === null ? [] : firstDaysOf(repeat, today, isOver);
  };
  const days = candidates();
  const [day] = days;
  if (day === undefined) ask("date", dates?.words);
  const rule =
    repeat !== null
      ? ending.last === undefined
        ? [...repeat.parts, ...(ending.count === undefined ? [] : [`COUNT=${ending.count}`])].join(
            ";",
          )
        : until(repeat.parts, ending.last)
      : isBirthday && begin === undefined && dates?.last === undefined
        ? "FREQ=YEARLY"
        : undefined;
  const placed = day === undefined ? undefined : place(day, { dates, times, length }, timeZone);
  if (days.length > 1) ask("date", dates?.words ?? text, days.map(String));
  if (times.part !== undefined && placed?.allDay === false)
    ask("time", times.part.words, [placed.start]);
  const { start } = times;
  if (
    day !== undefined &&
    placed?.allDay === false &&
    (start?.isDoubtful || start?.or !== undefined)
  )
    ask("time", start.words, [
      placed.start,
      ...(start.or === undefined ? [] : [instantText(day, start.or, timeZone)]),
    ]);
  if (placed !== undefined && placed.end <= placed.start) ask("end", dates?.words);
  if (placed !== undefined && repeat === null && rule === undefined) {
    const isPast = placed.allDay ? placed.end <= today.toString() : Date.parse(placed.start) < now;
    if (isPast) ask("past", dates?.words ?? times.start?.words);
  }
  const understood: UnderstoodEvent = {
    title,
    ...(placed ?? { allDay: begin === undefined }),
    memberIds: [...whose.memberIds],
    ...(rule === undefined ? {} : { recurrence: rule }),
    ...(location === undefined || location === "" ? {} : { location }),
    asks,
  };
  return { understood, taken: scanner.taken() };
};

/**
 * Parses a quick-add text into an event, in the language that consumes more of it; returns questions for what is
 * uncertain.
 */
export const parseQuickAdd = (text: string, context: ParseContext): UnderstoodEvent => {
  const own =
    context.language === "de"
      ? [germanLanguage, englishLanguage]
      : [englishLanguage, germanLanguage];
  const [first, second] = own.map((language) => understandIn(text.trim(), language, context));
  if (first === undefined || second === undefined) throw new Error("there are two languages");
  return second.taken > first.taken ? second.understood : first.understood;
};
