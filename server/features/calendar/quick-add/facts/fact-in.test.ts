import { describe, expect, it } from "vitest";
import type { NewAbsence } from "#contract/absences.ts";
import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import { familyCalendar } from "#contract/calendar-family.ts";
import {
  eventsNearFacts,
  factExamples,
  openEvents,
} from "#tests/fixtures/calendar/quick-add-phrases/facts.ts";
import { phraseFamily } from "#tests/fixtures/calendar/quick-add-phrases/summary.ts";
import { parseQuickAdd } from "../parse-event.ts";

const family = {
  ...phraseFamily,
  roster: phraseFamily.roster.map((member) => ({
    ...member,
    kid: member.id === "mia" || member.id === "leo",
  })),
};

const understood = (line: string, language: "en" | "de" = "en") =>
  parseQuickAdd(line, { ...family, language });

const letters = { away: "A", early: "E", late: "L", night: "N", off: "o" } as const;
const weeksOf = ({ weeks }: NewAbsence): string[] =>
  weeks === undefined
    ? []
    : [
        "in",
        weeks.map((week) => week.map((is) => (is === null ? "-" : letters[is])).join("")).join("/"),
      ];

const hoursOf = ({ weeks, shiftTimes }: NewAbsence): string[] =>
  (["early", "late", "night"] as const)
    .filter((kind) => shiftTimes !== undefined && weeks?.some((week) => week.includes(kind)))
    .map((kind) => `${shiftTimes?.[kind].start}-${shiftTimes?.[kind].end}`);

const wordsOf = (fact: UnderstoodFact): string[] => {
  if (fact.kind === "bin")
    return ["bin", fact.name, "from", fact.rule.first, "every", String(fact.rule.everyWeeks)];
  if (fact.kind === "schoolHolidays") {
    const { name, start, end } = fact.holidays;
    return ["school", name, start, "to", end];
  }
  if (fact.kind === "lesson") {
    const { memberId = "-", subject, day, week, nth, start, end } = fact.lesson;
    return [
      "lesson",
      memberId,
      subject,
      day,
      week,
      nth === undefined ? `${start}-${end}` : `${nth}`,
    ];
  }
  const { memberIds = [], reason = "-", start, end } = fact.absence;
  const whose = memberIds.join("+") || "-";
  const until = end === undefined ? [] : ["to", end];
  return [
    "away",
    whose,
    reason,
    start,
    ...until,
    ...weeksOf(fact.absence),
    ...hoursOf(fact.absence),
  ];
};

const summaryOf = (fact: UnderstoodFact): string =>
  [
    [...wordsOf(fact), ...(fact.isSure ? [] : ["?"])].join(" "),
    ...fact.asks.map(({ about, choices = [] }) => `${about} ${choices.join(" or ")}`.trim()),
  ].join(" | ");

const rows = factExamples
  .trim()
  .split("\n")
  .map((line) => line.split(" => ") as [string, string]);

describe("a line that isn't only an event", () => {
  it.each(rows)("says what it is: %s", (line, meant) => {
    for (const language of ["en", "de"] as const) {
      const { fact } = understood(line, language);
      expect(fact === undefined ? "" : summaryOf(fact)).toBe(meant);
    }
  });

  it("is what the contract says, and keeps its event beside it", () => {
    const schema = familyCalendar["POST /api/calendar/parse"].answer;
    for (const [line] of rows) {
      const found = understood(line);
      expect(schema.parse(found)).toEqual(found);
      expect(typeof found.title).toBe("string");
    }
  });

  it.each(eventsNearFacts.trim().split("\n"))("is left to the calendar: %s", (line) => {
    expect(understood(line).fact).toBeUndefined();
    expect(understood(line, "de").fact).toBeUndefined();
  });

  it.each(
    openEvents
      .trim()
      .split("\n")
      .map((line) => line.split(" => ") as [string, string]),
  )("is never one day, or every week, in silence: %s", (line, asked) => {
    for (const language of ["en", "de"] as const) {
      const { asks } = understood(line, language);
      expect(asks.map(({ about }) => about).join(" ")).toBe(asked);
    }
  });

  it("ends weeks by their numbers where a year of 53 weeks puts two odd ones behind each other", () => {
    const { fact } = parseQuickAdd("Mia ist in geraden Wochen bei Papa", {
      ...family,
      now: Date.parse("2027-02-01T10:00:00Z"),
    });
    expect(fact).toMatchObject({ absence: { start: "2027-02-08", end: "2033-01-02" } });
  });

  it("is nobody's lesson where no children live", () => {
    const { fact } = parseQuickAdd("Mia maths Mon 1st lesson", phraseFamily);
    expect(fact).toBeUndefined();
  });
});
