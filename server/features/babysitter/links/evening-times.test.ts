import { expect, it } from "vitest";
import { endOfEvening, eveningOf } from "./evening-times.ts";

const zone = "Europe/Berlin";
const end = (now: string): string => new Date(endOfEvening(Date.parse(now), zone)).toISOString();

it.each([
  ["2026-11-20T17:00:00Z", "2026-11-21T07:00:00.000Z"],
  ["2026-11-20T07:30:00Z", "2026-11-21T07:00:00.000Z"],
  ["2026-11-21T00:30:00Z", "2026-11-21T07:00:00.000Z"],
  // The night in which clocks go forward, and the one in which they go back.
  ["2026-03-28T18:00:00Z", "2026-03-29T06:00:00.000Z"],
  ["2026-10-24T18:00:00Z", "2026-10-25T07:00:00.000Z"],
])("a sitter's link of %s ends the next morning at eight", (made, ends) => {
  expect(end(made)).toBe(ends);
});

it("the small hours belong to the evening before", () => {
  expect(eveningOf(Date.parse("2026-11-21T01:30:00Z"), zone)).toBe("2026-11-20");
  expect(eveningOf(Date.parse("2026-11-21T03:30:00Z"), zone)).toBe("2026-11-21");
});
