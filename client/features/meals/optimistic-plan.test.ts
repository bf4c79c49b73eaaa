import { expect, it } from "vitest";
import type { MealPlan } from "#contract/meals.ts";
import { withPlanChanges } from "./optimistic-plan.ts";

const soup = { id: "m1", slot: "dinner", title: "Soup" } as const;
const plan: MealPlan = {
  start: "2026-11-20",
  end: "2026-11-21",
  slots: ["breakfast", "lunch", "dinner", "snack"],
  days: { "2026-11-20": [soup], "2026-11-21": [] },
};
const titles = ({ days }: MealPlan, day: string) => days[day]?.map(({ title }) => title);

it("a dish moved to lunch of the next day stands there alone, in the order of the day", () => {
  const moved = withPlanChanges(plan, [
    { kind: "add", meal: { ...soup, id: "new", date: "2026-11-21", slot: "lunch" } },
    { kind: "remove", id: "m1" },
    { kind: "add", meal: { id: "b", date: "2026-11-21", slot: "breakfast", title: "Porridge" } },
  ]);
  expect(titles(moved, "2026-11-20")).toEqual([]);
  expect(titles(moved, "2026-11-21")).toEqual(["Porridge", "Soup"]);
});

it("a dish of another week doesn't appear in this one", () => {
  const meal = { ...soup, id: "far", date: "2026-12-24" };
  expect(withPlanChanges(plan, [{ kind: "add", meal }])).toEqual(plan);
});

it("a dish with other words stands where it stood, and one that is moved is the last one there", () => {
  const [bread, rice] = [
    { id: "b", slot: "dinner", title: "Bread" },
    { id: "r", slot: "dinner", title: "Rice" },
  ] as const;
  const two = { ...plan, days: { "2026-11-20": [soup, bread], "2026-11-21": [rice] } };
  const change = (date: string) =>
    withPlanChanges(two, [{ kind: "change", id: "m1", meal: { ...soup, title: "Broth", date } }]);
  expect(titles(change("2026-11-20"), "2026-11-20")).toEqual(["Broth", "Bread"]);
  expect(titles(change("2026-11-21"), "2026-11-20")).toEqual(["Bread"]);
  expect(titles(change("2026-11-21"), "2026-11-21")).toEqual(["Rice", "Broth"]);
});
