import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type MealieFixture, openMealieFixture } from "../fixtures/mealie/mealie-fixture.ts";

const friday = "2026-03-06";

let fixture: MealieFixture;
beforeEach(async () => {
  fixture = await openMealieFixture();
});
afterEach(() => fixture.close());

const listId = (): string => fixture.kitchen.lists[0]?.id ?? "";
const groceries = async () =>
  (await fixture.source.grocery()).map(({ name, amount, aisle }) => [name, amount, aisle]);
const later = (): void => fixture.clock.advance(10 * 60_000);

describe("the plan in Mealie", () => {
  it("has its side dishes, drinks and desserts among the snacks, and knows words from notes", async () => {
    const plan = (entryType: string, title: string, text = "") =>
      fixture.kitchen.plan({ ...{ date: friday, entryType, title, text }, recipeId: null });
    plan("side", "Salad");
    plan("dessert", "Ice cream");
    plan("lunch", "", "Leftovers");
    plan("dinner", "");
    expect(
      (await fixture.source.plan(friday, friday)).map(({ slot, title }) => `${slot} ${title}`),
    ).toEqual(["snack Salad", "snack Ice cream", "lunch Leftovers"]);
  });

  it("comes whole from several pages, and a day that nobody planned has nothing", async () => {
    for (let at = 0; at < 120; at += 1)
      fixture.kitchen.plan({
        ...{ date: friday, entryType: "dinner" },
        title: `Meal ${at}`,
        text: "",
        recipeId: null,
      });
    const all = await fixture.source.plan("2026-03-01", "2026-03-31");
    expect(all.map(({ title }) => title)).toEqual(
      Array.from({ length: 120 }, (_, at) => `Meal ${at}`),
    );
    expect(new Set(all.map(({ date }) => date))).toEqual(new Set([friday]));
  });

  it("says snack where Mealie knows the word, and side where it doesn't", async () => {
    for (const knowsSnack of [true, false]) {
      fixture.service.can.knowsSnack = knowsSnack;
      const meal = await fixture.source.addMeal(friday, "snack", { title: "Apple" });
      expect(meal.slot).toBe("snack");
    }
    expect(fixture.kitchen.planned(friday, friday).map(({ entryType }) => entryType)).toEqual([
      "side",
      "snack",
    ]);
  });
});

