import { expect, it } from "vitest";
import { firstWords } from "./first-words.ts";

it.each([
  ["Milk is in the cellar", 40, "Milk is in the cellar"],
  ["  Milk \n is in the cellar ", 21, "Milk is in the cellar"],
  ["Milk, bread and eggs are in the cellar", 10, "Milk …"],
  ["Milk, bread and eggs are in the cellar", 12, "Milk, bread …"],
  ["Großmutterswohnungsschlüssel hängt im Flur", 10, "Großmutterswohnungsschlüssel …"],
  ["Großmutterswohnungsschlüsselbrett", 10, "Großmutterswohnungsschlüsselbrett"],
])("of “%s” %i characters say “%s”", (text, most, said) => {
  expect(firstWords(text, most)).toBe(said);
});
