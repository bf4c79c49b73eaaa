import { InvalidInput } from "#server/platform/errors.ts";
import type { EventPlacement } from "#server/recurrence/event-placement.ts";
import { formatRuleParts, parseRuleParts } from "#server/recurrence/rule-parts.ts";
import type { EventComponent } from "../ical/text/component.ts";
import { validateRule } from "./rule.ts";

/** Outlook repeats the hour in the rule. */
const withoutClock = (rule: string): string => {
  const parts = parseRuleParts(rule.replaceAll(/\s/g, "").toUpperCase());
  for (const name of ["BYHOUR", "BYMINUTE", "BYSECOND"])
    if (!parts.get(name)?.includes(",")) parts.delete(name);
  return formatRuleParts(parts);
};

/** An event's rule as the family writes it, for a series that begins at `at`; null where the family has no such rule. */
export const familyRuleOf = (
  { rules: [rule, second], exceptRules }: Pick<EventComponent, "rules" | "exceptRules">,
  at: EventPlacement,
): string | null => {
  if (rule === undefined || second !== undefined || exceptRules.length > 0) return null;
  try {
    return validateRule(withoutClock(rule), at);
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
};
