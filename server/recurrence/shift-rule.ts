import { Temporal } from "temporal-polyfill";
import { InvalidInput } from "../platform/errors.ts";
import { formatRuleParts, formatUntilDay, parseRuleParts, ruleWeekdays } from "./rule-parts.ts";

/** A rule whose days were all moved by the same distance, and the new day of each. */
export interface ShiftedRule {
  readonly rule: string;
  readonly dayOf: (day: string) => string;
}

const stuck = (): never => {
  throw new InvalidInput(
    "recurrence",
    "recurrence: its days can't be moved along by themselves; say the new rule too.",
  );
};

const spaced = (until: string): string => until.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");

const rotate = (weekday: string, by: number): string => {
  const index = ruleWeekdays.indexOf(weekday);
  return index < 0 ? stuck() : (ruleWeekdays[(((index + by) % 7) + 7) % 7] ?? stuck());
};

const byDays = (parts: Map<string, string>, days: number): ShiftedRule => {
  for (const name of parts.keys()) if (name.startsWith("BY") && name !== "BYDAY") return stuck();
  const listed = parts.get("BYDAY");
  if (listed !== undefined)
    parts.set(
      "BYDAY",
      listed
        .split(",")
        .map((weekday) => rotate(weekday, days))
        .join(","),
    );
  // With an interval it counts which days are in one week.
  if (parts.get("FREQ") === "WEEKLY" && Number(parts.get("INTERVAL") ?? 1) > 1)
    parts.set("WKST", rotate(parts.get("WKST") ?? "MO", days));
  return {
    rule: formatRuleParts(parts),
    dayOf: (day) => Temporal.PlainDate.from(day).add({ days }).toString(),
  };
};

/** Which one of its weekday a day is in its month, counted from the start or from the end. */
const nthOf = (date: Temporal.PlainDate, fromBack: boolean): number =>
  fromBack ? -Math.ceil((date.daysInMonth - date.day + 1) / 7) : Math.ceil(date.day / 7);

const nthWeekday = (month: Temporal.PlainYearMonth, weekday: number, nth: number) => {
  const first = month.toPlainDate({ day: 1 });
  const last = month.toPlainDate({ day: month.daysInMonth });
  return nth > 0
    ? first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + (nth - 1) * 7 })
    : last.subtract({ days: ((last.dayOfWeek - weekday + 7) % 7) + (-nth - 1) * 7 });
};

const byMonths = (
  parts: Map<string, string>,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): ShiftedRule => {
  const months = (to.year - from.year) * 12 + to.month - from.month;
  const monthOf = (day: string): Temporal.PlainYearMonth =>
    Temporal.PlainDate.from(day).toPlainYearMonth().add({ months });
  const known = new Set(["BYDAY", "BYMONTHDAY", "BYMONTH", "BYSETPOS"]);
  for (const [name, value] of parts)
    if (name.startsWith("BY") && (!known.has(name) || value.includes(","))) return stuck();
  if (parts.has("BYMONTH")) {
    if (parts.get("FREQ") === "MONTHLY" && months !== 0) return stuck();
    parts.set("BYMONTH", String(to.month));
  }
  const monthDay = parts.get("BYMONTHDAY");
  const weekday = parts.get("BYDAY");
  if (weekday !== undefined) {
    const [, nth = "", name = ""] = /^([+-]?\d+)?([A-Z]{2})$/.exec(weekday) ?? [];
    const position = nth || parts.get("BYSETPOS");
    if (position === undefined || name === "" || monthDay !== undefined) return stuck();
    const moved = nthOf(to, position.startsWith("-"));
    const word = ruleWeekdays[to.dayOfWeek - 1] ?? stuck();
    if (nth === "") parts.set("BYSETPOS", String(moved));
    parts.set("BYDAY", nth === "" ? word : `${moved}${word}`);
    return {
      rule: formatRuleParts(parts),
      dayOf: (day) => nthWeekday(monthOf(day), to.dayOfWeek, moved).toString(),
    };
  }
  if (parts.has("BYSETPOS")) return stuck();
  const fromBack = to.day - to.daysInMonth - 1;
  const isFromBack = monthDay !== undefined && Number(monthDay) === fromBack;
  // A day that not every month has is written into the rule, because the first month may be one without it.
  if (!isFromBack && (monthDay !== undefined || to.day > 28))
    parts.set("BYMONTHDAY", String(to.day));
  if (parts.has("BYMONTHDAY") && parts.get("FREQ") === "YEARLY")
    parts.set("BYMONTH", String(to.month));
  return {
    rule: formatRuleParts(parts),
    dayOf: (day) => {
      const month = monthOf(day);
      return month
        .toPlainDate({ day: isFromBack ? month.daysInMonth + 1 + Number(monthDay) : to.day })
        .toString();
    },
  };
};

/** Moves a rule's event from one of its days to another; 400 on `recurrence` where that is ambiguous. */
export const shiftRule = (rule: string, from: string, to: string): ShiftedRule => {
  if (from === to) return { rule, dayOf: (day) => day };
  const [first, second] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  const days = first.until(second, { largestUnit: "days" }).days;
  const parts = parseRuleParts(rule);
  const until = parts.get("UNTIL");
  if (until !== undefined)
    parts.set(
      "UNTIL",
      formatUntilDay(Temporal.PlainDate.from(spaced(until)).add({ days }).toString()),
    );
  return /^(MONTHLY|YEARLY)$/.test(parts.get("FREQ") ?? "")
    ? byMonths(parts, first, second)
    : byDays(parts, days);
};
