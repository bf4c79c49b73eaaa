import { LRUCache } from "lru-cache";
import type { Temporal } from "temporal-polyfill";
import { lastDay } from "#contract/values.ts";
import { isSupportedRule } from "./validate-recurrence.ts";
import { dayInUtc, openRule, type RepetitionRule } from "./open-rule.ts";

/** The days of repetitions, each computed once. Throws for a rule that can't be worked out, each time at once. */
export interface RepetitionDays {
  /** The last day of a rule up to and including a day; null before its first. */
  upTo(repetition: RepetitionRule, day: string): string | null;
  /** The first day of a rule after a day; null when it has ended, at the latest in 2199. */
  after(repetition: RepetitionRule, day: string): string | null;
}

/** A rule ends with the last day that the contract knows. */
const untilLastDay = (day: Temporal.ZonedDateTime | null): Temporal.ZonedDateTime | null =>
  day === null || day.epochMilliseconds > Date.parse(lastDay) ? null : day;

/** A cache without the arrays for all its entries that one with `max` makes at once, before anybody has a rule. */
const cacheOf = <T extends object>(entries: number): LRUCache<string, T> =>
  new LRUCache({ maxSize: entries, sizeCalculation: () => 1 });

/** Computes days and caches them, so that a board only looks them up. */
export const createRepetitionDays = (): RepetitionDays => {
  const rules = cacheOf<ReturnType<typeof openRule>>(500);
  const days = cacheOf<{ day: string | null }>(10_000);
  /** A rule that never falls on a day costs the library seconds until it gives up. */
  const failed = cacheOf<Error>(10_000);
  const keyOf = ({ rule, start }: RepetitionRule): string => `${start} ${rule}`;
  const open = (repetition: RepetitionRule): ReturnType<typeof openRule> => {
    if (!isSupportedRule(repetition.rule)) throw new RangeError("the rule is not of whole days");
    const known = rules.get(keyOf(repetition)) ?? openRule(repetition);
    rules.set(keyOf(repetition), known);
    return known;
  };
  const tried = (
    repetition: RepetitionRule,
    workOut: (rule: ReturnType<typeof openRule>) => Temporal.ZonedDateTime | null,
  ): string | null => {
    const before = failed.get(keyOf(repetition));
    if (before !== undefined) throw before;
    try {
      return workOut(open(repetition))?.toPlainDate().toString() ?? null;
    } catch (error) {
      if (error instanceof Error) failed.set(keyOf(repetition), error);
      throw error;
    }
  };
  const remembered = (key: string, workOut: () => string | null): string | null => {
    const known = days.get(key) ?? { day: workOut() };
    days.set(key, known);
    return known.day;
  };
  return {
    upTo: (repetition, day) =>
      remembered(`<${day} ${keyOf(repetition)}`, () =>
        tried(repetition, (rule) => rule.previous(dayInUtc(day), true)),
      ),
    after: (repetition, day) =>
      remembered(`>${day} ${keyOf(repetition)}`, () =>
        tried(repetition, (rule) => untilLastDay(rule.next(dayInUtc(day), false))),
      ),
  };
};
