import { expect, it } from "vitest";
import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import { isFactSettled, withFactAnswers } from "./settled-fact.ts";

const paper: UnderstoodFact = {
  ...{ kind: "bin", name: "Paper", isSure: true },
  rule: { first: "2026-11-24", everyWeeks: 2 },
  asks: [{ about: "date", choices: ["2026-11-24", "2026-12-01"] }],
};

it("a bin comes on the week that somebody chose", () => {
  expect(withFactAnswers(paper, { date: "2026-12-01" })).toMatchObject({
    rule: { first: "2026-12-01", everyWeeks: 2 },
  });
  expect(withFactAnswers(paper, {})).toEqual(paper);
});

it("days away move with their day, and weeks begin with it", () => {
  const away: UnderstoodFact = {
    ...{ kind: "absence", isSure: false, asks: [] },
    absence: { start: "2026-11-20", end: "2026-11-20", memberIds: ["leo"], reason: "With Dad" },
  };
  expect(withFactAnswers(away, { date: "2026-11-27" })).toMatchObject({
    absence: { start: "2026-11-27", end: "2026-11-27" },
  });
  const weeks = [Array.from({ length: 7 }, () => "away" as const)];
  const again = { ...away, absence: { start: "2026-11-16", weekOne: "2026-11-16", weeks } };
  expect(withFactAnswers(again, { date: "2026-11-23" })).toMatchObject({
    absence: { start: "2026-11-23", weekOne: "2026-11-23" },
  });
});

it("a shift that is said once moves whole, so that it never ends before it begins", () => {
  const weeks = [[null, null, null, null, "late" as const, null, null]];
  const shift: UnderstoodFact = {
    ...{ kind: "absence", isSure: false, asks: [] },
    absence: {
      ...{ start: "2026-11-20", end: "2026-11-20", weekOne: "2026-11-20" },
      ...{ memberIds: ["mom"], weeks },
    },
  };
  expect(withFactAnswers(shift, { date: "2026-11-27" })).toMatchObject({
    absence: { start: "2026-11-27", end: "2026-11-27", weekOne: "2026-11-27" },
  });
});

it("nobody is guessed: whose lesson it is has to be said", () => {
  const sport: UnderstoodFact = {
    ...{ kind: "lesson", isSure: true },
    lesson: { subject: "Sport", day: "tue", week: "both", nth: 3 },
    asks: [{ about: "member", choices: ["mia", "leo"] }],
  };
  expect(isFactSettled(sport, {})).toBe(false);
  expect(isFactSettled(sport, { member: "leo" })).toBe(true);
  expect(withFactAnswers(sport, { member: "leo" })).toMatchObject({ lesson: { memberId: "leo" } });
});

it("days of which nobody has said the last one aren't kept", () => {
  const away: UnderstoodFact = {
    ...{ kind: "absence", isSure: true },
    absence: { start: "2026-11-23", memberIds: ["dad"], reason: "Away" },
    asks: [{ about: "lastDay", words: "from Monday" }],
  };
  expect(isFactSettled(away, {})).toBe(false);
  expect(isFactSettled({ ...away, asks: [] }, {})).toBe(true);
});
