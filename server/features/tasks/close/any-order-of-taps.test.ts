import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { type TaskFixture, openTaskFixture } from "#tests/fixtures/tasks/task-fixture.ts";

const member = fc.constantFrom("mia", "leo", "mom");
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant("close" as const),
      chore: fc.nat(3),
      member,
      late: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("reopen" as const),
      chore: fc.nat(3),
      member,
      late: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant("sleep" as const),
      days: fc.integer({ min: 1, max: 9 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("restart" as const) }) },
);

const houses: TaskFixture[] = [];
afterEach(() => {
  for (const fixture of houses) fixture.tearDown();
});

describe("whatever the family taps, in whatever order", () => {
  it(
    "everyone has the stars of what they did and nobody opened again",
    { timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
          const fixture = openTaskFixture({ at: "2026-11-20T08:00:00Z" });
          houses.push(fixture);
          const chores = [
            await fixture.add({ stars: 1, recurrence: "FREQ=DAILY", memberIds: ["mia"] }),
            await fixture.add({
              stars: 2,
              due: "2026-11-19",
              recurrence: "FREQ=WEEKLY",
              memberIds: ["mia", "leo"],
            }),
            await fixture.add({ stars: 5, repeatAfterDays: 2 }),
            await fixture.add({ stars: 7 }),
          ];
          // The test's own record of what each occurrence awarded to whom.
          const book = new Map<string, { memberId: string; stars: number }>();
          for (const one of steps) {
            if (one.does === "sleep") fixture.clock.advance(one.days * 86_400_000);
            else if (one.does === "restart") fixture.restart();
            else {
              const id = chores[one.chore] ?? "";
              const day = new Date(fixture.clock.now() - (one.late ? 86_400_000 : 0))
                .toISOString()
                .slice(0, 10);
              const tap = one.does === "close" ? fixture.close : fixture.reopen;
              const outcome = await Promise.resolve()
                .then(() => tap(id, one.member, day))
                .catch((error: unknown) => {
                  expect(error).toMatchObject({ status: 409 });
                  return null;
                });
              if (outcome === null) continue;
              const occurrence = `${id} ${outcome.task.due ?? "once"}`;
              if (outcome.awarded > 0) {
                expect(book.has(occurrence)).toBe(false);
                book.set(occurrence, { memberId: one.member, stars: outcome.awarded });
              }
              if (outcome.awarded < 0) {
                expect(book.get(occurrence)?.stars).toBe(-outcome.awarded);
                book.delete(occurrence);
              }
            }
          }
          const expected = { mia: 0, leo: 0, mom: 0 };
          for (const { memberId, stars } of book.values())
            if (memberId === "mia" || memberId === "leo" || memberId === "mom")
              expected[memberId] += stars;
          expect(fixture.stars.balances()).toEqual(expected);
          const sums = fixture.db
            .prepare("SELECT member_id, sum(delta) AS balance FROM ledger GROUP BY member_id")
            .all();
          expect(
            fixture.db
              .prepare("SELECT member_id, balance FROM star_balances ORDER BY member_id")
              .all(),
          ).toEqual(sums);
        }),
        { numRuns: 60 },
      );
    },
  );
});
