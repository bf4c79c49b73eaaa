import { afterEach, beforeEach, expect, it } from "vitest";
import { type MealieFixture, openMealieFixture } from "../fixtures/mealie/mealie-fixture.ts";
import { openRecipeSites, jsonLdPage, soupRecipe } from "../fixtures/meals/recipe-pages.ts";

const sites = openRecipeSites();
let house: MealieFixture;
beforeEach(async () => {
  // Sites on loopback stand for sites on the internet.
  house = await openMealieFixture(
    {},
    (outbound) => (asked) => outbound({ ...asked, operatorHost: true }),
  );
});
afterEach(async () => {
  await house.close();
  await sites.strangers.close();
});

it("a web page is shown before it is imported, and imported by Mealie itself", async () => {
  const url = await sites.serve(jsonLdPage(soupRecipe));
  expect(await house.source.previewPage?.(url)).toMatchObject({ title: "Carrot soup" });
  expect(house.service.asked).toEqual([]);
  house.kitchen.pages.set(url, "Carrot soup");
  const made = await house.source.importPage?.(url);
  expect(made).toMatchObject({ title: "Carrot soup" });
  expect((await house.source.recipes({ q: "", limit: 5 })).items).toMatchObject([{ id: made?.id }]);
});

it("a page that Mealie can't read is said to hold no recipe", async () => {
  const url = await sites.serve(jsonLdPage(soupRecipe));
  await expect(house.source.importPage?.(url)).rejects.toMatchObject({
    ...{ status: 400, details: { code: "noRecipe", field: "url" } },
  });
});

it("Mealie is never sent to a place in the house", async () => {
  const home = await openMealieFixture();
  const url = await sites.serve(jsonLdPage(soupRecipe));
  await expect(home.source.importPage?.(url)).rejects.toMatchObject({
    details: { code: "pageRefused" },
  });
  expect(home.service.asked).toEqual([]);
  await home.close();
});
