import {
  clockPattern,
  hourPattern,
  isExplicitHour,
  isValidHour,
  type ParsedHour,
  parsedHourOf,
  resolveHalfOfDay,
  type TimeOfDayMinutes,
  minutesPerDay,
} from "../hours.ts";
import { shareHalf } from "../hour-range.ts";
import { meaningOfPhrase, type PhraseLanguage } from "../language.ts";
import { consumedMark, type Scanner } from "../scanner.ts";

/** An hour as it was said, and the words that say it. */
export interface SaidHour {
  readonly said: ParsedHour;
  /** Whether the words may be something else. */
  readonly isDoubtful?: boolean;
  /** Whether it is in the hour before one, of the day or of the night. */
  readonly isBeforeOne?: boolean;
  readonly words: string;
}

const [noon, night] = [720, 1260];

/** The minutes of an hour as it was said; `part` is the named part of the day, in minutes after midnight. */
export const startOfSaid = (
  { said, isDoubtful, isBeforeOne, words }: SaidHour,
  part: number | undefined,
): TimeOfDayMinutes => {
  const start = resolveHalfOfDay(said, part, words);
  if (isDoubtful === true) return { ...start, isDoubtful };
  if (isBeforeOne !== true) return start;
  const { minutes } = start;
  if (part === undefined) return { minutes: minutes + noon, or: minutes, words };
  return { minutes: part < noon || part >= night ? minutes : minutes + noon, words };
};

const numberOf = ({ numbers }: PhraseLanguage, word = ""): number =>
  meaningOfPhrase(numbers, word) ?? Number(word);

/** The minutes that people say before "past" and "to"; other numbers there are something else. */
const saidMinutes: ReadonlySet<number> = new Set([5, 10, 15, 20, 25]);

/** Consumes an hour that is said in words: "quarter past three", "twenty to four", "fünf vor halb vier". */
export const consumeSpokenHour = (scanner: Scanner, language: PhraseLanguage): SaidHour | null => {
  const { says } = language;
  const hour = String.raw`(?<h>\d{1,2}|${hourPattern(language)})`;
  const lead = `(?:(?:${says.at}) )?`;
  const end = String.raw`(?![.:/]\d|\p{L})(?: uhr| o['\u2019]?clock)?`;
  const minutes = String.raw`(?<n>\d{1,2}|twenty[- ]five|f\u00fcnfundzwanzig|${hourPattern(language)})(?: min(?:utes|uten)?)?`;
  const steps: [string, number][] = [
    [says.quarterPast, 15],
    [says.quarterTo, -15],
    [says.threeQuartersOf, -15],
    [says.quarterOf, -45],
    [says.halfPast, 30],
    [says.halfTo, -30],
  ];
  const read = (word: string, offset: number, words: string): SaidHour => {
    const total = (numberOf(language, word) * 60 + offset + minutesPerDay) % minutesPerDay;
    const said = { hour: Math.floor(total / 60), minute: total % 60, half: undefined };
    // "Quarter to one" and "halb eins" are mostly after noon.
    const isOne = said.hour === 0 && numberOf(language, word) === 1;
    return { said: { ...said, isSure: false }, words, ...(isOne ? { isBeforeOne: true } : {}) };
  };
  const minute = (n = "") => (/five|fünfund/i.test(n) && n.length > 5 ? 25 : numberOf(language, n));
  const between = `(?:(?<past>${says.minutesPast})|(?:${says.minutesTo}))`;
  const half = `(?:(?<half>${says.halfPast})|(?<halfTo>${says.halfTo}))`;
  const exact = scanner.find(
    String.raw`${lead}${minutes} ${between} (?:${half} )?${hour}${end}`,
    ({ groups: { n } }) => saidMinutes.has(minute(n)),
  );
  if (exact !== null) {
    scanner.cut(exact.index, exact.end);
    const { n, h = "", past, half: isPast, halfTo } = exact.groups;
    const from = isPast === undefined ? (halfTo === undefined ? 0 : -30) : 30;
    return read(h, from + (past === undefined ? -minute(n) : minute(n)), exact.words);
  }
  for (const [words, offset] of steps) {
    const found = scanner.take(`${lead}(?:${words}) ${hour}(?: uhr)?`);
    if (found !== null) return read(found.groups["h"] ?? "", offset, found.words);
  }
  return null;
};

/** Consumes an hour in digits without a mark between: "at 1530", "1530 Uhr"; beside other words it may be something else. */
export const consumeJoinedDigits = (
  scanner: Scanner,
  { says }: PhraseLanguage,
): SaidHour | null => {
  const digits = String.raw`(?<h>\d{1,2})(?<m>[0-5]\d)`;
  const found =
    scanner.take(String.raw`(?:(?<lead>${says.at}|@) ?)?${digits} ?(?<mark>uhr|h|hrs|hours)`) ??
    scanner.take(`(?<lead>${says.at}|@) ?${digits}`) ??
    scanner.take(`(?<=${consumedMark}[ ,]?)${digits}(?=[ ,]*(?:${consumedMark}|$))`);
  if (found === null) return null;
  const { h = "", m, lead = "", mark } = found.groups;
  const isAlone = /^\s*(?:$|,)/.test(scanner.left().slice(found.end).replaceAll(consumedMark, ""));
  // "From 2015" is a year.
  const isLed = /^(?:at|um|gegen|@)$/i.test(lead) && isAlone;
  const hour = Number(h);
  const said = { hour, minute: Number(m), half: undefined, isSure: hour >= 6 || h.length === 2 };
  const isDoubtful = mark === undefined && !isLed;
  return { said, words: found.words, ...(isDoubtful ? { isDoubtful } : {}) };
};

/** Consumes two hours of which one is meant: "3pm or 4pm", "15 oder 16 Uhr"; the likelier is the first. */
export const consumeEitherHour = (
  scanner: Scanner,
  language: PhraseLanguage,
  partSaid: () => number | undefined,
): { readonly start: TimeOfDayMinutes } | null => {
  const { says } = language;
  const found = scanner.find(
    String.raw`(?:(?<lead>${says.at}|@) ?)?${clockPattern("1", language)},? (?:${says.or}) (?:(?:${says.at}) )?${clockPattern("2", language)}`,
    ({ groups }) =>
      groups["lead"] !== undefined || isExplicitHour(groups, "1") || isExplicitHour(groups, "2"),
  );
  if (found === null) return null;
  const [first, second] = shareHalf(
    parsedHourOf(found.groups, "1", language),
    parsedHourOf(found.groups, "2", language),
  );
  if (!isValidHour(first) || !isValidHour(second)) return null;
  scanner.cut(found.index, found.end);
  const part = partSaid();
  const isSure = first.isSure || second.isSure;
  const [one, other] = [first, second].map((said) =>
    resolveHalfOfDay({ ...said, isSure: said.isSure || isSure }, part, found.words),
  );
  const { minutes = 0 } = one ?? {};
  return { start: { minutes, or: other?.minutes ?? minutes, words: found.words } };
};
