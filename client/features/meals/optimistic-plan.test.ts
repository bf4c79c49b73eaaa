import { expect, it } from "vitest";
import type { MealPlan } from "#contract/meals.ts";
import { planWith } from "./optimistic-plan.ts";

const soup = { id: "m1", slot: "dinner", title: "Soup" } as const;
const plan: MealPlan = {
  start: "2026-11-20",
  end: "2026-11-21",
  slots: ["breakfast", "lunch", "dinner", "snack"],
  days: { "2026-11-20": [soup], "2026-11-21": [] },
};
const titles = ({ days }: MealPlan, day: string) => days[day]?.map(({ title }) => title);

it("a dish moved to lunch of the next day stands there alone, in the order of the day", () => {
  const porridge = { id: "b", date: "2026-11-21", slot: "breakfast", title: "Porridge" } as const;
  const lunch = { ...soup, id: "new", date: "2026-11-21", slot: "lunch" } as const;
  const moved = planWith(planWith(plan, "m1", lunch), "b", porridge);
  expect(titles(moved, "2026-11-20")).toEqual([]);
  expect(titles(moved, "2026-11-21")).toEqual(["Porridge", "Soup"]);
});

it("a dish of another week doesn't appear in this one", () => {
  const meal = { ...soup, id: "far", date: "2026-12-24" };
  expect(planWith(plan, "far", meal)).toBe(plan);
  expect(planWith(plan, "far")).toBe(plan);
  expect(titles(planWith(plan, "m1", meal), "2026-11-20")).toEqual([]);
});

it("a dish with other words stands where it stood, and one that is moved is the last one there", () => {
  const [bread, rice] = [
    { id: "b", slot: "dinner", title: "Bread" },
    { id: "r", slot: "dinner", title: "Rice" },
  ] as const;
  const two = { ...plan, days: { "2026-11-20": [soup, bread], "2026-11-21": [rice] } };
  const change = (date: string) => planWith(two, "m1", { ...soup, title: "Broth", date });
  expect(titles(change("2026-11-20"), "2026-11-20")).toEqual(["Broth", "Bread"]);
  expect(titles(change("2026-11-21"), "2026-11-20")).toEqual(["Bread"]);
  expect(titles(change("2026-11-21"), "2026-11-21")).toEqual(["Rice", "Broth"]);
});

it("a dish that the answer calls by another id stands there once, also where that was read before", () => {
  const answer = { ...soup, id: "m2", date: "2026-11-21" };
  const read = { ...plan, days: { "2026-11-20": [soup], "2026-11-21": [{ ...soup, id: "m2" }] } };
  const { days } = planWith(read, "m1", answer);
  expect(days).toEqual({ "2026-11-20": [], "2026-11-21": [{ ...soup, id: "m2" }] });
});
