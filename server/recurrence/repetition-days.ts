import { LRUCache } from "lru-cache";
import type { Temporal } from "temporal-polyfill";
import { lastDay } from "#contract/values.ts";
import { dayInUtc, openRule, type RepetitionRule } from "./open-rule.ts";

/** The days of repetitions, each computed once. */
export interface RepetitionDays {
  /** The last day of a rule up to and including a day; null before its first. */
  upTo(repetition: RepetitionRule, day: string): string | null;
  /** The first day of a rule after a day; null when it has ended, at the latest in 2199. */
  after(repetition: RepetitionRule, day: string): string | null;
}

/** A rule ends with the last day that the contract knows. */
const untilLastDay = (day: Temporal.ZonedDateTime | null): Temporal.ZonedDateTime | null =>
  day === null || day.epochMilliseconds > Date.parse(lastDay) ? null : day;

/** Computes days and caches them, so that a board only looks them up. */
export const createRepetitionDays = (): RepetitionDays => {
  const rules = new LRUCache<string, ReturnType<typeof openRule>>({ max: 500 });
  const days = new LRUCache<string, { day: string | null }>({ max: 10_000 });
  const rule = (repetition: RepetitionRule): ReturnType<typeof openRule> => {
    const key = `${repetition.start} ${repetition.rule}`;
    const known = rules.get(key) ?? openRule(repetition);
    rules.set(key, known);
    return known;
  };
  const remembered = (key: string, workOut: () => Temporal.ZonedDateTime | null): string | null => {
    const known = days.get(key) ?? { day: workOut()?.toPlainDate().toString() ?? null };
    days.set(key, known);
    return known.day;
  };
  return {
    upTo: (repetition, day) =>
      remembered(`<${day} ${repetition.start} ${repetition.rule}`, () =>
        rule(repetition).previous(dayInUtc(day), true),
      ),
    after: (repetition, day) =>
      remembered(`>${day} ${repetition.start} ${repetition.rule}`, () =>
        untilLastDay(rule(repetition).next(dayInUtc(day), false)),
      ),
  };
};
