import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { GroceryItem } from "#contract/grocery.ts";
import type { NewRecipe } from "#contract/recipes.ts";
import type { MealSource, SourcePage } from "./port.ts";

/** An empty source: no plan, no recipes, no groceries. */
export interface OpenedMeals {
  readonly source: MealSource;
  /** Adds a recipe to the source as families do; returns its id. */
  addRecipe(recipe: NewRecipe): Promise<string>;
  close(): Promise<void>;
}

const friday = "2026-03-06";
const saturday = "2026-03-07";
const soup: NewRecipe = {
  title: "Carrot soup",
  servings: 4,
  ingredients: ["500 g carrots", "1 onion", "Salt to taste"],
  steps: ["Chop.", "Simmer for 20 minutes."],
};
const noIds = ["nobody", "__proto__", "../meals", "0", "🦊"];

/** A source of meals that each test opens anew, and what the family does with it. */
const openFor = (open: () => Promise<OpenedMeals>) => {
  let opened: OpenedMeals;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  const planned = async (start: string, end: string): Promise<string[]> =>
    (await opened.source.plan(start, end)).map(
      ({ date, slot, title }) => `${date} ${slot} ${title}`,
    );
  const names = async (checked: boolean): Promise<string[]> =>
    (await opened.source.grocery())
      .filter((item) => item.checked === checked)
      .map((item) => item.name)
      .toSorted();
  const buy = async (item: string, amount?: string): Promise<GroceryItem> =>
    opened.source.addItem({ name: item, amount });
  return {
    get opened() {
      return opened;
    },
    planned,
    names,
    buy,
  };
};

type MealsInTest = ReturnType<typeof openFor>;

const testPlan = (meals: MealsInTest): void => {
  const { planned } = meals;
  describe("the plan", () => {
    it("is empty on a day that nobody planned", async () => {
      expect(await planned(friday, saturday)).toEqual([]);
    });

    it("keeps several meals in one slot, in words and of recipes, in the order they were planned", async () => {
      const recipeId = await meals.opened.addRecipe(soup);
      await meals.opened.source.addMeal(friday, "dinner", { title: "Bread" });
      const made = await meals.opened.source.addMeal(friday, "dinner", { recipeId });
      await meals.opened.source.addMeal(saturday, "breakfast", { title: "Pancakes 🥞" });
      expect(made).toMatchObject({ date: friday, slot: "dinner", title: soup.title, recipeId });
      expect(await planned(friday, friday)).toEqual([
        `${friday} dinner Bread`,
        `${friday} dinner Carrot soup`,
      ]);
      expect(await planned(friday, saturday)).toHaveLength(3);
      expect((await meals.opened.source.plan(friday, friday))[1]).toMatchObject({ recipeId });
    });

    it("gives a range of days with both its ends, and nothing beside it", async () => {
      for (const day of ["2026-03-05", friday, saturday, "2026-03-08"])
        await meals.opened.source.addMeal(day, "lunch", { title: "Soup" });
      expect(await planned(friday, saturday)).toEqual([
        `${friday} lunch Soup`,
        `${saturday} lunch Soup`,
      ]);
    });

    it("gives every meal of a long range", async () => {
      for (let at = 0; at < 60; at += 1)
        await meals.opened.source.addMeal(friday, "snack", { title: `Snack ${at}` });
      expect(await planned("2026-01-01", "2026-12-31")).toHaveLength(60);
    });

    it("loses only the meal that is taken off it, and once", async () => {
      const { id } = await meals.opened.source.addMeal(friday, "dinner", { title: "Bread" });
      await meals.opened.source.addMeal(friday, "dinner", { title: "Soup" });
      expect(await meals.opened.source.removeMeal(id)).toBe(true);
      expect(await meals.opened.source.removeMeal(id)).toBe(false);
      expect(await planned(friday, friday)).toEqual([`${friday} dinner Soup`]);
    });

    it("moves a meal as it stands to another day, and to the slot of snacks", async () => {
      const recipeId = await meals.opened.addRecipe(soup);
      const made = await meals.opened.source.addMeal(friday, "dinner", { recipeId });
      await meals.opened.source.addMeal(saturday, "lunch", { title: "Bread" });
      const moved = await meals.opened.source.moveMeal(made.id, saturday, "lunch");
      expect(moved).toMatchObject({ date: saturday, slot: "lunch", title: soup.title, recipeId });
      expect((await planned(friday, saturday)).toSorted()).toEqual([
        `${saturday} lunch Bread`,
        `${saturday} lunch Carrot soup`,
      ]);
      await meals.opened.source.moveMeal(moved?.id ?? "", friday, "snack");
      expect(await planned(friday, saturday)).toEqual([
        `${friday} snack Carrot soup`,
        `${saturday} lunch Bread`,
      ]);
    });

    it.each(noIds)("knows no meal and no recipe by the id %s", async (id) => {
      expect(await meals.opened.source.removeMeal(id)).toBe(false);
      expect(await meals.opened.source.moveMeal(id, friday, "lunch")).toBeNull();
      await expect(
        (async () => meals.opened.source.addMeal(friday, "dinner", { recipeId: id }))(),
      ).rejects.toMatchObject({ status: 400, details: { field: "recipeId" } });
      // Planned from a recipe that somebody deleted before it arrived.
      const dish = { recipeId: id, words: "Soup" };
      const meal = await meals.opened.source.addMeal(friday, "dinner", dish);
      expect(meal).toMatchObject({ title: "Soup" });
      expect(meal.recipeId).toBeUndefined();
      expect(await planned(friday, friday)).toEqual([`${friday} dinner Soup`]);
    });
  });
};

