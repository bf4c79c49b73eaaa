import { describe, expect, it } from "vitest";
import { type MealsInTest, noIds, soup } from "./opened-meals.ts";

const testBuying = (meals: MealsInTest): void => {
  const { names, buy } = meals;
  describe("the grocery list", () => {
    it("keeps what is put on it, and gives it whole", async () => {
      const { id } = await buy("Milk", "2 l");
      for (let at = 0; at < 120; at += 1) await buy(`Thing ${at}x`);
      const list = await meals.opened.source.grocery();
      expect(list).toHaveLength(121);
      expect(list.find((item) => item.id === id)).toMatchObject({ name: "Milk", checked: false });
    });

    it("ticks off and opens again, and a repetition changes nothing", async () => {
      const { id } = await buy("Milk");
      expect(await meals.opened.source.checkItem(id, true)).toMatchObject({
        item: { id, checked: true },
        changed: true,
      });
      expect((await meals.opened.source.checkItem(id, true))?.changed).toBe(false);
      expect(await names(true)).toEqual(["Milk"]);
      expect((await meals.opened.source.checkItem(id, false))?.changed).toBe(true);
      expect((await meals.opened.source.checkItem(id, false))?.changed).toBe(false);
      expect(await names(false)).toEqual(["Milk"]);
    });

    it("adds up what is put on it twice", async () => {
      await buy("Carrots", "500 g");
      const { amount } = await buy("Carrots", "250 g");
      expect(await names(false)).toEqual(["Carrots"]);
      expect(amount).toMatch(/^750 ?g/);
    });

    it("opens again what was ticked off, with the new amount alone", async () => {
      const { id } = await buy("Carrots", "500 g");
      await meals.opened.source.checkItem(id, true);
      const again = await buy("Carrots", "200 g");
      expect(again.checked).toBe(false);
      expect(again.amount).toMatch(/^200 ?g/);
      expect([await names(false), await names(true)]).toEqual([["Carrots"], []]);
    });
  });
};

const testDropping = (meals: MealsInTest): void => {
  const { names, buy } = meals;
  describe("the grocery list", () => {
    it("changes what an item says, and drops it", async () => {
      const { id } = await buy("Milk", "1 l");
      expect(await meals.opened.source.changeItem(id, { name: "Oat milk" })).toMatchObject({
        id,
        name: "Oat milk",
      });
      expect(await meals.opened.source.removeItem(id)).toBe(true);
      expect(await meals.opened.source.removeItem(id)).toBe(false);
      expect(await names(false)).toEqual([]);
    });

    it("drops what is ticked off, and only that", async () => {
      const { id } = await buy("Milk");
      await buy("Bread");
      await meals.opened.source.checkItem(id, true);
      expect(await meals.opened.source.clearChecked()).toBe(1);
      expect(await meals.opened.source.clearChecked()).toBe(0);
      expect([await names(false), await names(true)]).toEqual([["Bread"], []]);
    });

    it("drops of what is named only what is still ticked off, and nothing else", async () => {
      const [milk, bread, tea] = [await buy("Milk"), await buy("Bread"), await buy("Tea")];
      for (const { id } of [milk, tea]) await meals.opened.source.checkItem(id, true);
      expect(await meals.opened.source.clearChecked([milk.id, bread.id, "unknown"])).toBe(1);
      expect(await meals.opened.source.clearChecked([])).toBe(0);
      expect([await names(false), await names(true)]).toEqual([["Bread"], ["Tea"]]);
    });

    it("takes a recipe's ingredients, for as many as come", async () => {
      const recipeId = await meals.opened.addRecipe(soup);
      expect(await meals.opened.source.addIngredients(recipeId, 2, undefined)).toBe(true);
      const list = await meals.opened.source.grocery();
      expect(list).toHaveLength(3);
      expect(list.find((item) => /carrot/i.test(item.name))?.amount).toMatch(/^(1000 ?g|1 ?kg)/);
    });

    it.each(noIds)("knows no item by the id %s", async (id) => {
      expect(await meals.opened.source.checkItem(id, true)).toBeNull();
      expect(await meals.opened.source.changeItem(id, { name: "Milk" })).toBeNull();
      expect(await meals.opened.source.removeItem(id)).toBe(false);
    });
  });
};

/** The contract tests of the grocery list of every source of meals. */
export const testGrocery = (meals: MealsInTest): void => {
  testBuying(meals);
  testDropping(meals);
};
