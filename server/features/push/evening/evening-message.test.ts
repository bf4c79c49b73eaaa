import { expect, it } from "vitest";
import type { DayAhead } from "#contract/tomorrow.ts";
import { testFamily } from "#tests/fixtures/server/test-server.ts";
import { eveningMessage } from "./evening-message.ts";

const untitled = {
  ...{ id: "a~town", feedId: "town", title: "", color: "#2a8f6d", memberIds: ["leo"] },
  ...{ start: "2026-11-21T15:00:00Z", end: "2026-11-21T16:00:00Z", allDay: false },
  ...{ recurring: false, editable: false, driver: "dad", collector: "mom" },
};
const ahead: DayAhead = {
  ...{ date: "2026-11-21", evening: "19:00", wholeDays: [], lines: [], dinner: [] },
  ...{ further: [], hasCalendar: true },
  firsts: [{ memberId: "leo", event: untitled }],
  rides: [untitled],
  changes: [{ kind: "new", title: "", memberIds: ["leo"], is: { ...untitled, allDay: false } }],
};
const roster = testFamily.map(({ id, name, color }) => ({
  id,
  name,
  color,
  kid: false,
  parent: true,
}));
const reading = { roster, timeZone: "Europe/Berlin" } as const;

it("an event without a title is named so, and who drives stands without a place to go", () => {
  const english = eveningMessage(ahead, { ...reading, language: "en", tag: "en-GB" }).body;
  expect(english).toContain("Leo: 16:00 Event without a title");
  expect(english).toContain("Dad drives, Mom collects");
  expect(english).toContain("New: Event without a title");
  const german = eveningMessage(ahead, { ...reading, language: "de", tag: "de-DE" }).body;
  expect(german).toContain("Leo: 16:00 Termin ohne Titel");
  expect(german).toContain("Dad fährt, Mom holt ab");
});
