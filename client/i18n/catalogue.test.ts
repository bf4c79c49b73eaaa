import { beforeAll, describe, expect, it } from "vitest";
import { errorCodes } from "#contract/messages/error-codes.ts";
import { errorsInGerman } from "#contract/messages/errors-in-german.ts";
import { errorsInEnglish } from "#contract/messages/errors.ts";
import {
  type CoreCatalogue,
  type Message,
  createCoreTranslate,
  type TextKey,
} from "./catalogue.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { lateErrors } from "./late-errors.ts";
import { createFormats } from "./formats.ts";
import { chooseLanguage } from "./language.ts";

const catalogues: Record<string, CoreCatalogue> = { en, de };
const sentences = (message: Message): string[] =>
  typeof message === "string" ? [message] : Object.values(message);
const namesIn = (sentence: string) =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
const keysOf = (catalogue: CoreCatalogue) => Object.keys(catalogue) as TextKey[];

// English has the sentences of refusals once they are here.
beforeAll(lateErrors.load);

describe.each(Object.entries(catalogues))("the catalogue %s", (locale, catalogue) => {
  it("has every sentence, and none that English doesn't have", () => {
    expect(keysOf(catalogue).toSorted()).toEqual(keysOf(en).toSorted());
    for (const key of keysOf(catalogue))
      for (const sentence of sentences(catalogue[key])) expect(sentence.trim(), key).not.toBe("");
  });

  it("asks for the same names as English in every sentence", () => {
    for (const key of keysOf(en)) {
      const [expected = ""] = sentences(en[key]).slice(-1);
      for (const sentence of sentences(catalogue[key]))
        expect(namesIn(sentence), key).toEqual(namesIn(expected));
    }
  });

  it("has a sentence for each plural form of its language", () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    const messages = Object.values<Message>(catalogue);
    const plurals = messages.filter((message) => typeof message !== "string");
    expect(plurals.length).toBeGreaterThan(3);
    for (const plural of plurals) expect(Object.keys(plural).toSorted()).toEqual(forms);
  });

  it("is in order within each screen, so that two people add the same sentence once", () => {
    const keys = keysOf(catalogue);
    for (const screen of new Set(keys.map((key) => key.split(".")[0]))) {
      const own = keys.filter((key) => key.startsWith(`${screen}.`) && !(key in errorsInEnglish));
      expect(own).toEqual(own.toSorted());
    }
  });
});

it("what was refused is in the order of its codes in every language", () => {
  const keys = errorCodes.map((code) => `error.${code}`);
  for (const messages of [errorsInEnglish, errorsInGerman])
    expect(Object.keys(messages)).toEqual(keys);
});

describe("a sentence", () => {
  it("counts", () => {
    const t = createCoreTranslate(en, "en");
    expect([0, 1, 2].map((count) => t("chores.stars", { count }))).toEqual([
      "0 stars",
      "1 star",
      "2 stars",
    ]);
    expect(createCoreTranslate(de, "de")("chores.stars", { count: 1 })).toBe("1 Stern");
    expect(createCoreTranslate(de, "de")("chores.stars", { count: 1234 })).toBe("1.234 Sterne");
  });

  it("leaves what people wrote as it is, braces and dollars too", () => {
    expect(createCoreTranslate(en, "en")("calendar.drives", { name: "{name} $& Mia" })).toBe(
      "{name} $& Mia drives",
    );
  });
});

describe("the language of a wall", () => {
  it("is the chosen one, else the first that the browser wishes and we speak", () => {
    expect(chooseLanguage("de-AT", ["en-US"])).toEqual({ language: "de", locale: "de-AT" });
    expect(chooseLanguage("auto", ["fr-FR", "de-DE", "en"])).toEqual({
      language: "de",
      locale: "de-DE",
    });
    expect(chooseLanguage("auto", ["en-GB"])).toEqual({ language: "en", locale: "en-GB" });
  });

  it("is English with the region's clock where we don't speak the browser's", () => {
    const { language, locale } = chooseLanguage("auto", ["fr-FR", "fr"]);
    expect([language, locale]).toEqual(["en", "en-FR"]);
    expect(createFormats(locale, "Europe/Paris").clock("2026-11-20T16:42:00Z")).toBe("17:42");
    expect(chooseLanguage("auto", []).locale).toBe("en");
  });

  it("is the chosen one's region, not the browser's language, where we don't speak the chosen one", () => {
    expect(chooseLanguage("pt-BR", ["de-DE"])).toEqual({ language: "en", locale: "en-BR" });
  });
});

