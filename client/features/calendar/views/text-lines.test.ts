import { expect, it } from "vitest";
import { textLines } from "./text-lines.ts";

const lines = (text: string, width: number) =>
  textLines(text.split(" "), width, (word) => word.length);

it("words share a line as long as it has room for them", () => {
  expect(lines("Car to the garage", 17)).toBe(1);
  expect(lines("Car to the garage", 16)).toBe(2);
  expect(lines("Car to the garage", 6)).toBe(3);
});

it("a word that is longer than a line is parted, and ends on a line that isn't full", () => {
  expect(lines("16:30 Orthodontist", 12)).toBe(2);
  expect(lines("16:30 Orthodontist", 8)).toBe(3);
  expect(lines("Orthodontist", 11)).toBe(2);
  expect(lines("Orthodontist Leo", 11)).toBe(2);
});
