import { afterEach, beforeEach, expect, it } from "vitest";
import { type MealieFixture, openMealieFixture } from "../fixtures/mealie/mealie-fixture.ts";

const friday = "2026-03-06";

let fixture: MealieFixture;
beforeEach(async () => {
  fixture = await openMealieFixture();
});
afterEach(() => fixture.close());

it("an entry of Mealie's plan that is only a note has that corrected, and keeps its type", async () => {
  const { id } = fixture.kitchen.plan({
    ...{ date: friday, entryType: "dessert", title: "", text: "Leftofers", recipeId: null },
  });
  const changed = await fixture.source.changeMeal(String(id), { title: "Leftovers" });
  expect(changed).toMatchObject({ title: "Leftovers", slot: "snack" });
  expect(fixture.kitchen.planned(friday, friday)).toMatchObject([
    { entryType: "dessert", title: "", text: "Leftovers" },
  ]);
  expect(fixture.service.faults).toEqual([]);
});
