import { expect, it } from "vitest";
import { shiftOccurrence, shiftOfChange } from "./shift-occurrence.ts";

const tuesday = "2026-11-24T14:30:00.000Z";

it.each([
  [
    "an hour later",
    tuesday,
    "2026-11-24T15:30:00.000Z",
    "2027-06-01T13:30:00.000Z",
    "2027-06-01T14:30:00.000Z",
  ],
  [
    "two days later",
    tuesday,
    "2026-11-26T14:30:00.000Z",
    "2026-12-01T14:30:00.000Z",
    "2026-12-03T14:30:00.000Z",
  ],
  ["to whole days", tuesday, "2026-11-25", "2026-12-01T14:30:00.000Z", "2026-12-02"],
  [
    "from whole days",
    "2026-11-24",
    "2026-11-24T08:00:00.000Z",
    "2027-06-01",
    "2027-06-01T07:00:00.000Z",
  ],
])("a time of a series goes %s by the family's clock", (_name, from, to, before, after) => {
  expect(shiftOccurrence(before, { from, to }, "Europe/Berlin")).toBe(after);
});

it("one time of a series that is moved alone moves no other", () => {
  const seen = { recurring: true, occurrence: tuesday };
  const start = "2026-11-24T15:30:00.000Z";
  expect(shiftOfChange(seen, { occurrence: tuesday }, { start })).toBeNull();
  expect(shiftOfChange(seen, { scope: "all", occurrence: tuesday }, {})).toBeNull();
  expect(shiftOfChange(seen, { scope: "all", occurrence: tuesday }, { start })).toEqual({
    ...{ from: tuesday, to: start },
  });
});
