import { addDays, daysBetween, isDay, weekdayOf } from "../../../i18n/time.ts";
import { readTodoRepetition } from "./todo-repetition.ts";
import { anyWordOf, shortWeekdayNames, weekdayNames } from "./todo-weekdays.ts";
import { type NamedOwner, readTodoOwners } from "./todo-owners.ts";

const months: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ["january", "jan", "januar"],
    ["february", "feb", "februar"],
    ["march", "mar", "märz"],
    ["april", "apr"],
    ["may", "mai"],
    ["june", "jun", "juni"],
    ["july", "jul", "juli"],
    ["august", "aug"],
    ["september", "sep"],
    ["october", "oct", "oktober"],
    ["november", "nov"],
    ["december", "dec", "dezember"],
  ].flatMap((names, at) => names.map((name) => [name, at + 1] as const)),
);
const relative: Readonly<Record<string, number>> = {
  ...{ today: 0, tonight: 0, heute: 0, "heute abend": 0, tomorrow: 1, morgen: 1 },
  ...{ "day after tomorrow": 2, "the day after tomorrow": 2, übermorgen: 2 },
  ...{ "next week": 7, "nächste woche": 7 },
};
const perWord: Readonly<Record<string, number>> = { day: 1, tag: 1, week: 7, woche: 7 };

const when = [
  `(?:${anyWordOf(relative)})`,
  `(?:(?:next|nächsten?|kommenden|this|diesen)\\s+)?(?:${anyWordOf(weekdayNames)})`,
  String.raw`in\s+\d{1,2}\s+(?:days?|tage?n?|weeks?|wochen?)`,
  String.raw`\d{4}-\d{2}-\d{2}`,
  String.raw`\d{1,2}\.\s?\d{1,2}\.(?:\d{4})?`,
  `\\d{1,2}\\.?\\s+(?:${anyWordOf(months)})`,
  `(?:${anyWordOf(months)})\\s+\\d{1,2}`,
].join("|");
const before =
  "(?:on|by|before|until|till|(?:spätestens\\s+)?(?:am|bis(?:\\s+zum)?|zum|vor(?:\\s+dem)?)|spätestens)\\s+";
const next = "(?:nächsten?|kommenden|diesen)\\s+";
const short = `(?:${anyWordOf(shortWeekdayNames)})\\.?`;
const atEnd = new RegExp(
  `^(.*?\\S)[\\s,]+(?:(?:${before})?(${when})|(?:${before})?(${next}${short})|${before}(${short}))$`,
  "iu",
);
/** What is to be done again and again has no one day. */
const again =
  /(?:^|\s)(?:every|each|jede[nrs]?|alle)(?:\s+(?:other|second|zweiten?|zwei|two|\d{1,2}))?(?:\s+(?:days?|tage?|weeks?|wochen?|months?|monate?|years?|jahre?))?$/iu;
// "Sunday dress" is no day: in front a day needs a word before it or a mark behind it.
const atStart = new RegExp(
  `^(?:(?:${before})(${when})|(${when})(?=[,:])|(${anyWordOf(relative)}))[\\s,:]+(\\S.*)$`,
  "iu",
);

/** The next day with this month and day, this year's where it is still to come. */
const dateOf = (month: number, day: number, today: string): string | undefined => {
  const two = (value: number) => String(value).padStart(2, "0");
  const year = Number(today.slice(0, 4));
  const on = [year, year + 1].map((one) => `${one}-${two(month)}-${two(day)}`);
  return on.find((one) => isDay(one) && one >= today);
};

