import { describe, expect, it } from "vitest";
import { testGrocery } from "./grocery-suite.ts";
import { type MealsInTest, noIds, type OpenedMeals, openFor, soup } from "./opened-meals.ts";
import type { SourcePage } from "./port.ts";

const friday = "2026-03-06";
const saturday = "2026-03-07";
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
      const moved = await meals.opened.source.changeMeal(made.id, {
        ...{ date: saturday, slot: "lunch" },
      });
      expect(moved).toMatchObject({ date: saturday, slot: "lunch", title: soup.title, recipeId });
      expect((await planned(friday, saturday)).toSorted()).toEqual([
        `${saturday} lunch Bread`,
        `${saturday} lunch Carrot soup`,
      ]);
      await meals.opened.source.changeMeal(moved?.id ?? "", { date: friday, slot: "snack" });
      expect(await planned(friday, saturday)).toEqual([
        `${friday} snack Carrot soup`,
        `${saturday} lunch Bread`,
      ]);
    });

    it("corrects the words of a meal where it stands, between the others of its slot", async () => {
      const { source } = meals.opened;
      const { id } = await source.addMeal(friday, "dinner", { title: "Spagetti" });
      await source.addMeal(friday, "dinner", { title: "Salad" });
      const changed = await source.changeMeal(id, { title: "Spaghetti" });
      expect(changed).toMatchObject({ date: friday, slot: "dinner", title: "Spaghetti" });
      expect(await planned(friday, friday)).toEqual([
        `${friday} dinner Spaghetti`,
        `${friday} dinner Salad`,
      ]);
      const id2 = changed?.id ?? "";
      await source.changeMeal(id2, { date: saturday, title: "Penne" });
      expect(await planned(friday, saturday)).toEqual([
        `${friday} dinner Salad`,
        `${saturday} dinner Penne`,
      ]);
    });

    it("calls a meal of a recipe as the recipe is called", async () => {
      const recipeId = await meals.opened.addRecipe(soup);
      const { id } = await meals.opened.source.addMeal(friday, "dinner", { recipeId });
      await expect(
        (async () => meals.opened.source.changeMeal(id, { title: "Broth" }))(),
      ).rejects.toMatchObject({ status: 400, details: { field: "title" } });
      expect(await planned(friday, friday)).toEqual([`${friday} dinner Carrot soup`]);
    });

    it("leaves a meal alone that isn't as it was seen", async () => {
      const { source } = meals.opened;
      const { id } = await source.addMeal(friday, "dinner", { title: "Spaghetti" });
      for (const seen of [
        { title: "Penne" },
        { date: saturday, slot: "dinner" as const },
        { slot: "lunch" as const },
      ])
        await expect(
          (async () => source.changeMeal(id, { title: "Spagetti", seen }))(),
        ).rejects.toMatchObject({ status: 409, details: { code: "changedMeanwhile" } });
      expect(await planned(friday, friday)).toEqual([`${friday} dinner Spaghetti`]);
      const seen = { title: "Spaghetti", date: friday, slot: "dinner" as const };
      expect(await source.changeMeal(id, { title: "Penne", seen })).toMatchObject({
        title: "Penne",
      });
    });

    it.each(noIds)("knows no meal and no recipe by the id %s", async (id) => {
      expect(await meals.opened.source.removeMeal(id)).toBe(false);
      expect(await meals.opened.source.changeMeal(id, { date: friday, slot: "lunch" })).toBeNull();
      expect(await meals.opened.source.changeMeal(id, { title: "Soup" })).toBeNull();
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
    testGrocery(meals);
    testHealth(meals);
  });
};
