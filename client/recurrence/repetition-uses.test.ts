import { describe, expect, it } from "vitest";
import { type Repetition, withoutEnding as ending } from "./repetition.ts";
import { choreRepetitions, chosenRepetition, eventRepetitions } from "./repetition-uses.ts";
import { choreRepetitionOf, eventRepetitionOf, recurrenceRuleOf } from "./rule-text.ts";

const none: Repetition = { kind: "none" };
/** A Sunday, on which clocks go back in Berlin, the last day of its month. */
const sunday = "2027-10-31";

describe("choosing how something repeats", () => {
  it("a chore begins with days of its own, an event with those of its first day", () => {
    expect(chosenRepetition("weekly", none, choreRepetitions, sunday)).toEqual({
      ...{ kind: "weekly", every: 1, days: [7], ending },
    });
    expect(chosenRepetition("weekly", none, eventRepetitions, sunday)).toEqual({
      ...{ kind: "weekly", every: 1, days: [], ending },
    });
    // The 31st isn't in every month, so a chore begins with a date that is.
    expect(chosenRepetition("monthly", none, choreRepetitions, sunday)).toEqual({
      ...{ kind: "monthly", every: 1, by: 28, ending },
    });
    expect(chosenRepetition("monthly", none, eventRepetitions, sunday)).toEqual({
      ...{ kind: "monthly", every: 1, by: "date", ending },
    });
  });

  it("an event keeps its end, and what is chosen already stays as it is", () => {
    const until = { kind: "until", day: "2028-02-29" } as const;
    const daily: Repetition = { kind: "daily", every: 3, ending: until };
    expect(chosenRepetition("yearly", daily, eventRepetitions, sunday)).toEqual({
      ...{ kind: "yearly", every: 1, ending: until },
    });
    expect(chosenRepetition("daily", daily, eventRepetitions, sunday)).toBe(daily);
    const other: Repetition = { kind: "other", rule: "FREQ=YEARLY;BYMONTH=3" };
    expect(chosenRepetition("other", other, choreRepetitions, sunday)).toBe(other);
  });

  it.each([...choreRepetitions.choices.map(({ kind }) => kind)])(
    "a chore that repeats %s reads back what it wrote",
    (kind) => {
      const chosen = chosenRepetition(kind, none, choreRepetitions, sunday);
      const isRule = chosen.kind !== "afterDone";
      expect(isRule ? choreRepetitionOf(recurrenceRuleOf(chosen)) : chosen).toEqual(chosen);
    },
  );

  it.each([...eventRepetitions.choices.map(({ kind }) => kind)])(
    "an event that repeats %s reads back what it wrote, on the ends of months too",
    (kind) => {
      for (const first of [sunday, "2028-02-29", "2027-03-28", "2026-12-31"]) {
        const chosen = chosenRepetition(kind, none, eventRepetitions, first);
        expect(eventRepetitionOf(recurrenceRuleOf(chosen, first), first)).toEqual(chosen);
      }
    },
  );
});
