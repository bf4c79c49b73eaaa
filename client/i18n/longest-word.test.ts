import { expect, it } from "vitest";
import { longestWord } from "./longest-word.ts";

it("a long German word is noticed among short ones, and a hyphen ends one", () => {
  expect(longestWord("Leos Fußballtraining am See")).toBe(15);
  expect(longestWord("Klavier-Übungsstunde")).toBe(12);
  expect(longestWord("")).toBe(0);
});
