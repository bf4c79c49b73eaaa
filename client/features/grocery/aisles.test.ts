import { expect, it } from "vitest";
import { aisles as ofContract, slots as slotsOfContract } from "#contract/meals.ts";
import { slots } from "../meals/meal-slots.ts";
import { aisles } from "./aisles.ts";

it("a phone walks the shop and the day in the house's own order", () => {
  expect(aisles).toEqual(ofContract);
  expect(slots).toEqual(slotsOfContract);
});
