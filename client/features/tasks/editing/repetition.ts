import type { Task } from "#contract/tasks.ts";

/** When something comes again, as a parent thinks of it. Weekdays are 1 (Monday) to 7. */
export type TaskRepetition =
  | { readonly kind: "once" }
  | { readonly kind: "daily" }
  | { readonly kind: "weekdays" }
  | { readonly kind: "weekly"; readonly days: readonly number[]; readonly every: number }
  | { readonly kind: "monthly"; readonly day: number }
  | { readonly kind: "afterDone"; readonly days: number }
  /** A rule that can't be said in these words; it is kept as it is. */
  | { readonly kind: "other"; readonly rule: string };

/** How a task spells it: one of both, or neither. */
export type RepetitionFields = Pick<Task, "recurrence" | "repeatAfterDays">;

/** The last day of a month, whichever that is. */
export const lastDayOfMonth = -1;

const names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
const workdays = "1,2,3,4,5";
const everyDay = "1,2,3,4,5,6,7";

const ruleOf = (days: readonly number[], every: number): string => {
  const byDay = names.filter((_, at) => days.includes(at + 1)).join(",");
  return `FREQ=WEEKLY${every === 1 ? "" : `;INTERVAL=${every}`};BYDAY=${byDay}`;
};

/** Spells a repetition; `weekly` needs a day. */
export const repetitionFieldsOf = (repetition: TaskRepetition): RepetitionFields => {
  switch (repetition.kind) {
    case "once":
      return {};
    case "daily":
      return { recurrence: "FREQ=DAILY" };
    case "weekdays":
      return { recurrence: ruleOf([1, 2, 3, 4, 5], 1) };
    case "weekly":
      return { recurrence: ruleOf(repetition.days, repetition.every) };
    case "monthly":
      return { recurrence: `FREQ=MONTHLY;BYMONTHDAY=${repetition.day}` };
    case "afterDone":
      return { repeatAfterDays: repetition.days };
    case "other":
      return { recurrence: repetition.rule };
  }
};

const whole = (word: string | undefined): number | undefined =>
  word !== undefined && /^-?\d{1,4}$/.test(word) ? Number(word) : undefined;

const weekly = (byDay: string, every: number): TaskRepetition | undefined => {
  const days = byDay.split(",").map((name) => names.findIndex((known) => known === name) + 1);
  if (days.includes(0)) return undefined;
  const sorted = [...new Set(days)].toSorted((a, b) => a - b);
  if (every === 1 && sorted.join() === workdays) return { kind: "weekdays" };
  if (every === 1 && sorted.join() === everyDay) return { kind: "daily" };
  return { kind: "weekly", days: sorted, every };
};

const monthly = (byMonthDay: string): TaskRepetition | undefined => {
  const day = whole(byMonthDay);
  const isOne = day !== undefined && day <= 31 && (day > 0 || day === lastDayOfMonth);
  return isOne ? { kind: "monthly", day } : undefined;
};

const fromRule = (rule: string): TaskRepetition | undefined => {
  const parts = new Map(
    rule
      .toUpperCase()
      .split(";")
      .map((part) => [part.split("=")[0] ?? "", part.split("=")[1] ?? ""] as const),
  );
  const [frequency, every] = [parts.get("FREQ"), whole(parts.get("INTERVAL") ?? "1")];
  const [byDay, byMonthDay] = [parts.get("BYDAY"), parts.get("BYMONTHDAY")];
  parts.delete("FREQ");
  parts.delete("INTERVAL");
  if (every === undefined || every < 1) return undefined;
  if (frequency === "DAILY" && every === 1 && parts.size === 0) return { kind: "daily" };
  if (parts.size !== 1) return undefined;
  if (frequency === "WEEKLY" && byDay !== undefined) return weekly(byDay, every);
  if (frequency === "MONTHLY" && every === 1 && byMonthDay !== undefined)
    return monthly(byMonthDay);
  return undefined;
};

/** Reads what a task spells; what these words can't say comes back as it is. */
export const taskRepetitionOf = ({
  recurrence,
  repeatAfterDays,
}: RepetitionFields): TaskRepetition => {
  if (repeatAfterDays !== undefined) return { kind: "afterDone", days: repeatAfterDays };
  if (recurrence === undefined) return { kind: "once" };
  return fromRule(recurrence) ?? { kind: "other", rule: recurrence };
};
