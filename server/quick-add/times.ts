import { anyOf, type Language, meaning } from "./language.ts";
import { gap, type Paper } from "./paper.ts";

/** Minutes after midnight. */
export interface Hour {
  readonly minutes: number;
  /** The same twelve hours away, where that may be meant too. */
  readonly or?: number;
  readonly words: string;
}

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

interface Said {
  readonly hour: number;
  readonly minute: number;
  readonly half: "am" | "pm" | undefined;
  /** It can't be twelve hours away. */
  readonly isSure: boolean;
}

const halves = String.raw`\s?(?:am|pm|a\.m\.|p\.m\.)|[ap]`;

/** An article is no hour: "at a friend's". */
const hourWords = ({ numbers }: Language): string =>
  anyOf(
    Object.fromEntries(
      Object.entries(numbers).filter(([word]) => !/^(an?|eine?[nmr]?)$/.test(word)),
    ),
  );

const clock = (n: string, language: Language): string =>
  String.raw`(?<h${n}>\d{1,2}|${hourWords(language)})(?:[:.](?<m${n}>\d\d))?(?:\s?(?<u${n}>${language.says.oClock})(?:\s(?<r${n}>\d\d)(?![.:\d]))?)?(?<p${n}>${halves})?`;

const saidOf = (
  groups: Readonly<Record<string, string | undefined>>,
  n: string,
  { numbers }: Language,
): Said => {
  const word = groups[`h${n}`] ?? "";
  const minute = groups[`m${n}`] ?? groups[`r${n}`];
  const letter = groups[`p${n}`]?.trim().toLowerCase().at(0);
  const half = letter === undefined ? undefined : letter === "a" ? "am" : "pm";
  const hour = meaning(numbers, word) ?? Number(word);
  const isExact = minute !== undefined || /^(uhr|h)$/i.test(groups[`u${n}`] ?? "");
  // "3 Uhr" and "4:30" are said of afternoons too.
  const isSure = half !== undefined || (isExact && (hour >= 6 || word.startsWith("0")));
  return { hour, minute: Number(minute ?? 0), half, isSure };
};

const isHour = ({ hour, minute, half }: Said): boolean =>
  hour < (half === undefined ? 25 : 13) && minute < 60 && (half === undefined || hour > 0);

const minutesOf = ({ hour, minute, half }: Said): number => {
  const plain = half === undefined ? hour % 24 : (hour % 12) + (half === "pm" ? 12 : 0);
  return plain * 60 + minute;
};

const noon = 720;
const night = 1260;

const settle = (said: Said, part: number | undefined, words: string): Hour => {
  const minutes = minutesOf(said);
  const isEarly = said.half === undefined && said.hour >= 1 && said.hour < 12;
  if (isEarly && part !== undefined) {
    const isAfterNoon = part >= noon && !(part >= night && said.hour < 6);
    return { minutes: isAfterNoon ? minutes + noon : minutes, words };
  }
  if (!isEarly || said.isSure) return { minutes, words };
  // From eight on the morning is likelier; nobody is asked to the dentist at three at night.
  return said.hour < 8
    ? { minutes: minutes + noon, or: minutes, words }
    : { minutes, or: minutes + noon, words };
};

/** A length in minutes; what it takes can't be taken for an hour any more. */
export const takeLength = (paper: Paper, language: Language): number | undefined => {
  const { says, numbers, units } = language;
  if (paper.take(`(?:(?:${says.duration}) )?(?:${says.hourAndHalf})`) !== null) return 90;
  if (paper.take(`(?:(?:${says.duration}) )?(?:${says.halfHour})`) !== null) return 30;
  const short = Object.fromEntries(Object.entries(units).filter(([, minutes]) => minutes < 1440));
  const long = Object.fromEntries(Object.entries(units).filter(([, minutes]) => minutes >= 1440));
  const amount = String.raw`(?<n>\d{1,3}(?:[.,]\d{1,2})?|${anyOf(numbers)})`;
  const rest = String.raw`(?:\s?(?<rest>\d{1,2})\s?(?:min|minutes|mins|m|minuten)?)?`;
  const brief = paper.find(
    String.raw`(?<said>(?:${says.duration}) )?${amount}(?<space>\s?)-?(?<unit>${anyOf(short)})\.?${rest}(?:\s(?:lang|long))?`,
  );
  // "15h" is an hour of the day, and "100 m" a way.
  const isLength =
    brief !== null &&
    (brief.groups["said"] !== undefined ||
      !/^[hm]$/i.test(brief.groups["unit"] ?? "") ||
      (brief.groups["space"] === "" &&
        !(/^h$/i.test(brief.groups["unit"] ?? "") && Number(brief.groups["n"]) > 6)));
  if (brief !== null && isLength) paper.cut(brief.index, brief.end);
  const found =
    (isLength ? brief : null) ??
    paper.take(
      String.raw`(?:${says.duration}) ${amount}\s?(?<unit>${anyOf(long)})(?: lang| long)?|${amount.replace("<n>", "<k>")}\s(?<long>${anyOf(long)}) (?:lang|long)`,
    );
  if (found === null) return undefined;
  const word = found.groups["n"] ?? found.groups["k"] ?? "";
  const unit = meaning(units, found.groups["unit"] ?? found.groups["long"] ?? "") ?? 0;
  const count = meaning(numbers, word) ?? Number(word.replace(",", "."));
  return Math.round(count * unit) + Number(found.groups["rest"] ?? 0);
};

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

