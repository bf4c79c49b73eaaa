import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { familyCalendar } from "#contract/calendar-family.ts";
import { asked } from "#tests/fixtures/calendar/quick-add-phrases/ambiguous.ts";
import { english } from "#tests/fixtures/calendar/quick-add-phrases/english.ts";
import { german } from "#tests/fixtures/calendar/quick-add-phrases/german.ts";
import { house, told } from "#tests/fixtures/calendar/quick-add-phrases/summary.ts";
import { understand } from "./parse-event.ts";

const rows = (table: string): [string, string][] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [words = "", meant = ""] = line.split(" => ");
      return [words, meant];
    });

describe("quick add", () => {
  it.each(rows(english))("understands: %s", (words, meant) => {
    expect(told(understand(words, house))).toBe(meant);
  });

  it.each(rows(german))("versteht: %s", (words, meant) => {
    expect(told(understand(words, house))).toBe(meant);
    expect(told(understand(words, { ...house, language: "de" }))).toBe(meant);
  });

  it.each(rows(asked))("asks about: %s", (words, meant) => {
    const understood = understand(words, house);
    expect(understood.asks.length).toBeGreaterThan(0);
    expect(told(understood)).toBe(meant);
  });

  it("knows two hundred phrases, and fifty that it has to ask about", () => {
    expect(rows(english).length + rows(german).length).toBeGreaterThanOrEqual(200);
    expect(rows(asked).length).toBeGreaterThanOrEqual(50);
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
        const understood = understand(text, house);
        const schema = familyCalendar["POST /api/calendar/parse"].answer;
        expect(schema.parse(understood)).toEqual(understood);
        const { start, asks } = understood;
        const isPast = start !== undefined && Date.parse(start) < house.now - 24 * 3_600_000;
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
    const { title, memberIds, asks } = understand("Ballet Anna Tue 4pm", { ...house, roster });
    expect([title, memberIds]).toEqual(["Ballet", []]);
    expect(asks).toEqual([{ about: "member", words: "anna", choices: ["anna", "anna-2"] }]);
  });

  it("takes names with all their letters, and not those inside of other words", () => {
    const roster = [
      { id: "jo", name: "Jo" },
      { id: "zoe", name: "Zoë-Marie (little)" },
    ];
    const one = understand("Jogging Tue 4pm for Jo", { ...house, roster });
    expect([one.title, one.memberIds]).toEqual(["Jogging", ["jo"]]);
    const other = understand("Ballet Zoë-Marie (little) Tue 4pm", { ...house, roster });
    expect(other.memberIds).toEqual(["zoe"]);
  });

  it("counts days in the family's zone", () => {
    const late = { ...house, now: Date.parse("2026-11-20T23:30:00Z") };
    expect(understand("Dentist tomorrow 9am", late).start).toBe("2026-11-22T08:00:00.000Z");
    const there = { ...late, timeZone: "America/New_York" };
    expect(understand("Dentist tomorrow 9am", there).start).toBe("2026-11-21T14:00:00.000Z");
  });

  it("asks which Tuesday the next one is, early in the week", () => {
    const monday = { ...house, now: Date.parse("2026-11-23T08:00:00Z") };
    expect(told(understand("Dentist next Tue 15:30", monday))).toBe(
      "Dentist | 2026-12-01 15:30 to 2026-12-01 16:30 | date? 2026-12-01 or 2026-11-24",
    );
  });
});
