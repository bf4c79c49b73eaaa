import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MealPlan } from "#contract/meals.ts";
import { ApiError } from "../../api/api-error.ts";
import { queryOf } from "../../query/query-state.ts";
import { waitingPhone } from "#tests/fixtures/waiting-phone.ts";
import { addMeal, changeMeal, removeMeal } from "./mutations.ts";
import { planRead } from "./reads.ts";

const curry = { id: "m1", slot: "dinner", title: "Curry", recipeId: "r1" } as const;
const was = { ...curry, date: "2026-11-20" } as const;
const lunch = { ...curry, date: "2026-11-21", slot: "lunch" } as const;
const plan: MealPlan = {
  start: "2026-11-20",
  end: "2026-11-21",
  slots: ["breakfast", "lunch", "dinner", "snack"],
  days: { "2026-11-20": [curry], "2026-11-21": [] },
};
const gone = () => new ApiError("Nobody there.", { status: 0, code: "network" });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const aMinute = () => vi.advanceTimersByTimeAsync(60_000);

const openPhone = async () => {
  const phone = waitingPhone([addMeal, changeMeal, removeMeal]);
  phone.answers(gone);
  const page = await phone.openPage();
  const shown = () =>
    Object.entries(page.overlay(queryOf(planRead, { query: {} }).queryKey, plan).days).flatMap(
      ([day, meals]) => meals.map(({ slot, title }) => `${day} ${slot} ${title}`),
    );
  return { ...phone, page, shown };
};

it("a meal that is moved without reception goes in one write, and stays where it was when that is refused", async () => {
  const { page, shown, answers } = await openPhone();
  page.enqueue(changeMeal, lunch);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual(["2026-11-21 lunch Curry"]);
  expect(page.waiting()).toHaveLength(1);
  answers(() => new ApiError("No.", { status: 400, code: "invalid" }));
  await aMinute();
  expect(page.refused()).toHaveLength(1);
  expect(shown()).toEqual(["2026-11-20 dinner Curry"]);
});

it("a meal that was moved is taken off under the id that it has by then", async () => {
  const { page, answers, arrived } = await openPhone();
  page.enqueue(changeMeal, lunch);
  page.enqueue(removeMeal, { id: "m1", title: "Curry" });
  await vi.advanceTimersByTimeAsync(0);
  answers(({ key }) => (key === changeMeal.operation.key ? { ...lunch, id: "m2" } : undefined));
  await aMinute();
  expect(arrived.at(-1)?.input).toMatchObject({ id: "m2" });
});

it("words that are corrected without reception show at once, and go alone: the place may be changed by others", async () => {
  const { page, shown, answers, arrived } = await openPhone();
  page.enqueue(changeMeal, { ...was, title: "Korma", patch: { title: "Korma" } });
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual(["2026-11-20 dinner Korma"]);
  answers(() => ({ ...was, title: "Korma" }));
  await aMinute();
  const [edit] = arrived.filter(({ key }) => key === changeMeal.operation.key).toReversed();
  expect(edit?.input).toEqual({ ...was, title: "Korma", patch: { title: "Korma" } });
});

it("a move that an older version left on a phone is sent as it would have sent it", () => {
  expect(changeMeal.request(lunch, { uploadIds: [], mayWait: true })).toEqual({
    ...{ params: { id: "m1" }, body: { date: "2026-11-21", slot: "lunch" } },
  });
});