describe("dates and times", () => {
  const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, " ");
  const berlin = createFormats("de-DE", "Europe/Berlin");
  const boston = createFormats("en-US", "America/New_York");

  it("are the family's: 24 hours in Germany, 12 in the States", () => {
    expect(berlin.clock("2026-11-20T16:42:00Z")).toBe("17:42");
    expect(plain(boston.clock("2026-11-20T16:42:00Z"))).toBe("11:42 AM");
    expect(berlin.clockParts("2026-11-20T16:42:00Z")).toEqual({
      hour: "17",
      minute: "42",
      dayPeriod: undefined,
    });
    expect(boston.clockParts("2026-11-20T16:42:00Z").dayPeriod).toBe("AM");
  });

  it("name days whatever zone the browser is in", () => {
    expect(berlin.dayName("2026-11-20")).toBe("Freitag");
    expect(berlin.dateLong("2026-11-20")).toBe("Freitag, 20. November");
    expect(boston.dateLong("2026-11-20")).toBe("Friday, November 20");
    expect(berlin.dateLongWithYear("2027-11-20")).toBe("Samstag, 20. November 2027");
    // Beside the dash stand narrow spaces.
    expect(berlin.dateRangeWithYear("2026-12-28", "2027-01-03")).toMatch(
      /^28\. Dezember 2026\s–\s3\. Januar 2027$/,
    );
    expect(berlin.weekdays("2026-11-16")[0]).toBe("Mo");
    expect([berlin.firstWeekday, boston.firstWeekday]).toEqual([1, 7]);
  });

  it("show where an event ends, with the day when it is another one", () => {
    const range = (start: string, end: string) => plain(berlin.timeRange(start, end));
    expect(range("2026-11-20T17:00:00Z", "2026-11-20T17:45:00Z")).toBe("18:00–18:45");
    expect(range("2026-11-20T21:00:00Z", "2026-11-21T05:00:00Z")).toMatch(/Fr.*22:00.*Sa.*06:00/);
    expect(range("2026-11-20T19:00:00Z", "2026-11-20T23:00:00Z")).toBe("20:00–00:00");
    expect(range("2026-11-20T19:00:00Z", "2026-11-20T19:00:00Z")).toBe("20:00");
    expect(plain(boston.timeRange("2026-11-20T22:00:00Z", "2026-11-20T22:45:00Z"))).toBe(
      "5:00 – 5:45 PM",
    );
    expect(berlin.clock("2026-11-20T06:05:00Z")).toBe("07:05");
  });

  it("are written alike, whether of an event or of a shift that begins at seven each day", () => {
    const britain = createFormats("en-GB", "Europe/Berlin");
    expect(britain.clock("2026-11-20T06:05:00Z")).toBe(britain.timeOfDay("07:05"));
    expect([britain.timeOfDay("07:05"), berlin.timeOfDay("07:05")]).toEqual(["07:05", "07:05"]);
    expect(plain(boston.timeOfDay("07:05"))).toBe("7:05 AM");
  });

  it("say how far away something is", () => {
    expect(boston.relativeMinutes(18)).toBe("in 18 minutes");
    expect(boston.relativeMinutes(0)).toBe("now");
    expect(boston.relativeMinutes(180)).toBe("in 3 hours");
    expect(berlin.ago("2026-11-20T16:30:00Z", Date.parse("2026-11-20T16:42:00Z"))).toBe(
      "vor 12 Minuten",
    );
  });
});
