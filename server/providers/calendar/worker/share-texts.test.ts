import { expect, it } from "vitest";
import { shareTexts } from "./share-texts.ts";

const lesson = (day: string) => ({
  ...{ key: `lesson ${day}`, seriesKey: "lesson", occurrence: day },
  ...{ title: "Swimming lesson", start: day, end: day, allDay: true, recurring: true },
  ...{ location: "The pool", notes: "Bring a towel", rule: "FREQ=WEEKLY" },
  ...{ organizer: "mailto:pool@example.org", alarms: [`${day}T08:00:00Z`] },
});
const party = {
  ...{ key: "party", title: "Party", start: "2026-11-05", end: "2026-11-06" },
  ...{ allDay: true, recurring: false },
};

it("a calendar's days say the same when they share their texts, and nothing that an event lacks", () => {
  const calendar = {
    ...{ name: "School", total: 2 },
    occurrences: [lesson("2026-11-02"), lesson("2026-11-09"), party],
  };
  const shared = shareTexts(calendar);
  expect(JSON.stringify(shared)).toBe(JSON.stringify(calendar));
});
