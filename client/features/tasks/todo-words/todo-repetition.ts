import { addDays, weekdayOf } from "../../../i18n/time.ts";
import type { TodoWords } from "./todo-words.ts";
import { anyWordOf, shortWeekdayNames, weekdayNames } from "./todo-weekdays.ts";

const ruleDays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const numbers: Readonly<Record<string, number>> = {
  ...{ other: 2, second: 2, zweiten: 2, zweite: 2, zweites: 2, two: 2, zwei: 2 },
  ...{ three: 3, third: 3, drei: 3, dritten: 3, dritte: 3, four: 4, vier: 4, six: 6, sechs: 6 },
};
const units: Readonly<Record<string, string>> = {
  ...{ day: "DAILY", days: "DAILY", tag: "DAILY", tage: "DAILY", week: "WEEKLY", weeks: "WEEKLY" },
  ...{ woche: "WEEKLY", wochen: "WEEKLY", month: "MONTHLY", months: "MONTHLY" },
  ...{ monat: "MONTHLY", monate: "MONTHLY", year: "YEARLY", years: "YEARLY" },
  ...{ jahr: "YEARLY", jahre: "YEARLY" },
};
const adverbs: Readonly<Record<string, string>> = {
  ...{ daily: "FREQ=DAILY", täglich: "FREQ=DAILY", weekly: "FREQ=WEEKLY" },
  ...{ wöchentlich: "FREQ=WEEKLY", monthly: "FREQ=MONTHLY", monatlich: "FREQ=MONTHLY" },
  ...{ yearly: "FREQ=YEARLY", jährlich: "FREQ=YEARLY" },
};
const workdays = "weekday|workday|school day|werktag|schultag|wochentag|arbeitstag";

const weekday = `(?:${anyWordOf(weekdayNames)}|(?:${anyWordOf(shortWeekdayNames)})\\.?)`;
const weekdays = String.raw`${weekday}(?:(?:\s*,\s*|\s*&\s*|\s+(?:and|und)\s+)${weekday})*`;
const every = String.raw`(?:every|each|jede[nrs]?|alle)\s+(?:(?<count>\d{1,2}|${anyWordOf(numbers)})\.?\s+)?`;
const onDays = String.raw`(?:on\s+)?(?<plural>(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|sonnabends)`;
const again = String.raw`(?:${every}(?:(?<days>${weekdays})|(?<work>${workdays})|(?<unit>${anyWordOf(units)}))|(?<adverb>${anyWordOf(adverbs)})|${onDays})`;
/** A weekday by its whole name, which no other word is. */
const wholeName =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend)s?";
/** What says more of the days than a rule here can: "of the month", "on the 1st", "until Friday". */
const narrower = [
  String.raw`(?:of|in)\s+(?:the|each|every)\s+(?:week|month|year)`,
  String.raw`(?:im|des|in\s+der)\s+(?:woche|monats?|jahre?s?)`,
  String.raw`(?:on|am)\s+(?:the\s+)?(?:\d|first|last|ersten|letzten|${wholeName})`,
  "until|till|from|except|bis|ab|vom|außer",
  wholeName,
].join("|");
const narrowedAtEnd = String.raw`(?:\s(?:of|des)|\d(?:\.|st|nd|rd|th)|(?:^|\s)${wholeName})`;
const atEnd = new RegExp(String.raw`^(?<title>.*?\S)(?<!${narrowedAtEnd})[\s,]+${again}$`, "iu");
const atStart = new RegExp(
  String.raw`^${again}[\s,:]+(?!(?:${narrower})(?!\p{L}))(?<title>\S.*)$`,
  "iu",
);

type Said = Readonly<Record<string, string | undefined>>;

const numbersOfDays = (said: string): number[] => {
  const words = said.toLocaleLowerCase().split(/[\s,&.]+/u);
  const found = words.flatMap((word) => weekdayNames[word] ?? shortWeekdayNames[word] ?? []);
  return [...new Set(found)].toSorted((a, b) => a - b);
};

const countIn = (said = "1"): number => numbers[said.toLocaleLowerCase()] ?? Number(said);

/** The weekdays that a line says; none where it repeats otherwise. */
const weekdaysIn = ({ days, work, plural }: Said): number[] => {
  if (work !== undefined) return [1, 2, 3, 4, 5];
  return numbersOfDays(days ?? plural?.replace(/s$/iu, "") ?? "");
};

const ruleOf = (said: Said): string | undefined => {
  const count = countIn(said["count"]);
  if (!(count >= 1 && count <= 99)) return undefined;
  const interval = count > 1 ? [`INTERVAL=${count}`] : [];
  const on = weekdaysIn(said);
  if (on.length > 0)
    return ["FREQ=WEEKLY", ...interval, `BYDAY=${on.map((at) => ruleDays[at - 1]).join(",")}`].join(
      ";",
    );
  const { unit, adverb } = said;
  if (adverb !== undefined) return adverbs[adverb.toLocaleLowerCase()];
  const freq = units[unit?.toLocaleLowerCase() ?? ""];
  return freq === undefined ? undefined : [`FREQ=${freq}`, ...interval].join(";");
};

/** Reads a to-do that comes again, with its first day: "water the plants every Sunday", "jeden zweiten Montag Müll"; undefined where it is once. */
export const readTodoRepetition = (words: string, today: string): TodoWords | undefined => {
  const said = (atEnd.exec(words) ?? atStart.exec(words))?.groups;
  const title = said?.["title"];
  if (said === undefined || title === undefined) return undefined;
  const recurrence = ruleOf(said);
  if (recurrence === undefined) return undefined;
  const on = weekdaysIn(said);
  const isDue = (day: string) => on.length === 0 || on.includes(weekdayOf(day));
  const due = [0, 1, 2, 3, 4, 5, 6].map((away) => addDays(today, away)).find(isDue);
  return due === undefined ? undefined : { title, due, recurrence };
};
