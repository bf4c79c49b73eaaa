import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { familyCalendar } from "#contract/calendar-family.ts";
import { ambiguousExamples } from "#tests/fixtures/calendar/quick-add-phrases/ambiguous.ts";
import { englishExamples } from "#tests/fixtures/calendar/quick-add-phrases/english.ts";
import { germanExamples } from "#tests/fixtures/calendar/quick-add-phrases/german.ts";
import { phraseFamily, phraseSummary } from "#tests/fixtures/calendar/quick-add-phrases/summary.ts";
import { parseQuickAdd } from "./parse-event.ts";

const rows = (table: string): [string, string][] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [words = "", meant = ""] = line.split(" => ");
      return [words, meant];
    });

describe("quick add", () => {
  it.each(rows(englishExamples))("understands: %s", (words, meant) => {
    expect(phraseSummary(parseQuickAdd(words, phraseFamily))).toBe(meant);
  });

  it.each(rows(germanExamples))("versteht: %s", (words, meant) => {
    expect(phraseSummary(parseQuickAdd(words, phraseFamily))).toBe(meant);
    expect(phraseSummary(parseQuickAdd(words, { ...phraseFamily, language: "de" }))).toBe(meant);
  });

  it.each(rows(ambiguousExamples))("asks about: %s", (words, meant) => {
    const understood = parseQuickAdd(words, phraseFamily);
    expect(understood.asks.length).toBeGreaterThan(0);
    expect(phraseSummary(understood)).toBe(meant);
  });

  it("knows two hundred phrases, and fifty that it has to ask about", () => {
    expect(rows(englishExamples).length + rows(germanExamples).length).toBeGreaterThanOrEqual(200);
    expect(rows(ambiguousExamples).length).toBeGreaterThanOrEqual(50);
  });

  it("makes something of any words at once, never nonsense", () => {
    const bits = fc.constantFrom(
      ...[
        "every ",
        "jeden ",
        "Tue",
        "di ",
        "12.",
        "3.",
        "-",
        " bis ",
        "25:61",
        "4pm",
        " for ",
        "Mia",
      ],
      ...[
        "9999-99-99",
        "1/2/3",
        "halb ",
        "@",
        " um ",
        "zweiten ",
        "99 ",
        "until ",
        "weeks",
        "Uhr ",
        "\0",
      ],
    );
    const words = fc.oneof(
      fc.array(bits, { maxLength: 40 }).map((all) => all.join("").slice(0, 300)),
      fc.string({ unit: "grapheme", maxLength: 120 }),
    );
    fc.assert(
      fc.property(words, (text) => {
        const understood = parseQuickAdd(text, phraseFamily);
        const schema = familyCalendar["POST /api/calendar/parse"].answer;
        expect(schema.parse(understood)).toEqual(understood);
        const { start, asks } = understood;
        const isPast = start !== undefined && Date.parse(start) < phraseFamily.now - 24 * 3_600_000;
        if (start === undefined || isPast)
          expect(asks.map(({ about }) => about)).toContain(isPast ? "past" : "date");
      }),
      { numRuns: 300 },
    );
  });

  it("asks which of two members is meant who have the same name", () => {
    const roster = [
      { id: "anna", name: "Anna" },
      { id: "anna-2", name: "Anna" },
    ];
    const { title, memberIds, asks } = parseQuickAdd("Ballet Anna Tue 4pm", {
      ...phraseFamily,
      roster,
    });
    expect([title, memberIds]).toEqual(["Ballet", []]);
    expect(asks).toEqual([{ about: "member", words: "anna", choices: ["anna", "anna-2"] }]);
  });

  it("takes names with all their letters, and not those inside of other words", () => {
    const roster = [
      { id: "jo", name: "Jo" },
      { id: "zoe", name: "Zoë-Marie (little)" },
    ];
    const one = parseQuickAdd("Jogging Tue 4pm for Jo", { ...phraseFamily, roster });
    expect([one.title, one.memberIds]).toEqual(["Jogging", ["jo"]]);
    const other = parseQuickAdd("Ballet Zoë-Marie (little) Tue 4pm", { ...phraseFamily, roster });
    expect(other.memberIds).toEqual(["zoe"]);
  });

  it("asks with a dozen days at most where a whole page of them is pasted", () => {
    const dates = Array.from({ length: 40 }, (_, day) => `${(day % 28) + 1}.${(day % 12) + 1}.`);
    const { asks } = parseQuickAdd(`Camp ${dates.join(" ")}`.slice(0, 300), phraseFamily);
    expect(asks.map(({ about }) => about)).toEqual(["date"]);
    expect(asks[0]?.choices?.length).toBeLessThanOrEqual(12);
  });

  it("reads no hour inside of a word in another script", () => {
    const { title, allDay } = parseQuickAdd("Ж9am tomorrow", phraseFamily);
    expect([title, allDay]).toEqual(["Ж9am", true]);
  });

  it("counts days in the family's zone", () => {
    const late = { ...phraseFamily, now: Date.parse("2026-11-20T23:30:00Z") };
    expect(parseQuickAdd("Dentist tomorrow 9am", late).start).toBe("2026-11-22T08:00:00.000Z");
    const there = { ...late, timeZone: "America/New_York" };
    expect(parseQuickAdd("Dentist tomorrow 9am", there).start).toBe("2026-11-21T14:00:00.000Z");
  });

  it("asks which Tuesday the next one is, early in the week", () => {
    const monday = { ...phraseFamily, now: Date.parse("2026-11-23T08:00:00Z") };
    expect(phraseSummary(parseQuickAdd("Dentist next Tue 15:30", monday))).toBe(
      "Dentist | 2026-12-01 15:30 to 2026-12-01 16:30 | date? 2026-12-01 or 2026-11-24",
    );
  });
});
