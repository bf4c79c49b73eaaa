import { beforeAll, describe, expect, it } from "vitest";
import { errorCodes } from "#contract/messages/error-codes.ts";
import { ApiError } from "../api/api-error.ts";
import { createCoreTranslate } from "./catalogue.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { errorText } from "./error-text.ts";
import { lateErrors } from "./late-errors.ts";

const inEnglish = createCoreTranslate(en, "en");
const inGerman = createCoreTranslate(de, "de");
const said = "The server's own sentence.";

describe("an error on a screen", () => {
  beforeAll(lateErrors.load);

  it.each(errorCodes)("of the code %s is said in the family's language", (code) => {
    for (const status of [400, 418, 429, 500]) {
      const error = new ApiError(said, { status, code });
      const [english, german] = [errorText(inEnglish, error), errorText(inGerman, error)];
      expect(english).not.toBe(german);
      expect([english, german]).not.toContain(said);
    }
    // Only the words that come with a wait may be left to their status.
    const plain = errorText(inEnglish, new ApiError(said, { status: 409, code }));
    expect(plain === en["error.unknown"]).toBe(code.startsWith("tooMany"));
  });

  it("names the wait", () => {
    const error = new ApiError(said, { status: 429, code: "tooManyTries", retryAfterSec: 30 });
    expect(errorText(inGerman, error)).toBe("Zu viele Versuche. Warte 30 Sekunden.");
  });

  it.each([
    [404, "error.notFound"],
    [502, "error.sourceRefused"],
    [409, "error.unknown"],
  ] as const)("of a newer server is said by its status %i", (status, key) => {
    const error = new ApiError(said, { status, code: "neverHeardOf" });
    expect([errorText(inEnglish, error), errorText(inGerman, error)]).toEqual([en[key], de[key]]);
  });
});
