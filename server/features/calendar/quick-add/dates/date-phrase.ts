import type { Temporal } from "temporal-polyfill";
import type { Token } from "../scanner.ts";

type Day = Temporal.PlainDate;

/** The days that a phrase may name, likeliest first; empty where there is no such day. */
export interface NamedDay {
  readonly index: number;
  readonly end: number;
  readonly words: string;
  readonly days: readonly Day[];
  /** A weekday alone, which may stand beside its date. */
  readonly weekday?: number;
  /** The last day of several that are named together. */
  readonly last?: Day;
  /** Whether it is so many weeks from today, beside which a weekday says which day of that week. */
  readonly isWeeksAway?: true;
  /** Whether "and" joins the first and the last day. */
  readonly isPair?: true;
  /** Whether the next phrase is the last day of a range. */
  readonly opens?: true;
}

/** A pattern of days, as the source of a regular expression, and the reader of its groups. */
export type DatePhrase = readonly [
  pattern: string,
  read: (
    groups: Token["groups"],
  ) => Pick<NamedDay, "days" | "weekday" | "last" | "isWeeksAway" | "isPair">,
];
