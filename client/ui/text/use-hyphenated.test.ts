import { expect, it } from "vitest";
import { languageOf } from "./use-hyphenated.ts";

it("a German word is parted as German on an English page too", () => {
  expect(languageOf("en-GB", "Geschirrspüler ausräumen")).toBe("de");
  expect(languageOf("en-GB", "Emptying the dishwasher")).toBe("en");
  expect(languageOf("de-DE", "Kindergeburtstag")).toBe("de");
});
