import { InvalidInput } from "#server/platform/errors.ts";
import { parseRuleParts, ruleWeekdays } from "#server/recurrence/rule-parts.ts";
import type { SourceTask, TaskFields } from "../port.ts";

/** A repetition in our terms. */
export type TodoistRepetition = Pick<
  SourceTask,
  "recurrence" | "repeatAfterDays" | "repeatsOtherwise"
>;

const english = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const german = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"];
const workdays = ruleWeekdays.slice(0, 5).join(",");
const spans = new Map([
  ...["day", "tag", "tage"].map((word) => [word, "DAILY"] as const),
  ...["week", "woche", "wochen"].map((word) => [word, "WEEKLY"] as const),
  ...["month", "monat", "monate"].map((word) => [word, "MONTHLY"] as const),
  ...["year", "jahr", "jahre"].map((word) => [word, "YEARLY"] as const),
]);
const single = new Map([
  ["daily", "day"],
  ["weekly", "week"],
  ["monthly", "month"],
  ["yearly", "year"],
  ["täglich", "day"],
  ["wöchentlich", "week"],
  ["monatlich", "month"],
  ["jährlich", "year"],
]);

const rule = (freq: string, every: number, by = ""): string =>
  `FREQ=${freq}${every === 1 ? "" : `;INTERVAL=${every}`}${by}`;

const weekdayOf = (word: string): string | undefined => {
  const at = [english, german]
    .map((names) => names.findIndex((name) => word.length >= 2 && name.startsWith(word)))
    .find((index) => index >= 0);
  return at === undefined ? undefined : ruleWeekdays[at];
};

/** The text without the time of day and the bounds. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/,?\s+(starting|until|ending|ab|bis|endet)\s.*$/, "")
    .replace(/\s+(at|um|@)\s.*$/, "")
    .replace(/\s+\d{1,2}(:\d\d)?\s*(am|pm|uhr)?$/, (time) =>
      /^\s+\d{1,2}$/.test(time) ? time : "",
    )
    .trim();

/** Parses Todoist's text of a repetition; one that no rule can express is marked as such. */
export const parseTodoistRepetition = (text: string): TodoistRepetition => {
  const words = bare(text);
  const [, bang = "", rest = ""] =
    /^(?:every|ev|jede[nrs]?|alle)(!?)\s+(.+)$/.exec(words) ??
    (single.has(words) ? ["", "", single.get(words)] : []);
  const [, often = "1", span = ""] =
    /^(?:(\d{1,3}|other|zwei(?:te[nrs]?)?)\s+)?(\p{L}+?)s?$/u.exec(rest) ?? [];
  const every = /^\d/.test(often) ? Number(often) : 2;
  const freq = spans.get(span);
  if (bang === "!" && freq === "DAILY") return { repeatAfterDays: every };
  if (bang === "!") return { repeatsOtherwise: true };
  if (freq !== undefined) return { recurrence: rule(freq, every) };
  if (/^(weekdays?|workdays?|werktage?)$/.test(rest))
    return { recurrence: rule("WEEKLY", 1, `;BYDAY=${workdays}`) };
  const days = rest.split(/\s*(?:,|\band\b|\bund\b)\s*/).map(weekdayOf);
  if (days.every((day) => day !== undefined))
    return { recurrence: rule("WEEKLY", 1, `;BYDAY=${days.join(",")}`) };
  const monthDay = /^(\d{1,2})(st|nd|rd|th|\.)?$/.exec(rest)?.[1];
  if (monthDay !== undefined)
    return { recurrence: rule("MONTHLY", 1, `;BYMONTHDAY=${Number(monthDay)}`) };
  return { repeatsOtherwise: true };
};

const cannot = (): never => {
  throw new InvalidInput(
    "recurrence",
    "recurrence: the task service can keep daily, on weekdays, weekly on days, every n weeks, monthly on a day, yearly, and every n days after it was done.",
  );
};

const plural = (every: number, span: string): string =>
  every === 1 ? `every ${span}` : `every ${every} ${span}s`;

const spellRule = (text: string): string => {
  const parts = parseRuleParts(text);
  const freq = parts.get("FREQ");
  const every = Number(parts.get("INTERVAL") ?? 1);
  const days = parts.get("BYDAY");
  const monthDay = parts.get("BYMONTHDAY");
  const known = new Set(["FREQ", "INTERVAL", "BYDAY", "BYMONTHDAY", "WKST"]);
  if ([...parts.keys()].some((name) => !known.has(name))) return cannot();
  // The start of the week only matters where some weeks are skipped.
  if (parts.has("WKST") && every > 1) return cannot();
  if (days !== undefined) {
    if (monthDay !== undefined || every > 1) return cannot();
    if (days === workdays && (freq === "DAILY" || freq === "WEEKLY")) return "every weekday";
    const names = days.split(",").map((day) => english[ruleWeekdays.indexOf(day)]);
    return freq === "WEEKLY" && names.every((name) => name !== undefined)
      ? `every ${names.join(", ")}`
      : cannot();
  }
  if (monthDay !== undefined)
    return freq === "MONTHLY" && every === 1 && /^\d{1,2}$/.test(monthDay)
      ? `every ${monthDay}`
      : cannot();
  if (freq === "DAILY") return plural(every, "day");
  if (freq === "WEEKLY") return plural(every, "week");
  if (freq === "MONTHLY") return plural(every, "month");
  return freq === "YEARLY" ? plural(every, "year") : cannot();
};

/**
 * A repetition as Todoist's English text; undefined where there is none, 400 on `recurrence` where Todoist can't
 * express it.
 */
export const formatTodoistRepetition = (
  fields: Pick<TaskFields, "recurrence" | "repeatAfterDays">,
): string | undefined => {
  const { recurrence, repeatAfterDays: days } = fields;
  if (days !== undefined) return days === 1 ? "every! day" : `every! ${days} days`;
  return recurrence === undefined ? undefined : spellRule(recurrence.trim().toUpperCase());
};
