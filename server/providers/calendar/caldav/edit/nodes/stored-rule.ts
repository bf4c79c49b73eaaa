import { InvalidInput } from "#server/platform/errors.ts";
import type { EventPlacement } from "#server/recurrence/event-placement.ts";
import { formatRuleParts, parseRuleParts } from "#server/recurrence/rule-parts.ts";
import { shiftRule } from "#server/recurrence/shift-rule.ts";
import { validateRule } from "../../../family/rule.ts";
import type { WrittenTime } from "../../../ical/text/component.ts";
import { ruleStartsIn } from "../object/object-occurrences.ts";
import type { OpenObject } from "../object/open-object.ts";
import { instantOfWall, wallAt } from "./written-dates.ts";

const compact = (text: string): string => text.replaceAll(/[-:]/g, "");

/** UNTIL as RFC 5545 (3.3.10) wants it for a DTSTART: a date, a local time, or UTC. */
export const untilText = (
  { day, time, zone }: Pick<EventPlacement, "day" | "time" | "zone">,
  start: WrittenTime,
): string => {
  if (time === null || zone === null || start.time === null) return compact(day);
  if (start.tzid === null) return `${compact(day)}T${compact(time)}`;
  const utc = wallAt(instantOfWall(day, time, zone), "UTC");
  return `${compact(utc.day)}T${compact(utc.time)}Z`;
};

/** The rule with another UNTIL, and without COUNT. */
export const withUntilText = (rule: string, until: string): string => {
  const parts = parseRuleParts(rule);
  parts.delete("COUNT");
  parts.set("UNTIL", until);
  return formatRuleParts(parts);
};

/** The one rule of an object as its parts are read; undefined without repetition. */
export const singleRule = ({ master: { read } }: OpenObject): string | undefined => {
  const [rule, second] = read.rules;
  if (second !== undefined || read.exceptRules.length > 0)
    throw new InvalidInput(
      "recurrence",
      "recurrence: this event repeats by several rules; say the new rule too.",
    );
  return rule?.replaceAll(/\s/g, "").toUpperCase();
};

/** Outlook repeats the hour in the rule; a new start says it alone. */
const withoutClockParts = (rule: string): string => {
  const parts = parseRuleParts(rule);
  for (const name of ["BYHOUR", "BYMINUTE", "BYSECOND"]) {
    if (parts.get(name)?.includes(",")) return refuseShift();
    parts.delete(name);
  }
  if (!/^(DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(parts.get("FREQ") ?? "")) return refuseShift();
  return formatRuleParts(parts);
};

const refuseShift = (): never => {
  throw new InvalidInput(
    "recurrence",
    "recurrence: its times can't be moved along by themselves; say the new rule too.",
  );
};

/** How a series moves with one of its times: its rule without an end, and the new day of each of its days. */
export const shiftStoredRule = (rule: string, from: string, to: string) => {
  const parts = parseRuleParts(withoutClockParts(rule));
  parts.delete("UNTIL");
  return shiftRule(formatRuleParts(parts), from, to);
};

/** The last start that a rule with UNTIL gives; undefined where it has none. */
export const lastRuleStart = (object: OpenObject): number | undefined => {
  const until = /UNTIL=(\d{4})(\d{2})(\d{2})/i.exec(object.master.read.rules[0] ?? "");
  if (until === null) return undefined;
  const [, year, month, day] = until;
  const end = Date.parse(`${year}-${month}-${day}T23:59:59Z`) + 2 * 86_400_000;
  return ruleStartsIn(object, object.span.start, end).at(-1);
};

/** A rule as the family writes it, in the form in which the object keeps it. */
export const storedRule = (text: string, at: EventPlacement, start: WrittenTime): string => {
  const rule = validateRule(text, at);
  const until = /UNTIL=(\d{4})(\d\d)(\d\d)/.exec(rule);
  if (until === null) return rule;
  const [, year, month, day] = until;
  return withUntilText(rule, untilText({ ...at, day: `${year}-${month}-${day}` }, start));
};
