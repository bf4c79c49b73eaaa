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

it("a word is parted at its soft hyphens where those are known, and begins on a line that has room for a part of it", () => {
  const parted = "Kin\u{AD}der\u{AD}ge\u{AD}burts\u{AD}tag";
  expect(lines(`10:00 ${parted}`, 10)).toBe(3);
  expect(lines(parted, 10)).toBe(2);
  expect(lines(parted, 16)).toBe(1);
  expect(lines(`16:00 Schwim\u{AD}men`, 8), "the line of the time has no room for a part").toBe(3);
});
