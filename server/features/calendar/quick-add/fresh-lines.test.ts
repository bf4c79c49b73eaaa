import { describe, expect, it } from "vitest";
import { freshEnglish, freshGerman } from "#tests/fixtures/calendar/quick-add-phrases/fresh.ts";
import { unseenEnglish, unseenGerman } from "#tests/fixtures/calendar/quick-add-phrases/unseen.ts";
import { localTime, phraseFamily } from "#tests/fixtures/calendar/quick-add-phrases/summary.ts";
import { parseQuickAdd } from "./parse-event.ts";

/** What became of a line: read as meant, asked about, or misread in silence. */
type Outcome = "meant" | "asked" | "misread";

const isPlace = (expected: string, [start, end]: readonly (string | undefined)[]): boolean => {
  const [from = "", to] = expected.split(" - ");
  if (start === undefined) return false;
  // A day is all day: a time would be an invention.
  if (from.length === 10 ? start !== from : !start.startsWith(from)) return false;
  return to === undefined || end === to;
};

const outcomeOf = (line: string, language: "en" | "de"): Outcome => {
  const [words = "", meant = ""] = line.split(" => ");
  const [title = "", when = "", who = "", rule = ""] = meant
    .split(" | ")
    .map((part) => part.trim());
  const event = parseQuickAdd(words, { ...phraseFamily, language });
  if (event.asks.length > 0) return "asked";
  const place = [event.start, event.end].map((at) => (at === undefined ? at : localTime(at)));
  const isAsMeant =
    event.title === title.charAt(0).toLocaleUpperCase() + title.slice(1) &&
    isPlace(when, place) &&
    event.memberIds.toSorted().join("+") === who.split("+").toSorted().join("+") &&
    (rule === "" ? event.recurrence === undefined : new RegExp(rule).test(event.recurrence ?? ""));
  return isAsMeant ? "meant" : "misread";
};

const linesOf = (table: string): string[] => table.trim().split("\n");

describe.each([
  ["most of them before the parser was looked at", freshEnglish, freshGerman],
  ["all of them without having seen the parser", unseenEnglish, unseenGerman],
])("lines as people type them, %s,", (_, english, german) => {
  const outcomes = [
    ...linesOf(english).map((line) => ({ line, outcome: outcomeOf(line, "en") })),
    ...linesOf(german).map((line) => ({ line, outcome: outcomeOf(line, "de") })),
  ];
  const are = (wanted: Outcome): string[] =>
    outcomes.filter(({ outcome }) => outcome === wanted).map(({ line }) => line);

  it("are a hundred and fifty and more, and nineteen of twenty are read as meant", () => {
    expect(outcomes.length).toBeGreaterThanOrEqual(150);
    const meant = outcomes.filter(({ line, outcome }) =>
      line.endsWith("| ?") ? outcome === "asked" : outcome === "meant",
    );
    expect(meant.length / outcomes.length).toBeGreaterThanOrEqual(0.95);
  });

  it("are asked about where they aren't clear, never misread in silence", () => {
    expect(are("misread")).toEqual([]);
  });
});