const dayOf = (said: string, today: string): string | undefined => {
  const words = said.toLocaleLowerCase().replaceAll(/\s+/g, " ");
  const away = relative[words];
  if (away !== undefined) return addDays(today, away);
  const [, many, unit] = /^in (\d+) (day|tag|week|woche)/.exec(words) ?? [];
  if (unit !== undefined) return addDays(today, Number(many) * (perWord[unit] ?? 1));
  if (/^\d{4}-/.test(words)) return isDay(words) ? words : undefined;
  const [, day, month, year] = /^(\d{1,2})\. ?(\d{1,2})\.(\d{4})?$/.exec(words) ?? [];
  if (month !== undefined) {
    const on = `${year}-${month.padStart(2, "0")}-${day?.padStart(2, "0")}`;
    return year === undefined
      ? dateOf(Number(month), Number(day), today)
      : isDay(on)
        ? on
        : undefined;
  }
  const named = /^(\d{1,2})\.? (\p{L}+)$|^(\p{L}+) (\d{1,2})$/u.exec(words);
  const monthNamed = months[named?.[2] ?? named?.[3] ?? ""];
  if (monthNamed !== undefined) return dateOf(monthNamed, Number(named?.[1] ?? named?.[4]), today);
  const name = words.split(" ").at(-1)?.replace(".", "") ?? "";
  const weekday = weekdayNames[name] ?? shortWeekdayNames[name];
  if (weekday === undefined) return undefined;
  const days = (weekday - weekdayOf(today) + 7) % 7;
  // "Next Friday" on a Friday is a week away.
  return addDays(today, days === 0 && /^(?:next|nächst|kommend)/.test(words) ? 7 : days);
};

/** A to-do as it was written in one line. */
export interface TodoWords {
  readonly title: string;
  readonly due?: string;
  /** How it is to be done again and again, an RRULE value; `due` is its first day. */
  readonly recurrence?: string;
  /** Whose it is, where the line says it. */
  readonly memberIds?: readonly string[];
}

const readDay = (words: string, today: string): TodoWords => {
  const [, title, plain, soon, named] = atEnd.exec(words) ?? [];
  // "bis so": a short name has a capital.
  const capital = named === undefined || /^\p{Lu}/u.test(named) ? named : undefined;
  const [, after, marked, begun, titleAfter] =
    title === undefined ? (atStart.exec(words) ?? []) : [];
  const due = dayOf(plain ?? soon ?? capital ?? after ?? marked ?? begun ?? "", today);
  const rest = title ?? titleAfter;
  if (rest === undefined || due === undefined || again.test(rest)) return { title: words };
  return daysBetween(today, due) > 3 * 366 ? { title: words } : { title: rest, due };
};

const readWhen = (words: string, today: string): TodoWords => {
  const repeated = readTodoRepetition(words, today);
  if (repeated === undefined) return readDay(words, today);
  // "Daily feed the cat until Friday": both a rule and a day are more than a to-do has.
  return readDay(repeated.title, today).due === undefined ? repeated : { title: words };
};

// "Call Mom Friday", "Geschenk für Leo Samstag": a name in front of a day may be what the words are about. It is whose they
// are behind a German verb, which ends what is to be done, and behind a thing with its article.
const wholeTask =
  /(?:(?<!\p{L})(?!(?:einen|meinen|deinen|seinen|ihren|unseren|gegen|wegen|neben|zwischen|wollen)$)\p{Ll}{2,}(?:en|ern|eln)|(?<!\p{L})(?:the|a|my|our|his|her|their)\s+\p{L}+)$/u;

/** Whose a to-do is by a name in front of its day. */
const readOwnersBeforeDay = (title: string, family: readonly NamedOwner[]) => {
  const { rest, memberIds, isApart } = readTodoOwners(title, family);
  const isFor = /^[\s,]+(?:for|für)\s/iu.test(title.slice(rest.length));
  return memberIds.length > 0 && !isFor && (isApart || wholeTask.test(rest))
    ? { title: rest, memberIds }
    : { title };
};

/**
 * Reads a line such as "Leo: pack the bag Friday", "bis 24.12. Karten kaufen" or "water the plants every Sunday": what is
 * to be done, by when, how often and whose it is; what isn't understood stays in the title.
 */
export const readTodoWords = (
  line: string,
  today: string,
  family: readonly NamedOwner[] = [],
): TodoWords => {
  const words = line.trim().replaceAll(/\s+/g, " ");
  const { rest, memberIds, isApart } = readTodoOwners(words, family);
  const { title, ...said } = readWhen(rest, today);
  if (memberIds.length === 0)
    return said.due === undefined
      ? { title, ...said }
      : { ...said, ...readOwnersBeforeDay(title, family) };
  // "Ideas of Mia", "a cake for Leo": a name at the end is whose it is only behind a day.
  return isApart || said.due !== undefined ? { title, ...said, memberIds } : { title: words };
};
