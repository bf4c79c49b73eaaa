import {
  type Hour,
  clock,
  hourWords,
  isHour,
  isMarked,
  type Said,
  saidOf,
  settle,
} from "./hours.ts";
import { settleRange, takeRange } from "./hour-range.ts";
import { anyOf, type Language, meaning } from "./language.ts";
import { gap, type Paper, type Taken } from "./scanner.ts";

export interface Times {
  readonly start?: Hour;
  /** Minutes after midnight; before the start it is on the day after. */
  readonly end?: number;
  /** Only a part of the day was said. */
  readonly part?: { readonly minutes: number; readonly words: string };
  readonly isAllDay: boolean;
  /** Words that look like an hour and are none, such as 25:00. */
  readonly wrong?: string;
}

interface Around {
  /** Whether the words name a day. */
  readonly isDayKnown: boolean;
  /** What members are called. */
  readonly names: readonly string[];
  /** The part of the day that another word says. */
  readonly part: Times["part"];
}

const spoken = (paper: Paper, language: Language): { said: Said; words: string } | null => {
  const { says, numbers } = language;
  const hour = String.raw`(?<h>\d{1,2}|${hourWords(language)})`;
  const steps: [string, number][] = [
    [says.quarterPast, 15],
    [says.quarterTo, -15],
    [says.halfPast, 30],
    [says.halfTo, -30],
  ];
  for (const [words, minutes] of steps) {
    const found = paper.take(String.raw`(?:(?:${says.at}) )?(?:${words}) ${hour}(?: uhr)?`);
    if (found === null) continue;
    const word = found.groups["h"] ?? "";
    const total = (meaning(numbers, word) ?? Number(word)) * 60 + minutes;
    const said = { hour: Math.floor(total / 60), minute: total % 60, half: undefined };
    return { said: { ...said, isSure: false }, words: found.words };
  }
  return null;
};

const partOf = (paper: Paper, { parts, bareParts }: Language): Times["part"] => {
  const found = paper.take(anyOf(parts)) ?? paper.take(`(?<=${gap}[ ,]?)(?:${anyOf(bareParts)})`);
  const hour = found === null ? undefined : meaning({ ...parts, ...bareParts }, found.words);
  return found === null || hour === undefined
    ? undefined
    : { minutes: hour * 60, words: found.words };
};

/** An hour that stands by itself, with what marks it or where its place does. */
const takeHour = (paper: Paper, language: Language): Taken | null => {
  const { says, parts } = language;
  const at = `(?:${says.at}|@)`;
  const number = String.raw`(?<h1>\d{1,2}|${hourWords(language)})`;
  const marked = paper.find(
    String.raw`(?:${at}\s?)?${clock("1", language)}(?!\.\d|\.(?:\s|$))`,
    ({ groups }) => isMarked(groups, "1"),
  );
  if (marked !== null) paper.cut(marked.index, marked.end);
  return (
    marked ??
    paper.take(String.raw`${at} ${number}(?![.:/]\d|\p{L}|\.)`) ??
    paper.take(String.raw`(?<h1>\d{1,2})(?= (?:${anyOf(parts)}))`) ??
    paper.take(`(?<=${gap}[ ,]?)(?<h1>\\d{1,2})(?=[ ,]*(?:${gap}|$))`)
  );
};

const takeNamed = (paper: Paper, { says, hours }: Language): Hour | undefined => {
  const named = paper.take(`(?:(?:${says.at}) )?(?<name>${anyOf(hours)})`);
  const hour = named === null ? undefined : meaning(hours, named.groups["name"] ?? "");
  return named === null || hour === undefined
    ? undefined
    : { minutes: hour * 60, words: named.words };
};

/** The hours that are said; a part of the day settles which half of it is meant. */
export const takeTimes = (paper: Paper, language: Language, around: Around): Times => {
  const partSaid = (): Times["part"] => partOf(paper, language) ?? around.part;
  const isAllDay = paper.take(language.says.allDay) !== null;
  const range = takeRange(paper, language, around);
  if (range !== null) {
    const part = partSaid();
    return isHour(range.from) && isHour(range.to)
      ? { isAllDay, ...settleRange(range, part?.minutes) }
      : { isAllDay, wrong: range.words };
  }
  const talk = spoken(paper, language);
  if (talk !== null) return { isAllDay, start: settle(talk.said, partSaid()?.minutes, talk.words) };
  const found = takeHour(paper, language);
  const part = partSaid();
  if (found !== null) {
    const said = saidOf(found.groups, "1", language);
    return isHour(said)
      ? { isAllDay, start: settle(said, part?.minutes, found.words) }
      : { isAllDay, wrong: found.words };
  }
  const named = takeNamed(paper, language);
  if (named !== undefined) return { isAllDay, start: named };
  return { isAllDay, ...(part === undefined ? {} : { part }) };
};
