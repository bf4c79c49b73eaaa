import { expect, it } from "vitest";
import type { RecipeCard } from "#contract/recipes.ts";
import { searchCards } from "./queries.ts";

const card = (title: string): RecipeCard => ({ id: title, title, tags: [] });

it("recipes are found however their letters are typed: without accents, umlauts or ß", () => {
  const cards = [card("Klöße mit Soße"), card("Crème brûlée")];
  const found = (typed: string) => searchCards(cards, typed, undefined).map(({ title }) => title);
  expect(found("klosse")).toEqual(["Klöße mit Soße"]);
  expect(found("SOẞE")).toEqual(["Klöße mit Soße"]);
  expect(found("creme brulee")).toEqual(["Crème brûlée"]);
  expect(found("creme sosse")).toEqual([]);
});
