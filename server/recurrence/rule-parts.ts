/** The weekdays as an RRULE names them, Monday first. */
export const ruleWeekdays: readonly string[] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** The parts of an RRULE value by name, in their order; nothing is checked. */
export const parseRuleParts = (rule: string): Map<string, string> =>
  new Map(
    rule.split(";").map((part): [string, string] => {
      const [name = "", value = ""] = part.split("=");
      return [name, value];
    }),
  );

/** The RRULE value of parts. */
export const formatRuleParts = (parts: ReadonlyMap<string, string>): string =>
  [...parts].map(([name, value]) => `${name}=${value}`).join(";");

/** A day as UNTIL is written: `20271231`. */
export const formatUntilDay = (day: string): string => day.replaceAll("-", "");

/** The rule without UNTIL and COUNT. */
export const withoutEnd = (rule: string): string =>
  rule
    .split(";")
    .filter((part) => !/^(UNTIL|COUNT)=/.test(part))
    .join(";");

/** The rule with a day as its last. */
export const withUntil = (rule: string, day: string): string =>
  `${withoutEnd(rule)};UNTIL=${formatUntilDay(day)}`;
