import { mostDaysBefore, type ReminderLead } from "#contract/reminders.ts";
import { alternativesPattern, meaningOfPhrase, type PhraseLanguage } from "./language.ts";
import type { Scanner, Token } from "./scanner.ts";

const [minutesInHour, minutesInDay] = [60, 1440];

/** "30 min", "half an hour", "2 days": `which` tells the groups of two of them apart. */
const lengthPattern = ({ says, numbers, units }: PhraseLanguage, which: string): string =>
  String.raw`(?:(?<half${which}>${says.halfHour})|(?<n${which}>\d{1,5}|${alternativesPattern(numbers)})\s?-?(?<unit${which}>${alternativesPattern(units)})\.?)`;

/** The lead that a length says; undefined where there is none, null where it is longer than anybody is reminded before. */
const leadIn = (
  { groups }: Token,
  { numbers, units }: PhraseLanguage,
  which: string,
): ReminderLead | null | undefined => {
  if (groups[`half${which}`] !== undefined) return { minutes: 30 };
  const { [`n${which}`]: number, [`unit${which}`]: unit } = groups;
  if (number === undefined || unit === undefined) return undefined;
  const count = meaningOfPhrase(numbers, number) ?? Number(number);
  const size = meaningOfPhrase(units, unit) ?? 1;
  if (count * size > mostDaysBefore * minutesInDay) return null;
  if (size >= minutesInDay) return { days: count * (size / minutesInDay) };
  return size === minutesInHour && count > 0 ? { hours: count } : { minutes: count * size };
};

/** Consumes when the family wants to be reminded, so that it isn't read as a length: "remind 1 day and 30 min before". */
export const consumeReminders = (
  scanner: Scanner,
  language: PhraseLanguage,
): readonly ReminderLead[] | undefined => {
  const { says } = language;
  const lengths = `${lengthPattern(language, "")}(?:,? (?:${says.and}) ${lengthPattern(language, "2")})?`;
  const and = `(?:(?:${says.and}) )?`;
  const found =
    scanner.find(`${and}(?:${says.remind}):? ${lengths}(?: (?:${says.before}))?`) ??
    scanner.find(`${and}${lengths} (?:${says.before}),? (?:${says.remind})`);
  if (found === null) return undefined;
  const leads = ["", "2"].map((which) => leadIn(found, language, which));
  // What is too long stays among the words, where people see that it wasn't understood.
  if (leads.includes(null)) return undefined;
  scanner.cut(found.index, found.end);
  return leads.filter((lead) => lead != null);
};
