import { expect, it } from "vitest";
import { parseTypedItem, parseTypedItems } from "./parse-typed-item.ts";

it.each([
  ["500 g carrots", { name: "carrots", amount: "500 g" }],
  ["2 Zwiebeln", { name: "Zwiebeln", amount: "2" }],
  ["1,5 l  Milch", { name: "Milch", amount: "1,5 l" }],
  ["3 Dosen Tomaten", { name: "Tomaten", amount: "3 Dosen" }],
  ["  Brot ", { name: "Brot" }],
  ["7up", { name: "7up" }],
  ["2 grapefruits", { name: "grapefruits", amount: "2" }],
  ["500 g", { name: "500 g" }],
  ["Lemons 3", { name: "Lemons", amount: "3" }],
  ["2x Brot", { name: "Brot", amount: "2" }],
  ["2 x Brot", { name: "Brot", amount: "2" }],
  ["Milk 2x", { name: "Milk", amount: "2" }],
  ["Thing 0x", { name: "Thing 0x" }],
  ["Brot x2", { name: "Brot", amount: "2" }],
  ["2 x 400 g Tomaten", { name: "2 x 400 g Tomaten" }],
  ["2x 400 g Tomaten", { name: "2x 400 g Tomaten" }],
  ["Wasser 6 × 1,5 l", { name: "Wasser 6 × 1,5 l" }],
  ["Eggs 12", { name: "Eggs", amount: "12" }],
  ["Milch 1,5 l", { name: "Milch", amount: "1,5 l" }],
  ["Mehl Type 405", { name: "Mehl Type 405" }],
  ["Mehl Typ 5", { name: "Mehl Typ 5" }],
  ["Chanel 555", { name: "Chanel 555" }],
  ["Agent 007", { name: "Agent 007" }],
  ["2 gal milk", { name: "milk", amount: "2 gal" }],
  ["1/2 lb ground beef", { name: "ground beef", amount: "1/2 lb" }],
  ["1 Pfund Kaffee", { name: "Kaffee", amount: "1 Pfund" }],
  ["2 dozen eggs", { name: "eggs", amount: "2 dozen" }],
  ["Brötchen 6 Stück", { name: "Brötchen", amount: "6 Stück" }],
  ["2 % milk", { name: "2 % milk" }],
  ["3,5 % Milch", { name: "3,5 % Milch" }],
  ["2 l 3,5 % Milch", { name: "3,5 % Milch", amount: "2 l" }],
  ["Vitamin B 12", { name: "Vitamin B 12" }],
  ["dozen eggs", { name: "dozen eggs" }],
])("%j reads as what somebody wants", (typed, wanted) => {
  expect(parseTypedItem(typed)).toEqual(wanted);
});

it.each([
  [
    "2 l Milch, Vollkornbrot, 500 g Karotten",
    [
      { name: "Milch", amount: "2 l" },
      { name: "Vollkornbrot" },
      { name: "Karotten", amount: "500 g" },
    ],
  ],
  ["milk,eggs;butter,", [{ name: "milk" }, { name: "eggs" }, { name: "butter" }]],
  ["1,5 l Milch", [{ name: "Milch", amount: "1,5 l" }]],
  ["Milch, 1,5 l", [{ name: "Milch", amount: "1,5 l" }]],
  [
    "Milch 1,5 l, 12 Eier",
    [
      { name: "Milch", amount: "1,5 l" },
      { name: "Eier", amount: "12" },
    ],
  ],
  ["2 l 3,5 % Milch", [{ name: "3,5 % Milch", amount: "2 l" }]],
  ["Brot,2 Eier", [{ name: "Brot" }, { name: "Eier", amount: "2" }]],
  ["Salt and vinegar", [{ name: "Salt and vinegar" }]],
  [" , ", [{ name: "" }]],
])("%j is one thing for each that a comma parts", (typed, wanted) => {
  expect(parseTypedItems(typed)).toEqual(wanted);
});
