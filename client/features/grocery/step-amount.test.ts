import { expect, it } from "vitest";
import { stepAmount } from "./step-amount.ts";

it.each<[string | undefined, string | undefined, string | undefined]>([
  [undefined, "2", undefined],
  ["2", "3", "1"],
  ["500 g", "600 g", "400 g"],
  ["430 g", "500 g", "400 g"],
  ["100 g", "200 g", "50 g"],
  ["1 kg", "1.5 kg", "0.5 kg"],
  ["1,5 l", "2 l", "1 l"],
  ["2,5 l", "3 l", "2 l"],
  ["1.000 g", "1100 g", "900 g"],
  ["1,000 ml", "1100 ml", "900 ml"],
  ["1.000 kg", "1000,5 kg", "999,5 kg"],
  ["0.500 kg", "1 kg", undefined],
  ["1 Dose", "2 Dosen", undefined],
  ["2 Dosen", "3 Dosen", "1 Dose"],
  ["2 cans", "3 cans", "1 can"],
  ["2 tins", "3 tins", "1 tin"],
  ["2 cloves", "3 cloves", "1 clove"],
  ["1 leaf", "2 leaves", undefined],
  ["2 Blätter", "3 Blätter", "1 Blatt"],
  ["2 Zweige", "3 Zweige", "1 Zweig"],
  ["2 Tüten", "3 Tüten", "1 Tüte"],
  ["2 Beutel", "3 Beutel", "1 Beutel"],
  ["½", "1", undefined],
  ["1 ½ l", "2 l", "1 l"],
  ["a lot", undefined, undefined],
  ["500 g + 1 Dose", undefined, undefined],
  ["2 – 3 EL", undefined, undefined],
])("from %s a tap goes up to %s and down to %s", (amount, more, less) => {
  expect([stepAmount(amount, 1), stepAmount(amount, -1)]).toEqual([more, less]);
});

it("a half is written as the family writes it", () => {
  expect(stepAmount("1 kg", 1, ",")).toBe("1,5 kg");
});
