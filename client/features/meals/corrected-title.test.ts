import { expect, it } from "vitest";
import { correctedTitle, lineOfTitle } from "./corrected-title.ts";

it("a note of several lines is corrected in one, and stays as it is where nobody corrects it", () => {
  const note = "Noodles\nSalad";
  expect(lineOfTitle(note)).toBe("Noodles Salad");
  expect(correctedTitle(note, "Noodles Salad")).toBe(note);
  expect(correctedTitle(note, "Noodles, salad ")).toBe("Noodles, salad");
});

it("nothing, and more than is written for a meal, can't be saved", () => {
  const long = "soup ".repeat(50);
  expect([correctedTitle("Soup", " "), correctedTitle("Soup", long)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(correctedTitle(long, lineOfTitle(long))).toBe(long);
});
