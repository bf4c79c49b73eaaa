import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";

/** A rule and its first day. */
export interface RepetitionRule {
  readonly rule: string;
  readonly start: string;
}

/** A day as UTC midnight, where no clock ever changes. */
export const dayInUtc = (day: string): Temporal.ZonedDateTime =>
  Temporal.PlainDate.from(day).toZonedDateTime("UTC");

/** The library's iterator of a rule's days, as UTC midnights; throws where it rejects the rule. */
export const openRule = ({ rule, start }: RepetitionRule): RRuleTemporal =>
  new RRuleTemporal({ rruleString: rule, dtstart: dayInUtc(start), temporal: Temporal });
