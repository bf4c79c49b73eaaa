import { expect, it } from "vitest";
import { createMoneyFormat } from "./money-format.ts";

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

it.each([
  ["en-GB", "EUR", 68_750, "€687.50"],
  ["de", "EUR", -6_240, "-62,40 €"],
  ["en-US", "USD", 1_234_567, "$12,345.67"],
  ["ja", "JPY", 68_750, "￥68,750"],
  ["ar-EG", "KWD", 68_750, "‏٦٨٫٧٥٠ د.ك.‏"],
])("a family in %s that counts in %s reads its own money", (locale, currency, amount, text) => {
  expect(plain(createMoneyFormat(locale, currency).text(amount))).toBe(text);
});

it("the large number's small change is small, wherever it stands", () => {
  expect(createMoneyFormat("en-GB", "EUR").pieces(-123_405)).toEqual({
    ...{ large: "-€1,234", change: ".05", after: "" },
  });
  expect(createMoneyFormat("de", "EUR").pieces(-123_405)).toEqual({
    ...{ large: "-1.234", change: ",05", after: "\u00a0€" },
  });
  expect(createMoneyFormat("ja", "JPY").pieces(500)).toEqual({
    large: "￥500",
    change: "",
    after: "",
  });
});
