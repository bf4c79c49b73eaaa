import { expect, it } from "vitest";
import { isOpen, withAnswers } from "./open-questions.ts";
import { emptyDraft } from "../editing/event-draft.ts";

const zone = "Europe/Berlin";
const soccer = { ...emptyDraft("2026-11-26", 4 * 60, ["mia"]), title: "Soccer" };

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
  expect(isOpen({ about: "time", words: "at 4", choices: ["2026-11-26T15:00:00.000Z"] })).toBe(
    false,
  );
  expect(isOpen({ about: "past", words: "yesterday" })).toBe(false);
  expect(isOpen({ about: "member", words: "M" })).toBe(false);
  expect(isOpen({ about: "date" })).toBe(true);
  expect(isOpen({ about: "time", words: "25:80" })).toBe(true);
  expect([isOpen({ about: "title" }), isOpen({ about: "end" })]).toEqual([true, true]);
});
