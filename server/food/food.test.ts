import { describe, expect, it, test } from "vitest";
import type { Ingredient } from "#contract/recipes.ts";
import { guessAisle } from "./aisle.ts";
import { addAmounts } from "./amounts.ts";
import { foodKey } from "./food-key.ts";
import { amountToBuy, parseIngredient, scaleIngredient, splitAmount } from "./ingredient.ts";

describe("a line of a recipe", () => {
  it.each<[string, Omit<Ingredient, "text">]>([
    ["500 g carrots", { amount: 500, unit: "g", food: "carrots" }],
    ["500g Möhren", { amount: 500, unit: "g", food: "Möhren" }],
    ["1 1/2 cups flour", { amount: 1.5, unit: "cup", food: "flour" }],
    ["1½ cups of sugar", { amount: 1.5, unit: "cup", food: "sugar" }],
    ["½ TL Salz", { amount: 0.5, unit: "TL", food: "Salz" }],
    ["2–3 EL Öl", { amount: 2, amountMax: 3, unit: "EL", food: "Öl" }],
    ["3 to 4 tomatoes", { amount: 3, amountMax: 4, food: "tomatoes" }],
    ["2 bis 3 Äpfel", { amount: 2, amountMax: 3, food: "Äpfel" }],
    ["1,5 kg Kartoffeln", { amount: 1.5, unit: "kg", food: "Kartoffeln" }],
    ["1.000 g Mehl", { amount: 1000, unit: "g", food: "Mehl" }],
    ["0.125 l Sahne", { amount: 0.125, unit: "l", food: "Sahne" }],
    ["ca. 200 ml Milch", { amount: 200, unit: "ml", food: "Milch" }],
    ["1 Pck. Backpulver", { amount: 1, unit: "Packung", food: "Backpulver" }],
    ["1 kleine Dose Mais (285 g)", { amount: 1, unit: "Dose", food: "Mais" }],
    ["1 (14 oz) can tomatoes", { amount: 1, unit: "can", food: "tomatoes" }],
    ["2 x 400 g tomatoes", { amount: 800, unit: "g", food: "tomatoes" }],
    ["8 fl oz milk", { amount: 8, unit: "fl oz", food: "milk" }],
    ["2 große Zwiebeln, fein gehackt", { amount: 2, food: "Zwiebeln" }],
    ["a pinch of salt", { amount: 1, unit: "pinch", food: "salt" }],
    ["eine halbe Zitrone", { amount: 0.5, food: "Zitrone" }],
    ["dozen eggs", { amount: 12, food: "eggs" }],
    ["half a dozen eggs", { amount: 6, food: "eggs" }],
    ["ein Dutzend Eier", { amount: 12, food: "Eier" }],
    ["2 gal milk", { amount: 2, unit: "gallon", food: "milk" }],
    ["an onion", { amount: 1, food: "onion" }],
    ["- 3 Eier", { amount: 3, food: "Eier" }],
    ["Mehl 500 g", { amount: 500, unit: "g", food: "Mehl" }],
    ["2 🥕", { amount: 2, food: "🥕" }],
    ["Salt to taste", { food: "Salt" }],
    ["Salz nach Geschmack", { food: "Salz" }],
    ["etwas Salz", { food: "Salz" }],
    ["Salz, Pfeffer", { food: "Salz, Pfeffer" }],
    ["Milch, 3,5 % Fett", { food: "Milch, 3,5 % Fett" }],
    ["7Up", { food: "7Up" }],
    ["100% juice", { food: "100% juice" }],
    ["1/0 cup flour", { food: "1/0 cup flour" }],
    ["0 g sugar", { food: "0 g sugar" }],
  ])("%s is understood", (line, understood) => {
    expect(parseIngredient(line)).toEqual({ text: line, ...understood });
  });

  it.each(["", " ", "½", "( ( (", "1".repeat(400), "a".repeat(300), "1 ".repeat(150)])(
    "of nonsense (%j) is kept as it is",
    (line) => {
      expect(parseIngredient(line).text).toBe(line.trim());
    },
  );

  it.each([
    ["500 g carrots, sliced", 1.5, "750 g carrots, sliced"],
    ["1 1/2 cups flour", 2, "3 cups flour"],
    ["2–3 EL Öl", 2, "4 – 6 EL Öl"],
    ["1 onion", 0.5, "½ onion"],
    ["Mehl 500 g", 2, "Mehl 1000 g"],
    ["1 kg Kartoffeln", 1.3, "1300 g Kartoffeln"],
    ["2,5 kg Kartoffeln", 5, "12500 g Kartoffeln"],
    ["1 Dose Mais", 3, "3 Dosen Mais"],
    ["Salt to taste", 3, "Salt to taste"],
  ])("%s for %f times as many is: %s", (line, times, text) => {
    expect(scaleIngredient(parseIngredient(line), times).text).toBe(text);
  });

  it("says how much to buy: the larger of two", () => {
    expect(amountToBuy(parseIngredient("2–3 EL Öl"))).toBe("3 EL");
    expect(amountToBuy(parseIngredient("Salt"))).toBeUndefined();
  });
});