describe("recipes in Mealie", () => {
  it("say for how many they are and how long they take, in words of any age", async () => {
    const add = (fields: object): string => {
      const recipe = fixture.kitchen.cookbook.add({ title: "Soup" });
      Object.assign(recipe, fields);
      return recipe.id;
    };
    const of = async (fields: object) => {
      const { servings, totalMin } = (await fixture.source.recipe(add(fields))) ?? {};
      return [servings, totalMin];
    };
    expect(await of({ recipeYield: "6 servings", totalTime: "2 Hours 35 Minutes" })).toEqual([
      6, 155,
    ]);
    expect(await of({ recipeServings: 4, prepTime: "25 Minutes", performTime: "10 min" })).toEqual([
      4, 35,
    ]);
    expect(await of({ recipeYield: "a big pot", totalTime: "long" })).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("are found by what is in them, and all words have to fit", async () => {
    const { id } = fixture.kitchen.cookbook.add({ title: "Soup", ingredients: ["500 g leeks"] });
    fixture.kitchen.cookbook.add({ title: "Cake", ingredients: ["3 apples"], tags: ["Sweet"] });
    const find = async (q: string) =>
      (await fixture.source.recipes({ q, limit: 50 })).items.map((item) => item.id);
    expect(await find("leeks")).toEqual([id]);
    expect(await find("SOUP leeks")).toEqual([id]);
    expect(await find("soup apples")).toEqual([]);
    const tagged = await fixture.source.recipes({ q: "", tag: "Sweet", limit: 50 });
    expect(tagged).toMatchObject({ items: [{ title: "Cake" }], tags: ["Sweet"] });
  });

  it("refuse a cursor that no page gave", async () => {
    for (const before of ["1", "../users", "1.x", "9999999999999999.1"])
      await expect(fixture.source.recipes({ q: "", limit: 5, before })).rejects.toMatchObject({
        details: { field: "before" },
      });
  });

  it("are never asked for by what isn't an id", async () => {
    await fixture.source.recipes({ q: "", limit: 5 });
    const asked = await fixture.count(async () => {
      for (const id of ["../users/self", "a/b", "%2e%2e", "carrot-soup", "x".repeat(300)]) {
        expect(await fixture.source.recipe(id)).toBeNull();
        expect(await fixture.source.picture(id, 100)).toBeNull();
        expect(await fixture.source.removeMeal(id)).toBe(false);
        expect(await fixture.source.removeRecipe?.(id)).toBe(false);
      }
    });
    expect(asked).toBe(0);
  });

  it("are written line by line, and what Mealie understood of the others stays", async () => {
    const { id } = fixture.kitchen.cookbook.add({
      ...{ title: "Soup", ingredients: ["500 g carrots", "1 onion"], steps: ["Chop."] },
    });
    const before = await fixture.source.recipe(id);
    const lines = before?.ingredients.map(({ text }) => text) ?? [];
    const changed = await fixture.source.updateRecipe?.(id, {
      ...{ title: "Stew", servings: 3, totalMin: 90, tags: ["Winter"] },
      ...{ ingredients: [...lines, "2 potatoes"], steps: ["Chop.", "Stew."] },
    });
    expect(changed).toMatchObject({
      ...{ title: "Stew", servings: 3, totalMin: 90, tags: ["Winter"], steps: ["Chop.", "Stew."] },
    });
    const stored = fixture.kitchen.cookbook.find(id);
    expect(stored?.recipeIngredient.map(({ food }) => food?.name)).toEqual([
      "carrots",
      undefined,
      undefined,
    ]);
    expect((await fixture.source.recipes({ q: "", limit: 5 })).items).toMatchObject([
      { title: "Stew" },
    ]);
  });

  it("begin with nothing but what was written, and those that can't be finished aren't there", async () => {
    const made = await fixture.source.createRecipe?.({ title: "Soup", ingredients: ["1 onion"] });
    expect(made).toMatchObject({ title: "Soup", ingredients: [{ text: "1 onion" }] });
    fixture.service.can.changesRecipes = false;
    await expect(fixture.source.createRecipe?.({ title: "Cake" })).rejects.toMatchObject({
      ...{ status: 502, details: { code: "sourceRefused" } },
    });
    expect(fixture.kitchen.cookbook.recipes.map(({ name }) => name)).toEqual(["Soup"]);
  });

  it("leave their title on the plan when they are deleted", async () => {
    const recipeId = fixture.kitchen.cookbook.add({ title: "Soup" }).id;
    await fixture.source.addMeal(friday, "dinner", { recipeId });
    expect(await fixture.source.removeRecipe?.(recipeId)).toBe(true);
    const [meal] = await fixture.source.plan(friday, friday);
    expect(meal).toMatchObject({ title: "Soup", slot: "dinner" });
    expect(meal?.recipeId).toBeUndefined();
  });
});

describe("pictures in Mealie", () => {
  it("are fetched once for all walls of a size, and sent as small WebP", async () => {
    const recipe = fixture.kitchen.cookbook.add({ title: "Soup" });
    recipe.image = "aBcD";
    const big = sharp({ create: { width: 1200, height: 900, channels: 3, background: "red" } });
    fixture.service.pictures.set(recipe.id, await big.webp().toBuffer());
    expect((await fixture.source.recipe(recipe.id))?.picture).toBe("aBcD");
    await fixture.source.recipes({ q: "", limit: 5 });
    const asked = await fixture.count(async () => {
      const all = await Promise.all(
        [300, 310, 320].map(async (w) => fixture.source.picture(recipe.id, w)),
      );
      for (const picture of all) {
        expect(picture?.type).toBe("image/webp");
        expect(await sharp(picture?.bytes).metadata()).toMatchObject({
          format: "webp",
          width: 320,
        });
      }
    });
    expect(asked).toBe(1);
    await fixture.service.stop();
    expect((await fixture.source.picture(recipe.id, 320))?.bytes.byteLength).toBeGreaterThan(0);
  });

  it("that are none, or no pictures, are called missing", async () => {
    const recipe = fixture.kitchen.cookbook.add({ title: "Soup" });
    expect(await fixture.source.picture(recipe.id, 320)).toBeNull();
    recipe.image = "aBcD";
    later();
    const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
    fixture.service.pictures.set(recipe.id, svg);
    expect(await fixture.source.picture(recipe.id, 320)).toBeNull();
  });
});

describe("Mealie's shopping list", () => {
  it("is the first one, or the one that is named, wherever it stands", async () => {
    for (let at = 0; at < 120; at += 1) fixture.kitchen.addList(`List ${at}`);
    const last = fixture.kitchen.lists.at(-1)?.id ?? "";
    fixture.kitchen.put({ shoppingListId: last, note: "Leeks" });
    expect(await fixture.source.grocery()).toEqual([]);
    for (const word of ["list 119", last]) {
      const other = fixture.connect({
        ...{ MEALIE_URL: fixture.service.url, MEALIE_SHOPPING_LIST: word },
        MEALIE_TOKEN: "eyJhbGciOiJIUzI1NiJ9.eyJsb25nX3Rva2VuIjp0cnVlfQ.c2lnbmF0dXJl",
      });
      expect(await other?.grocery()).toMatchObject([{ name: "Leeks" }]);
      await other?.stop?.();
    }
  });

  it("that isn't there under its name is missed, and one is made where there is none at all", async () => {
    const other = await openMealieFixture({ MEALIE_SHOPPING_LIST: "Nowhere" });
    await expect(other.source.grocery()).rejects.toMatchObject({ status: 503 });
    expect(other.source.health()).toMatchObject({ code: "mealListMissing" });
    await other.close();
    fixture.kitchen.lists.splice(0);
    expect(await fixture.source.grocery()).toEqual([]);
    await fixture.source.addItem({ name: "Milk" });
    expect(await groceries()).toEqual([["Milk", undefined, "dairy"]]);
  });

  it("is read as people write it, with Mealie's labels for aisles", async () => {
    const label = fixture.kitchen.addLabel("Dairy");
    const own = fixture.kitchen.addLabel("Grandma's");
    const put = (fields: object) => fixture.kitchen.put({ shoppingListId: listId(), ...fields });
    put({ note: "Apples", quantity: 2 });
    put({ note: "500 g carrots", quantity: 2 });
    put({ note: "200 g + 2 cans tomatoes", labelId: own.id });
    put({ note: "Something", labelId: label.id });
    put({ note: "Salt + pepper", quantity: 0 });
    expect((await groceries()).toSorted()).toEqual([
      ["Apples", "2", "produce"],
      ["Salt + pepper", undefined, "spices"],
      ["Something", undefined, "dairy"],
      ["carrots", "1000 g", "produce"],
      ["tomatoes", "200 g + 2 cans", "Grandma's"],
    ]);
  });

  it("remembers who added something, and a new aisle as a label", async () => {
    const { id } = await fixture.source.addItem({ name: "Quark", addedBy: "mia" });
    later();
    expect(await fixture.source.grocery()).toMatchObject([{ name: "Quark", addedBy: "mia" }]);
    await fixture.source.changeItem(id, { aisle: "Grandma's" });
    later();
    expect(await fixture.source.grocery()).toMatchObject([{ aisle: "Grandma's", addedBy: "mia" }]);
    expect(fixture.kitchen.labels).toMatchObject([{ name: "Grandma's" }]);
    await fixture.source.changeItem(id, { aisle: null });
    await fixture.source.checkItem(id, true);
    await fixture.source.addItem({ name: "Quark", addedBy: "leo" });
    later();
    expect(await fixture.source.grocery()).toMatchObject([
      { id, aisle: "dairy", checked: false, addedBy: "leo" },
    ]);
  });

  it("takes a recipe scaled, in Mealie's own units and foods where it has them", async () => {
    const recipe = fixture.kitchen.cookbook.add({
      ...{ title: "Soup", servings: 4 },
      ingredients: ["500 g carrots", "1 onion", "Salt to taste"],
    });
    await fixture.source.addIngredients(recipe.id, 1.5, undefined);
    expect((await groceries()).map(([name, amount]) => [name, amount])).toEqual([
      ["carrots", "750 g"],
      ["onion", "1 ½"],
      ["Salt to taste", undefined],
    ]);
    expect(fixture.kitchen.items(listId())[0]?.food?.name).toBe("carrots");
    const [carrots] = await fixture.source.grocery();
    expect(carrots?.recipeId).toBe(recipe.id);
    await fixture.source.addItem({ name: "Carrots", amount: "1 kg" });
    expect(fixture.kitchen.items(listId())[0]).toMatchObject({ quantity: 1750, note: "" });
    await fixture.source.addItem({ name: "Carrots", amount: "2 bags" });
    later();
    expect((await groceries())[0]?.slice(0, 2)).toEqual(["carrots", "1750 g + 2 bags"]);
  });

  it("keeps what Mealie knows of an item when it is ticked off", async () => {
    const recipe = fixture.kitchen.cookbook.add({ title: "Soup", ingredients: ["500 g carrots"] });
    await fixture.source.addIngredients(recipe.id, 1, undefined);
    const [item] = await fixture.source.grocery();
    await fixture.source.checkItem(item?.id ?? "", true);
    expect(fixture.kitchen.items(listId())).toMatchObject([
      {
        checked: true,
        quantity: 500,
        food: { name: "carrots" },
        recipeReferences: [{ recipeId: recipe.id }],
      },
    ]);
  });

  it("is cleared of a hundred things at once", async () => {
    for (let at = 0; at < 120; at += 1)
      fixture.kitchen.put({ shoppingListId: listId(), note: `Thing ${at}x`, checked: at > 0 });
    expect(await fixture.source.clearChecked()).toBe(119);
    later();
    expect(await fixture.source.grocery()).toMatchObject([{ name: "Thing 0x" }]);
  });
});
