import { type EventReminders, mostDaysBefore, type ReminderLead } from "#contract/reminders.ts";
import { meaningOfPhrase, type PhraseLanguage } from "./language.ts";
import { lengthPattern, minutesIn } from "./length.ts";
import type { Scanner, Token } from "./scanner.ts";
import { minutesPerDay } from "./hours.ts";

const minutesInHour = 60;

/** The lead that a length says; undefined where there is none, null where it is longer than anybody is reminded before. */
const leadIn = (
  found: Token,
  language: PhraseLanguage,
  which: string,
): ReminderLead | null | undefined => {
  const minutes = minutesIn(found, language, which);
  if (minutes === undefined) return undefined;
  if (minutes > mostDaysBefore * minutesPerDay) return null;
  const size = meaningOfPhrase(language.units, found.groups[`unit${which}`] ?? "") ?? 1;
  if (size >= minutesPerDay) return { days: minutes / minutesPerDay };
  return size === minutesInHour && minutes > 0 ? { hours: minutes / minutesInHour } : { minutes };
};

/** Consumes when the family wants to be reminded, so that it isn't read as a length: "remind 1 day and 30 min before". */
export const consumeReminders = (
  scanner: Scanner,
  language: PhraseLanguage,
): EventReminders | undefined => {
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
  const isUrgent = scanner.take(`(?:,|${says.and})? ?(?:${says.urgently})`) !== null;
  const before = leads.filter((lead) => lead != null);
  return { before, ...(isUrgent ? { urgent: true } : {}) };
};
