import { Temporal } from "temporal-polyfill";
import { calendarDay } from "./calendar-day.ts";
import type { NamedDay } from "./date-phrase.ts";
import { datePhrases } from "./date-phrases.ts";
import { goneBy, singleDay } from "./single-day.ts";
import { clockPattern, isExplicitHour } from "../hours.ts";
import { type PhraseLanguage, meaningOfPhrase } from "../language.ts";
import { consumedMark, type Scanner, type Token } from "../scanner.ts";

type Day = Temporal.PlainDate;

export interface ParsedDates {
  /** Likeliest first; several where the phrase is ambiguous, empty where it names no day. */
  readonly days: readonly Day[];
  /** The last day, included, where the first of `days` is meant. */
  readonly last?: Day;
  /** Whether both days have an hour of their own: "Saturday 5pm until Sunday 11am". */
  readonly haveHours?: true;
  /** Whether "and" joins them: "18 and 19 December" goes on over both days, or with an hour is on each. */
  readonly isPair?: true;
  /** What a single day leaves unsaid, the first or the last of several, and the words that do: "from Monday", "until 24 October". */
  readonly open?: { readonly day: "first" | "last"; readonly words: string };
  /** Whether a weekday alone names it. */
  readonly isWeekday?: true;
  readonly words: string;
}

const between = (text: string, from: number, to: number): string =>
  text.slice(from, to).replaceAll(consumedMark, " ");

/** A bare number before a date starts a range: "12.–14. March". */
const numberBefore = (
  scanner: Scanner,
  found: NamedDay,
  { says }: PhraseLanguage,
): NamedDay | undefined => {
  const [last] = found.days;
  const before = scanner.left().slice(0, found.index);
  const match = new RegExp(
    String.raw`(?<![\p{L}\p{N}.:])(?:from |vom )?(\d{1,2})(?:${says.ordinalMark})?\s*(?:${says.to}|/|or|oder)\s*(?:the |zum )?$`,
    "iu",
  ).exec(before);
  if (match === null || last === undefined || found.weekday !== undefined) return undefined;
  const days = calendarDay(last.year, last.month, Number(match[1]));
  return { index: match.index, end: found.index, words: match[0], days, opens: true };
};

/** Where the word between two days begins that both have an hour; null where one has none. */
const linkBetweenHours = (
  scanner: Scanner,
  language: PhraseLanguage,
  [first, second]: readonly [NamedDay, NamedDay],
  link: string,
): number | null => {
  const { says } = language;
  const hour = (n: string) => String.raw`\s*,?\s*(?:(?:${says.at}) )?${clockPattern(n, language)}`;
  const before = new RegExp(
    String.raw`^${hour("1")}(?<link>\s*(?:${says.to})\s*(?:the |zum )?)$`,
    "iu",
  ).exec(link);
  const after = new RegExp(`^${hour("2")}`, "iu").exec(scanner.left().slice(second.end));
  if (before === null || after === null) return null;
  const { groups: start = {} } = before;
  const { groups: end = {} } = after;
  return isExplicitHour(start, "1") && isExplicitHour(end, "2")
    ? first.end + before[0].length - (start["link"] ?? "").length
    : null;
};

/** Whether a short name is a weekday: in lower case only where nothing has a capital, or an hour follows. */
const isWeekday = ({ groups, end }: Token, scanner: Scanner, language: PhraseLanguage): boolean => {
  const word = groups["w"] ?? groups["v"];
  if (word === undefined || scanner.isSmall) return true;
  if (meaningOfPhrase(language.shortWeekdays, word) === undefined) return true;
  const hour = new RegExp(String.raw`^\.? ?(?:(?:${language.says.at}) )?\d`, "iu");
  return word.charAt(0) !== word.charAt(0).toLowerCase() || hour.test(scanner.left().slice(end));
};

/** A line that names more days is asked about with these: what is pasted by the page must not hold the server. */
const mostNamedDays = 12;