test.each([
  ["2x Brot", { amount: "2", name: "Brot" }],
  ["2 x Brot", { amount: "2", name: "Brot" }],
  ["Brot x2", { amount: "2", name: "Brot" }],
  ["Milk 2x", null],
  ["2 x 400 g tomatoes", { amount: "800 g", name: "tomatoes" }],
  ["500 g Möhren", { amount: "500 g", name: "Möhren" }],
  ["ein halbes Pfund Hackfleisch", { amount: "½ Pfund", name: "Hackfleisch" }],
  ["2 große Zwiebeln", { amount: "2", name: "große Zwiebeln" }],
  ["Milch 2 l", { amount: "2 l", name: "Milch" }],
  ["Milch", null],
  ["7Up", null],
  ["2 % milk", null],
  ["3,5% Milch", null],
  ["500 g", null],
])("what is typed as %s goes on the list as its amount and its name", (typed, parsed) => {
  expect(splitAmount(typed)).toEqual(parsed);
});

test.each([
  ["500 g", "1 kg", "1500 g"],
  ["750 ml", "1/4 l", "1 l"],
  ["1.5 kg", "200 g", "1700 g"],
  ["1 tsp", "1 tbsp", "4 tsp"],
  ["1 TL", "1 EL", "4 TL"],
  ["1 EL", "1 tbsp", "2 EL"],
  ["2", "3 Stück", "5"],
  ["½", "½", "1"],
  ["2–3", "1", "4"],
  ["1 Dose", "2 cans", "3 Dosen"],
  ["500 g", "1 Dose", "500 g + 1 Dose"],
  ["500 g + 1 Dose", "500 g + 2 Dosen", "1 kg + 3 Dosen"],
  ["100 g", "1 lb", "100 g + 1 lb"],
  ["1 Pfund", "½ Pfund", "750 g"],
  ["500 g", "1 Pfund", "1 kg"],
  ["a lot", "a lot", "a lot"],
  ["a lot", "2", "a lot + 2"],
  [undefined, "2", "2"],
  ["2", undefined, "2"],
  [undefined, undefined, undefined],
])("%s and %s are %s", (before, more, sum) => {
  expect(addAmounts(before, more)).toBe(sum);
});

it("never lets an amount grow without end", () => {
  let amount: string | undefined;
  for (let at = 0; at < 100; at += 1) amount = addAmounts(amount, `a bit ${at}x`);
  expect(amount?.split(" + ")).toHaveLength(6);
});

test.each([
  ["Carrots", "carrot"],
  ["Tomatoes", "tomato"],
  ["Berries", "Berry"],
  ["Zwiebeln", "zwiebel"],
  ["Möhren", "Möhre"],
  ["Äpfel", "Apfel"],
  ["Rote Bete", "rote  bete"],
])("%s and %s are the same food", (one, other) => {
  expect(foodKey(one)).toBe(foodKey(other));
});

test.each([
  ["Eis", "Ei"],
  ["Milk", "Oat milk"],
  ["🥕", "🍅"],
])("%s and %s are not the same food", (one, other) => {
  expect(foodKey(one)).not.toBe(foodKey(other));
});

test.each([
  ["Red bell peppers", "produce"],
  ["Bananen", "produce"],
  ["Kirschtomaten", "produce"],
  ["Vollkornbrot", "bakery"],
  ["Chicken breast", "meat"],
  ["Hühnerbrust", "meat"],
  ["Eier", "dairy"],
  ["H-Milch", "dairy"],
  ["Kokosmilch", "pantry"],
  ["Peanut butter", "pantry"],
  ["Tomatenmark", "pantry"],
  ["Gemüsebrühe", "pantry"],
  ["Black pepper", "spices"],
  ["Paprikapulver", "spices"],
  ["Schokolade", "sweets"],
  ["Apfelsaft", "drinks"],
  ["TK-Erbsen", "frozen"],
  ["Frozen berries", "frozen"],
  ["Klopapier", "household"],
  ["Glühbirne", "household"],
  ["🥕", "other"],
  ["constructor", "other"],
])("%s stands in the aisle %s", (name, aisle) => {
  expect(guessAisle(name)).toBe(aisle);
});
