import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "#server/platform/clock.ts";
import { createRepetitionDays } from "#server/recurrence/repetition-days.ts";
import { createAwayLookup } from "./away-members.ts";
import type { AwaySpan } from "./pause-store.ts";

const monday = "2026-11-02";
const family = ["mia", "leo", "mom"].map((id) => ({ id, name: id, color: "#2a8f6d" }));
const rules = [undefined, "FREQ=DAILY", "FREQ=WEEKLY;BYDAY=MO,TH", "FREQ=DAILY;INTERVAL=3"];
const repetitionDays = createRepetitionDays();

interface Holiday extends AwaySpan {
  readonly start: string;
}
const awayOn =
  (holidays: readonly Holiday[]) =>
  (day: string): readonly AwaySpan[] =>
    holidays.filter(({ start, end }) => start <= day && day <= end);
const holiday = (from: number, days: number, memberIds: readonly string[] | null): Holiday => ({
  ...{ start: addDays(monday, from), end: addDays(monday, from + days) },
  ...{ memberIds, reason: null, comesAgain: false },
});
const pausesBy = {
  roster: () => family.map((member) => ({ ...member, kid: false, parent: false })),
};

it("a whole house's holidays are looked through once for chores of the same days, not once for each of them", () => {
  const asked: string[] = [];
  const away = createAwayLookup({
    ...pausesBy,
    absences: { awayOn: awayOn([holiday(0, 6, null)]) },
    repetitionDays: {
      after: (repetition, day) => {
        asked.push(day);
        return repetitionDays.after(repetition, day);
      },
    },
  });
  const due = Array.from({ length: 40 }, () =>
    away.dueDay("mia", { recurrence: "FREQ=DAILY" }, monday),
  );
  expect(new Set(due)).toEqual(new Set([addDays(monday, 7)]));
  expect(asked).toEqual([addDays(monday, 6)]);
});

it("a chore is due on the same day whatever was asked about other chores and members before", () => {
  const days = fc.integer({ min: 0, max: 20 });
  const who = fc.constantFrom("mia", "leo", "mom", null);
  const holidays = fc.array(
    fc.tuple(days, days, fc.option(fc.subarray(["mia", "leo", "mom"], { minLength: 1 }))),
    { maxLength: 5 },
  );
  const questions = fc.array(fc.tuple(who, fc.constantFrom(...rules), days), { maxLength: 20 });
  fc.assert(
    fc.property(holidays, questions, (planned, asked) => {
      const absences = { awayOn: awayOn(planned.map((each) => holiday(...each))) };
      const look = () => createAwayLookup({ ...pausesBy, absences, repetitionDays });
      const shared = look();
      for (const [memberId, recurrence, from] of asked) {
        const [task, day] = [recurrence === undefined ? {} : { recurrence }, addDays(monday, from)];
        expect(shared.dueDay(memberId, task, day)).toBe(look().dueDay(memberId, task, day));
        if (memberId !== null)
          expect(shared.pauseOf(memberId, day)).toEqual(look().pauseOf(memberId, day));
      }
    }),
    { numRuns: 200 },
  );
});