/** Consumes every named day, in the order of the text. */
const takeNamed = (scanner: Scanner, language: PhraseLanguage, today: Day): NamedDay[] => {
  const named: NamedDay[] = [];
  const next = (source: string): Token | null =>
    scanner.find(source, (found) => isWeekday(found, scanner, language));
  for (const [source, read] of datePhrases(language, today))
    for (
      let found = next(source);
      found !== null && named.length < mostNamedDays;
      found = next(source)
    ) {
      const away = meaningOfPhrase(language.daysAway, found.words);
      const meant = away === undefined ? read(found.groups) : { days: [today.add({ days: away })] };
      const { index, end, words } = found;
      const one = { index, end, words, ...meant };
      const first = numberBefore(scanner, one, language);
      if (first !== undefined) {
        named.push(first);
        scanner.cut(first.index, first.end);
      }
      named.push(one);
      scanner.cut(index, end);
    }
  return named.toSorted((a, b) => a.index - b.index);
};

/** Whether words end with "and" or "28./29.", which join two days rather than naming a first and a last one. */
const isAnd = (words: string, { says }: PhraseLanguage): boolean =>
  new RegExp(String.raw`(?<!\p{L})(?:${says.and}|/)\s*(?:the |zum )?$`, "iu").test(words);

/** Whether words end with "or": one of two days is meant. */
const isOr = (words: string): boolean => /(?<!\p{L})(?:or|oder)\s*(?:the |zum )?$/iu.test(words);

/** Whether a day follows another; a weekday also where the next of its name is before the other's. */
const isNextDay = (first: NamedDay, second: NamedDay): boolean => {
  const [[from], [to]] = [first.days, second.days];
  if (from === undefined || to === undefined) return false;
  const isByName = first.weekday !== undefined && second.weekday !== undefined;
  return isByName ? to.dayOfWeek === (from.dayOfWeek % 7) + 1 : from.until(to).days === 1;
};

/** Where the word begins that says that a day is the last one, behind other words: "since yesterday at home until Friday"; null where there is none. */
const untilBehindWords = (
  line: string,
  { says }: PhraseLanguage,
  [first, second]: readonly [NamedDay, NamedDay],
): number | null => {
  const isOpen = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${says.since}|${says.onwards}|${says.from}) (?:the |dem |den )?$`,
    "iu",
  ).test(line.slice(0, first.index));
  const link = line.slice(first.end, second.index);
  const until = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${says.until})\s+(?:the |zum )?$`,
    "iu",
  ).exec(link);
  // Hours in between may be of either day.
  if (!isOpen || until === null || /\d/.test(link)) return null;
  return first.end + until.index;
};

/** Whether a weekday and a date are the first and the last of several days: "Monday to 3 December". */
const isSpan = (line: string, all: readonly NamedDay[], language: PhraseLanguage): boolean => {
  const [first, second] = all;
  if (first === undefined || second === undefined || all.length > 2) return false;
  const link = between(line, first.end, second.index);
  return (
    (first.weekday === undefined) !== (second.weekday === undefined) &&
    ((isLinked(link, language) && !isAnd(link, language)) ||
      untilBehindWords(line, language, [first, second]) !== null)
  );
};

/** Whether words between two days join them to a span. */
const isLinked = (link: string, { says }: PhraseLanguage): boolean =>
  new RegExp(String.raw`^\s*(?:${says.to})\s*(?:the |zum )?$`, "iu").test(link);

/** "Saturday in two weeks": the Saturday nearest to then, that of the week of then, and two weeks after the next one. */
const daysNear = ([then]: readonly Day[], weekday: number): readonly Day[] => {
  if (then === undefined) return [];
  const ofWeek = then.add({ days: weekday - then.dayOfWeek });
  const nearest = then.add({ days: ((weekday - then.dayOfWeek + 10) % 7) - 3 });
  const afterNext = then.add({ days: (weekday - then.dayOfWeek + 7) % 7 });
  return [nearest, ofWeek, afterNext].filter(
    (day, index, all) => all.findIndex((each) => each.equals(day)) === index,
  );
};

/** The last day of a span, the next of its name after the first one: "Sat–Tue", and "21.12.–4.1." seen from November on. */
const lastOfSpan = (from: Day, first: NamedDay, second: NamedDay): Day | undefined => {
  const [to] = second.days;
  if (first.weekday === undefined && second.weekday !== undefined)
    return from.add({ days: (second.weekday - from.dayOfWeek + 7) % 7 });
  const isWritten = /\d{4}/.test(second.words);
  if (to === undefined || isWritten || Temporal.PlainDate.compare(to, from) >= 0) return to;
  return second.weekday === undefined ? to.add({ years: 1 }) : to.add({ days: 7 });
};

