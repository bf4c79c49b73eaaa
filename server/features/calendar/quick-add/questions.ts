import type { Temporal } from "temporal-polyfill";
import type { UnderstoodEvent } from "#contract/calendar-family.ts";
import type { EventPhrases } from "./event-phrases.ts";
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

const asksOfPhrases = ({ title, whose, times, exception }: EventPhrases): Asks => [
  ...(title === "" ? [ask("title")] : []),
  ...(whose.unclear === undefined
    ? []
    : [ask("member", whose.unclear.words, whose.unclear.choices)]),
  ...(times.wrong === undefined ? [] : [ask("time", times.wrong)]),
  ...(exception === undefined ? [] : [ask("exception", exception)]),
];

const asksOfDays = ({ text, phrases: { dates }, days }: AskedEvent): Asks => {
  if (days.length === 0) return [ask("date", dates?.words)];
  return days.length > 1 ? [ask("date", dates?.words ?? text, days.map(String))] : [];
};

const asksOfHours = ({ phrases: { times }, days, placed, timeZone }: AskedEvent): Asks => {
  const [day] = days;
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
  ...asksOfHours(event),
  ...asksOfPlacement(event),
];