/** The hours that are said; a part of the day settles which half of it is meant. */
export const takeTimes = (paper: Paper, language: Language, given?: Times["part"]): Times => {
  const { says, hours } = language;
  const partSaid = (): Times["part"] => partOf(paper, language) ?? given;
  const isAllDay = paper.take(says.allDay) !== null;
  const range =
    paper.take(
      String.raw`(?:${says.from}) ${clock("1", language)}\s?(?:${says.to})\s?${clock("2", language)}`,
    ) ??
    paper.take(
      String.raw`(?:(?:${says.at}) )?(?=\d{1,2}(?:[:.]\d\d(?:${halves}|\s?(?:${says.oClock}))?\s?(?:${says.to})\s?\d{1,2}(?![\d.])|(?:[:.]\d\d)?(?:${halves}|\s?(?:${says.oClock}))?\s?(?:${says.to})\s?\d{1,2}(?:[:.]\d\d|(?:${halves}|\s?(?:${says.oClock}))(?!\p{L}))))${clock("1", language)}\s?(?:${says.to})\s?${clock("2", language)}`,
    );
  if (range !== null) {
    const [from, to] = [saidOf(range.groups, "1", language), saidOf(range.groups, "2", language)];
    const part = partSaid();
    if (!isHour(from) || !isHour(to)) return { isAllDay, wrong: range.words };
    const end = settle(to, part?.minutes, range.words);
    // "3-4pm": one mark stands for both.
    const first =
      from.half === undefined && to.half !== undefined && from.hour <= 12
        ? { ...from, half: from.hour % 12 <= to.hour % 12 ? to.half : ("am" as const) }
        : { ...from, isSure: from.isSure || to.isSure };
    const start = settle(first, part?.minutes, range.words);
    const isLater = end.or !== undefined && end.minutes <= start.minutes;
    return { isAllDay, start, end: isLater ? (end.or ?? end.minutes) : end.minutes };
  }
  const at = `(?:${says.at}|@)`;
  const talk = spoken(paper, language);
  if (talk !== null) {
    const part = partSaid();
    return { isAllDay, start: settle(talk.said, part?.minutes, talk.words) };
  }
  const marked = paper.take(
    String.raw`(?:${at}\s?)?(?=(?:\d{1,2}[:.]\d\d|\d{1,2}(?:${halves}|\s?(?:${says.oClock}))(?!\p{L})|(?:${hourWords(language)})\s(?:${says.oClock})))${clock("1", language)}(?!\.\d|\.(?:\s|$))`,
  );
  const bare =
    marked ??
    paper.take(String.raw`${at} (?<h1>\d{1,2}|${hourWords(language)})(?![.:/]\d|\p{L}|\.)`) ??
    paper.take(String.raw`(?<h1>\d{1,2})(?= (?:${anyOf(language.parts)}))`) ??
    paper.take(`(?<=${gap}[ ,]?)(?<h1>\\d{1,2})(?=[ ,]*(?:${gap}|$))`);
  const part = partSaid();
  if (bare !== null) {
    const said = saidOf(bare.groups, "1", language);
    return isHour(said)
      ? { isAllDay, start: settle(said, part?.minutes, bare.words) }
      : { isAllDay, wrong: bare.words };
  }
  const named = paper.take(`(?:(?:${says.at}) )?(?:${anyOf(hours)})`);
  const hour =
    named === null
      ? undefined
      : meaning(hours, named.words.replace(new RegExp(`^(?:${says.at}) `, "iu"), ""));
  if (named !== null && hour !== undefined)
    return { isAllDay, start: { minutes: hour * 60, words: named.words } };
  return { isAllDay, ...(part === undefined ? {} : { part }) };
};