interface SeveralNamed {
  /** The text before any of its days was consumed. */
  readonly line: string;
  readonly today: Day;
  readonly named: readonly NamedDay[];
  readonly pair: readonly [first: NamedDay, second: NamedDay];
}

/** Two days are the first and the last of several where words join them; else any of those that are named may be meant. */
const severalDays = (
  scanner: Scanner,
  language: PhraseLanguage,
  { line, today, named, pair: [first, second] }: SeveralNamed,
): ParsedDates => {
  const words = named.map((each) => each.words).join(" ");
  const link = between(line, first.end, second.index);
  const [firstDay] = first.days;
  const [until] = second.days;
  const isJoined = first.opens === true || isLinked(link, language);
  // "Wednesday and Friday" are two days, and leave Thursday out.
  const joint = first.opens === true ? first.words : link;
  const hasAnd = isAnd(joint, language);
  const isRange = isJoined && !isOr(joint) && (!hasAnd || isNextDay(first, second));
  // "Tuesday 5pm and Thursday 6pm" are two events, "between Saturday 5pm and Sunday 11am" is one.
  const isEach = hasAnd && !/(?:between|zwischen|zw\.)\s*$/iu.test(line.slice(0, first.index));
  const linkOfHours =
    isRange || isEach ? null : linkBetweenHours(scanner, language, [first, second], link);
  const apart =
    isRange || linkOfHours !== null ? null : untilBehindWords(line, language, [first, second]);
  if (
    (!isRange && linkOfHours === null && apart === null) ||
    named.length > 2 ||
    firstDay === undefined ||
    until === undefined
  )
    return {
      days: named
        .flatMap(({ days }) => days.slice(0, 1))
        .filter((day, index, days) => days.findIndex((each) => each.equals(day)) === index),
      words,
    };
  // The words before and between both are consumed too.
  const isSince = scanner.take(`(?:${language.says.since})(?= ${consumedMark})`) !== null;
  if (!isSince) scanner.take(`(?:${language.says.onwards})(?= ${consumedMark})`);
  if (first.end < second.index) scanner.cut(linkOfHours ?? apart ?? first.end, second.index);
  const from = isSince ? goneBy(firstDay, { today, named: first }) : firstDay;
  const to = lastOfSpan(isSince ? today : from, first, second) ?? until;
  // "Friday 6pm to Saturday 10am" on a Friday is as open as "Friday 6pm" is.
  const days = linkOfHours !== null && first.weekday !== undefined ? first.days : [from];
  return {
    ...{ days, last: to, words },
    ...(linkOfHours === null ? {} : { haveHours: true }),
    ...(isRange && hasAnd ? { isPair: true } : {}),
  };
};

/** Consumes the days that are meant; null where none is named. */
export const consumeDates = (
  scanner: Scanner,
  language: PhraseLanguage,
  today: Day,
): ParsedDates | null => {
  const line = scanner.left();
  const all = takeNamed(scanner, language, today);
  const wrong = all.find(({ days }) => days.length === 0);
  if (wrong !== undefined) return { days: [], words: wrong.words };
  const exact = isSpan(line, all, language)
    ? all
    : all.filter(({ weekday }) => weekday === undefined);
  // In "Tuesday, 24 November" the weekday only repeats the date.
  const named = exact.length > 0 ? exact : all;
  const [first, second] = named;
  if (first === undefined) return null;
  const words = named.map((each) => each.words).join(" ");
  const strays = all.filter(
    ({ weekday }) =>
      weekday !== undefined && exact.every(({ days }) => days[0]?.dayOfWeek !== weekday),
  );
  const [stray] = strays;
  if (first.isWeeksAway === true && exact.length === 1 && stray?.weekday !== undefined)
    return { days: daysNear(first.days, stray.weekday), words };
  if (exact.length > 0 && strays.length > 0)
    return { days: [...first.days, ...strays.flatMap(({ days }) => days)], words };
  if (second === undefined) {
    const begin = Math.min(...all.map(({ index }) => index));
    return singleDay(scanner, language, { line, begin, today, named: first });
  }
  return severalDays(scanner, language, { line, today, named, pair: [first, second] });
};
