import { expect, it } from "vitest";
import { aisles as ofContract } from "#contract/grocery.ts";
import { slots as slotsOfContract } from "#contract/meals.ts";
import { mealSlots } from "../meals/meal-slots.ts";
import { aisleWalkOrder } from "./aisles.ts";

it("a phone walks the shop and the day in the house's own order", () => {
  expect(aisleWalkOrder).toEqual(ofContract);
  expect(mealSlots).toEqual(slotsOfContract);
});