const testReadingRecipes = (meals: MealsInTest): void => {
  describe("recipes", () => {
    it("come back with everything that was written, their lines understood", async () => {
      const id = await meals.opened.addRecipe(soup);
      const recipe = await meals.opened.source.recipe(id);
      expect(recipe).toMatchObject({ id, title: soup.title, servings: 4, steps: soup.steps });
      expect(recipe?.ingredients[0]).toMatchObject({ amount: 500, unit: "g", food: "carrots" });
      expect(recipe?.ingredients).toHaveLength(3);
    });

    it.each(noIds)("are unknown by the id %s", async (id) => {
      expect(await meals.opened.source.recipe(id)).toBeNull();
      expect(await meals.opened.source.picture(id, 400)).toBeNull();
      expect(await meals.opened.source.addIngredients(id, 1, undefined)).toBe(false);
    });

    it("are listed page by page, each once, however many there are", async () => {
      const ids: string[] = [];
      for (let at = 0; at < 120; at += 1)
        ids.push(await meals.opened.addRecipe({ title: `Recipe ${at}`, ingredients: ["1 egg"] }));
      const seen: string[] = [];
      let before: string | null = null;
      do {
        const page: SourcePage = await meals.opened.source.recipes({
          ...{ q: "", limit: 50 },
          ...(before === null ? {} : { before }),
        });
        seen.push(...page.items.map(({ id }) => id));
        before = page.next;
      } while (before !== null);
      expect(seen.toSorted()).toEqual(ids.toSorted());
    });
  });
};

const testWritingRecipes = (meals: MealsInTest): void => {
  describe("recipes", () => {
    it("are found by the words of their title", async () => {
      const id = await meals.opened.addRecipe(soup);
      await meals.opened.addRecipe({ title: "Apple cake", ingredients: ["3 apples"] });
      const found = await meals.opened.source.recipes({ q: "carrot", limit: 50 });
      expect(found.items.map((item) => item.id)).toEqual([id]);
      expect((await meals.opened.source.recipes({ q: "dragon", limit: 50 })).items).toEqual([]);
    });

    it("can be changed and deleted where the source allows it", async () => {
      const { source } = meals.opened;
      expect(source.can.includes("recipes.write")).toBe(source.createRecipe !== undefined);
      if (source.updateRecipe === undefined || source.removeRecipe === undefined) return;
      const id = await meals.opened.addRecipe(soup);
      await source.updateRecipe(id, { ...soup, title: "Orange soup", steps: ["Blend."] });
      expect(await source.recipe(id)).toMatchObject({ title: "Orange soup", steps: ["Blend."] });
      expect(await source.removeRecipe(id)).toBe(true);
      expect(await source.recipe(id)).toBeNull();
      expect(await source.removeRecipe(id)).toBe(false);
      expect(await source.updateRecipe(id, soup)).toBeNull();
    });

    it("can be imported exactly where the source says so", () => {
      const { can, previewPage, importPage } = meals.opened.source;
      expect(can.includes("import")).toBe(previewPage !== undefined);
      expect(can.includes("import")).toBe(importPage !== undefined);
    });
  });
};

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

const testHealth = (meals: MealsInTest): void => {
  it("know how their source is without asking it", () => {
    expect(meals.opened.source.health().state).toBe("ok");
  });
};

/** The contract tests of every source of meals; each provider's test runs them. */
export const everyMealSource = (name: string, open: () => Promise<OpenedMeals>): void => {
  describe(`meals kept by ${name}`, () => {
    const meals = openFor(open);
    testPlan(meals);
    testReadingRecipes(meals);
    testWritingRecipes(meals);
    testBuying(meals);
    testDropping(meals);
    testHealth(meals);
  });
};
