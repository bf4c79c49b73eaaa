import type { Temporal } from "temporal-polyfill";
import type { UnderstoodEvent } from "#contract/calendar-family.ts";
import { firstDaysOf } from "./dates/first-day.ts";
import type { EventPhrases } from "./event-phrases.ts";
import { isBinName } from "./facts/bin-name.ts";
import { instantOnDay, type ParsedPlacement } from "./parsed-placement.ts";

type Asks = UnderstoodEvent["asks"];
type Ask = Asks[number];

/** An event before its questions are asked. */
interface AskedEvent {
  readonly text: string;
  readonly phrases: EventPhrases;
  /** Its possible first days, likeliest first. */
  readonly days: readonly Temporal.PlainDate[];
  /** Its placement on the likeliest day. */
  readonly placed: ParsedPlacement | undefined;
  readonly isRecurring: boolean;
  readonly today: Temporal.PlainDate;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
}

const ask = (about: Ask["about"], words?: string, choices?: readonly string[]): Ask => ({
  about,
  ...(words === undefined ? {} : { words: words.trim() }),
  ...(choices === undefined ? {} : { choices: [...choices] }),
});

/** Asks for the first or the last of several days of which a line names the other one. */
export const askOpenDay = ({ dates, repeat, length }: EventPhrases): Asks => {
  const open = dates?.open;
  return open === undefined || repeat !== null || length !== undefined
    ? []
    : [ask(open.day === "first" ? "firstDay" : "lastDay", open.words)];
};

/** Says that weeks by their numbers are every two weeks from then on. */
export const askNumberedWeeks = ({ repeat }: EventPhrases): Asks =>
  repeat?.numbered === undefined ? [] : [ask("numberedWeeks", repeat.numbered.words)];

/** Says of a bin on several weekdays, or on one of each month, that its own rule has one weekday. */
const askBinRule = ({ title, repeat }: EventPhrases): Asks => {
  const isBeyond =
    repeat !== null && (repeat.weekdays.length > 1 || repeat.parts.includes("FREQ=MONTHLY"));
  return isBeyond && isBinName(title) ? [ask("binRule", title)] : [];
};

const asksOfPhrases = ({ title, whose, times, exception }: EventPhrases): Asks => [
  ...(title === "" ? [ask("title")] : []),
  ...(whose.unclear === undefined
    ? []
    : [ask("member", whose.unclear.words, whose.unclear.choices)]),
  ...(times.wrong === undefined ? [] : [ask("time", times.wrong)]),
  ...(exception === undefined ? [] : [ask("exception", exception)]),
];

/** Whether a weekday stands beside a repetition on other ones: "waste every Monday, recycling every second Friday". */
export const isOfAnotherWeekday = ({
  dates,
  repeat,
  days: [day],
}: Pick<EventPhrases, "dates" | "repeat"> & Pick<AskedEvent, "days">): boolean =>
  repeat !== null &&
  dates?.isWeekday === true &&
  repeat.weekdays.length > 0 &&
  day !== undefined &&
  !repeat.weekdays.includes(day.dayOfWeek);

/** Says that words about how often it comes again weren't understood, or not for certain; beside another weekday it is asked which day. */
const askRepetition = ({ phrases: { dates, repeat, unread }, days }: AskedEvent): Asks => {
  const words = repeat?.doubt ?? unread.repetition;
  return words === undefined || isOfAnotherWeekday({ dates, repeat, days })
    ? []
    : [ask("repetition", words)];
};

const asksOfDays = ({ text, phrases, days, today }: AskedEvent): Asks => {
  const { dates, repeat, unread } = phrases;
  if (days.length === 0) return [ask("date", dates?.words)];
  const isOther = repeat !== null && isOfAnotherWeekday({ dates, repeat, days });
  if (isOther)
    return [
      ask(
        "date",
        dates?.words,
        [...firstDaysOf(repeat, today, false), ...days].slice(0, 2).map(String),
      ),
    ];
  if (days.length > 1) return [ask("date", dates?.words ?? text, days.map(String))];
  // "The second Tuesday": the day is shown, and that one word of it wasn't understood.
  return unread.date === undefined ? [] : [ask("date", unread.date, days.map(String))];
};

const asksOfHours = ({ phrases: { times, unread }, days, placed, timeZone }: AskedEvent): Asks => {
  const [day] = days;
  if (unread.hour !== undefined && days.length === 1)
    return [
      ask("time", unread.hour, placed === undefined || placed.allDay ? undefined : [placed.start]),
    ];
  if (day === undefined || placed === undefined || placed.allDay) return [];
  const { start, part } = times;
  const isUnclear = start?.isDoubtful || start?.or !== undefined;
  const other = start?.or === undefined ? [] : [instantOnDay(day, start.or, timeZone)];
  return [
    ...(part === undefined ? [] : [ask("time", part.words, [placed.start])]),
    ...(isUnclear ? [ask("time", start.words, [placed.start, ...other])] : []),
  ];
};

const asksOfPlacement = (event: AskedEvent): Asks => {
  const { phrases, placed, isRecurring, today, now } = event;
  const { dates, times } = phrases;
  if (placed === undefined) return [];
  const isPast = placed.allDay ? placed.end <= today.toString() : Date.parse(placed.start) < now;
  return [
    ...(placed.end <= placed.start ? [ask("end", dates?.words)] : []),
    ...(!isRecurring && isPast ? [ask("past", dates?.words ?? times.start?.words)] : []),
  ];
};

/** The questions about what is uncertain in an event. */
export const asksAbout = (event: AskedEvent): Asks => [
  ...asksOfPhrases(event.phrases),
  ...asksOfDays(event),
  ...askOpenDay(event.phrases),
  ...askNumberedWeeks(event.phrases),
  ...askRepetition(event),
  ...askBinRule(event.phrases),
  ...asksOfHours(event),
  ...asksOfPlacement(event),
];
