import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { browserMoments, unitMoments } from "./moments.ts";

const spelled = (moments: ReturnType<typeof unitMoments>): string[] =>
  moments.map(({ name, at }) => `${name}: ${at.toString().slice(0, 22)}`);

describe("the dates on which the tests run", () => {
  it("are those that a family meets next", () => {
    expect(spelled(unitMoments(Temporal.Instant.from("2026-11-22T20:00:00Z"))))
      .toMatchInlineSnapshot(`
      [
        "28 February: 2027-02-28T23:58:00+01",
        "29 February: 2028-02-29T12:00:00+01",
        "31 December: 2026-12-31T23:58:00+01",
        "clocks go forward: 2027-03-28T01:58:00+01",
        "clocks go back: 2027-10-31T02:58:00+02",
        "clocks go forward: 2027-03-14T01:58:00-08",
        "clocks go back: 2027-11-07T01:58:00-07",
        "Monday: 2026-11-23T00:30:00+01",
        "Wednesday: 2026-11-25T23:58:00-08",
        "Friday: 2026-11-27T00:30:00+01",
        "Saturday: 2026-11-28T23:58:00-08",
      ]
    `);
    expect(spelled(browserMoments(Temporal.Instant.from("2026-11-22T20:00:00Z"))))
      .toMatchInlineSnapshot(`
      [
        "Sunday: 2026-11-29T11:30:00-08",
        "clocks go forward: 2027-03-14T01:58:00-08",
        "31 December: 2026-12-31T23:58:00-08",
      ]
    `);
  });

  it("have each weekday among them, whenever they are asked for", () => {
    let now = Temporal.Instant.from("2026-11-22T20:00:00Z");
    for (let week = 0; week < 60; week += 1) {
      const weekdays = new Set(unitMoments(now).map(({ at }) => at.dayOfWeek));
      expect(weekdays.size).toBe(7);
      now = now.add({ hours: 8 * 24 + 5 });
    }
  });
});
