import { expect, it } from "vitest";
import {
  asksForDay,
  hasAlternatives,
  needsAnswer,
  withAnswers,
  withSaidDay,
} from "./open-questions.ts";
import { emptyEventDraft } from "../editing/event-draft.ts";

const zone = "Europe/Berlin";
const soccer = { ...emptyEventDraft("2026-11-26", 4 * 60, ["mia"]), title: "Soccer" };

it("the day, the hour and the face that somebody chose are what is added, its length stays", () => {
  const settled = withAnswers(
    soccer,
    { date: "2026-12-03", time: "2026-11-26T15:00:00.000Z", member: "leo" },
    zone,
  );
  expect(settled).toMatchObject({
    from: { day: "2026-12-03", minute: 16 * 60 },
    to: { day: "2026-12-03", minute: 17 * 60 },
    memberIds: ["mia", "leo"],
  });
  expect(withAnswers(soccer, {}, zone)).toEqual(soccer);
});

it("what has likely choices may stay as it is shown; what has none has to be said", () => {
  expect(needsAnswer({ about: "time", words: "at 4", choices: ["2026-11-26T15:00:00.000Z"] })).toBe(
    false,
  );
  expect(needsAnswer({ about: "past", words: "yesterday" })).toBe(false);
  expect(needsAnswer({ about: "member", words: "M" })).toBe(false);
  expect(needsAnswer({ about: "repetition", words: "every weekend" })).toBe(false);
  expect(needsAnswer({ about: "date" })).toBe(true);
  expect(needsAnswer({ about: "time", words: "25:80" })).toBe(true);
  expect([needsAnswer({ about: "title" }), needsAnswer({ about: "end" })]).toEqual([true, true]);
});

it("an hour that can be only one isn't asked for, a face always is", () => {
  const four = ["2026-11-26T15:00:00.000Z"];
  expect(hasAlternatives({ about: "time", words: "16-17", choices: four })).toBe(false);
  expect(
    hasAlternatives({
      about: "time",
      words: "at 4",
      choices: [...four, "2026-11-26T03:00:00.000Z"],
    }),
  ).toBe(true);
  expect(hasAlternatives({ about: "time", words: "25:80" })).toBe(true);
  expect(hasAlternatives({ about: "member", words: "M", choices: ["mia"] })).toBe(true);
});

it("a last or a first day that was left open stands in the words where it belongs, once it is said", () => {
  const from = { about: "lastDay", words: "from Monday" } as const;
  expect(withSaidDay("Dad away from Monday with the car", "2026-12-03", from)).toBe(
    "Dad away from Monday – 2026-12-03 with the car",
  );
  const until = { about: "firstDay", words: "bis 24.10." } as const;
  expect(withSaidDay("Herbstferien bis 24.10.", "2026-10-12", until)).toBe(
    "Herbstferien 2026-10-12 bis 24.10.",
  );
  expect(withSaidDay("Dentist ", "2026-12-03", { about: "date" })).toBe("Dentist 2026-12-03");
  expect([from, until, { about: "date" } as const].every(asksForDay)).toBe(true);
  // Until somebody says so an event is of that one day, which is in sight.
  expect([from, until].some(needsAnswer)).toBe(false);
});
