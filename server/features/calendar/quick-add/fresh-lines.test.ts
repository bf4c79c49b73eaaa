import { describe, expect, it } from "vitest";
import type { UnderstoodEvent } from "#contract/calendar-family.ts";
import { freshEnglish, freshGerman } from "#tests/fixtures/calendar/quick-add-phrases/fresh.ts";
import { unseenEnglish, unseenGerman } from "#tests/fixtures/calendar/quick-add-phrases/unseen.ts";
import {
  parentsEnglish,
  parentsGerman,
} from "#tests/fixtures/calendar/quick-add-phrases/parents.ts";
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

/** Who drives and when a reminder rings, as the fifth part of a line says it. */
const besidesOf = ({ driver, collector, reminders }: UnderstoodEvent): string =>
  [
    ...(driver === undefined ? [] : [`${driver} drives`]),
    ...(collector === undefined ? [] : [`${collector} collects`]),
    ...(reminders?.before ?? []).map((lead) => `remind ${JSON.stringify(lead)}`),
  ].join(", ");

const outcomeOf = (line: string, language: "en" | "de"): Outcome => {
  const [words = "", meant = ""] = line.split(" => ");
  const [title = "", when = "", who = "", rule = "", besides = ""] = meant
    .split(" | ")
    .map((part) => part.trim());
  const event = parseQuickAdd(words, { ...phraseFamily, language });
  if (event.asks.length > 0) return "asked";
  const place = [event.start, event.end].map((at) => (at === undefined ? at : localTime(at)));
  const isAsMeant =
    event.title === title.charAt(0).toLocaleUpperCase() + title.slice(1) &&
    isPlace(when, place) &&
    besidesOf(event) === besides &&
    event.memberIds.toSorted().join("+") === who.split("+").toSorted().join("+") &&
    (rule === "" ? event.recurrence === undefined : new RegExp(rule).test(event.recurrence ?? ""));
  return isAsMeant ? "meant" : "misread";
};

const linesOf = (table: string): string[] => table.trim().split("\n");

const outcomesOf = (english: string, german: string) => [
  ...linesOf(english).map((line) => ({ line, outcome: outcomeOf(line, "en") })),
  ...linesOf(german).map((line) => ({ line, outcome: outcomeOf(line, "de") })),
];

describe.each([
  ["most of them before the parser was looked at", freshEnglish, freshGerman],
  ["all of them without having seen the parser", unseenEnglish, unseenGerman],
])("lines as people type them, %s,", (_, english, german) => {
  const outcomes = outcomesOf(english, german);
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

describe("lines as parents type them on the way out of the door", () => {
  const outcomes = outcomesOf(parentsEnglish, parentsGerman);

  it("are never misread in silence", () => {
    expect(outcomes.filter(({ outcome }) => outcome === "misread")).toEqual([]);
  });

  it("that leave something open are asked about", () => {
    const open = outcomes.filter(({ line }) => line.endsWith("| ?"));
    expect(open.length).toBeGreaterThan(5);
    expect(open.filter(({ outcome }) => outcome !== "asked")).toEqual([]);
  });
});
