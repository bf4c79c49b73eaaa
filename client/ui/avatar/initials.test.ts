import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it("one letter is enough while nobody shares it", () => {
  expect(initialsOf(["Mia", "Leo", "Dad"])).toEqual(["M", "L", "D"]);
});

it("two M's are told apart, and nobody else changes", () => {
  expect(initialsOf(["Mia", "Mom", "Leo"])).toEqual(["Mi", "Mo", "L"]);
});

it("Mia and Mila need three letters, Mom beside them two", () => {
  expect(initialsOf(["Mia", "Mila", "Mom"])).toEqual(["Mia", "Mil", "Mo"]);
});

it("Grandma and Grandpa are told apart by the letter that differs, Jan and Janine by one that only one has", () => {
  expect(initialsOf(["Grandma", "Grandpa", "Leo"])).toEqual(["Gm", "Gp", "L"]);
  expect(initialsOf(["Jan", "Janine"])).toEqual(["Ja", "Ji"]);
});

it("two people of one name get a number", () => {
  expect(initialsOf(["Jan", "Jan"])).toEqual(["Ja", "Ja2"]);
});

it("letters outside ASCII are letters, and no family size is too large", () => {
  expect(initialsOf(["Åsa", "Élodie", "ليلى", "Özgür"])).toEqual(["Å", "É", "ل", "Ö"]);
  expect(new Set(initialsOf(Array.from({ length: 11 }, () => "Max"))).size).toBe(11);
});
