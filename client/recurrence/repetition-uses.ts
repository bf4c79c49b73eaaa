import { weekdayOf } from "../i18n/time.ts";
import type { RecurrenceKey } from "./messages/messages.ts";
import { dateOf, type Repetition, type RepetitionKind, withoutEnding } from "./repetition.ts";

/** What belongs to a chosen way to repeat. */
export type RepetitionPart = "every" | "weekdays" | "monthDay" | "date" | "afterDone" | "ending";

/** What the editor offers for one use of it, in this order. */
export interface RepetitionUse {
  /** The part of its messages' keys. */
  readonly name: "chore" | "event";
  readonly choices: readonly {
    readonly kind: RepetitionKind;
    readonly words: Extract<RecurrenceKey, `choice.${string}`>;
  }[];
  readonly parts: Readonly<Partial<Record<RepetitionKind, readonly RepetitionPart[]>>>;
  /** The largest interval. */
  readonly mostEvery: number;
  /** Whether weekday and date are those of the first day until somebody chooses others. */
  readonly followsFirstDay: boolean;
}

/** How chores repeat: on days of their own, or after they were done; never with an end. */
export const choreRepetitions = {
  name: "chore",
  choices: [
    { kind: "daily", words: "choice.chore.daily" },
    { kind: "weekdays", words: "choice.chore.weekdays" },
    { kind: "weekly", words: "choice.chore.weekly" },
    { kind: "monthly", words: "choice.chore.monthly" },
    { kind: "afterDone", words: "choice.chore.afterDone" },
    { kind: "none", words: "choice.chore.none" },
    { kind: "other", words: "choice.chore.other" },
  ],
  parts: { weekly: ["weekdays", "every"], monthly: ["date"], afterDone: ["afterDone"] },
  mostEvery: 52,
  followsFirstDay: false,
} as const satisfies RepetitionUse;

/** How events repeat: from their first day on, with any interval, until an end. */
export const eventRepetitions = {
  name: "event",
  choices: [
    { kind: "none", words: "choice.event.none" },
    { kind: "daily", words: "choice.event.daily" },
    { kind: "weekly", words: "choice.event.weekly" },
    { kind: "monthly", words: "choice.event.monthly" },
    { kind: "yearly", words: "choice.event.yearly" },
    { kind: "other", words: "choice.event.other" },
  ],
  parts: {
    daily: ["every", "ending"],
    weekly: ["every", "weekdays", "ending"],
    monthly: ["every", "monthDay", "ending"],
    yearly: ["every", "ending"],
  },
  mostEvery: 99,
  followsFirstDay: true,
} as const satisfies RepetitionUse;

/** No family repeats anything more often than that. */
export const maxRepetitions = 999;

/** The last day that every month has; after it comes the last one of each. */
export const everyMonthHas = 28;

const usualDaysAfterDone = 3;

/** What a chosen way to repeat begins with; what already is that way stays. */
export const chosenRepetition = (
  kind: RepetitionKind,
  before: Repetition,
  { followsFirstDay }: Pick<RepetitionUse, "followsFirstDay">,
  first: string,
): Repetition => {
  if (kind === before.kind) return before;
  const ending = "ending" in before ? before.ending : withoutEnding;
  switch (kind) {
    case "none":
      return { kind };
    case "other":
      return before;
    case "afterDone":
      return { kind, days: usualDaysAfterDone };
    case "weekly":
      return { kind, every: 1, days: followsFirstDay ? [] : [weekdayOf(first)], ending };
    case "monthly": {
      const by = followsFirstDay ? "date" : Math.min(dateOf(first), everyMonthHas);
      return { kind, every: 1, by, ending };
    }
    default:
      return { kind, every: 1, ending };
  }
};
