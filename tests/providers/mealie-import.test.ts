import { afterEach, beforeEach, expect, it } from "vitest";
import { type MealieFixture, openMealieFixture } from "../fixtures/mealie/mealie-fixture.ts";
import { openRecipeSites, jsonLdPage, soupRecipe } from "../fixtures/meals/recipe-pages.ts";

const sites = openRecipeSites();
let fixture: MealieFixture;
beforeEach(async () => {
  // Sites on loopback that count as public.
  fixture = await openMealieFixture(
    {},
    (outbound) => (asked) => outbound({ ...asked, operatorHost: true }),
  );
});
afterEach(async () => {
  await fixture.close();
  await sites.strangers.close();
});

it("a web page is shown before it is imported, and imported by Mealie itself", async () => {
  const url = await sites.serve(jsonLdPage(soupRecipe));
  expect(await fixture.source.previewPage?.(url)).toMatchObject({ title: "Carrot soup" });
  expect(fixture.service.asked).toEqual([]);
  fixture.kitchen.pages.set(url, "Carrot soup");
  const made = await fixture.source.importPage?.(url);
  expect(made).toMatchObject({ title: "Carrot soup" });
  expect((await fixture.source.recipes({ q: "", limit: 5 })).items).toMatchObject([
    { id: made?.id },
  ]);
});

it("a page that Mealie can't read is said to hold no recipe", async () => {
  const url = await sites.serve(jsonLdPage(soupRecipe));
  await expect(fixture.source.importPage?.(url)).rejects.toMatchObject({
    ...{ status: 400, details: { code: "noRecipe", field: "url" } },
  });
});

it("Mealie is never sent to a place in the house", async () => {
  const another = await openMealieFixture();
  const url = await sites.serve(jsonLdPage(soupRecipe));
  await expect(another.source.importPage?.(url)).rejects.toMatchObject({
    details: { code: "pageRefused" },
  });
  expect(another.service.asked).toEqual([]);
  await another.close();
});
