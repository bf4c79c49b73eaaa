import { describe, expect, it } from "vitest";
import {
  addDays,
  dayOf,
  daysBetween,
  daysFrom,
  instantAt,
  isDay,
  minuteOfDay,
  minutesInDay,
  startOfDay,
  today,
  weekdayOf,
  weekStart,
} from "./time.ts";

const iso = (ms: number) => new Date(ms).toISOString();

describe("the family's day", () => {
  it("is tomorrow in Auckland and still yesterday in Honolulu", () => {
    const noon = "2026-11-21T11:30:00Z";
    expect(dayOf(noon, "Pacific/Auckland")).toBe("2026-11-22");
    expect(dayOf(noon, "Europe/Berlin")).toBe("2026-11-21");
    expect(dayOf("2026-11-21T09:30:00Z", "Pacific/Honolulu")).toBe("2026-11-20");
    expect(today("Pacific/Kiritimati", Date.parse("2026-12-31T10:00:00Z"))).toBe("2027-01-01");
  });

  it("begins at midnight, not a millisecond earlier", () => {
    const midnight = Date.parse("2026-11-21T00:00:00+01:00");
    expect(dayOf(midnight - 1, "Europe/Berlin")).toBe("2026-11-20");
    expect(dayOf(midnight, "Europe/Berlin")).toBe("2026-11-21");
  });

  it("goes over months, leap years and the ends of years", () => {
    expect(addDays("2026-11-30", 1)).toBe("2026-12-01");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
    expect(daysBetween("2026-11-30", "2026-12-02")).toBe(2);
    expect(daysBetween("2026-12-02", "2026-11-30")).toBe(-2);
    expect(daysFrom("2026-10-24", "2026-10-26")).toEqual([
      "2026-10-24",
      "2026-10-25",
      "2026-10-26",
    ]);
    expect(daysFrom("2026-10-26", "2026-10-24")).toEqual([]);
  });

  it("is none where no calendar has it, as 31 November and most 29 Februaries", () => {
    const asked = ["2026-11-31", "2027-02-29", "2026-02-30", "2026-13-01", "2026-00-10"];
    expect(asked.filter(isDay)).toEqual([]);
    expect(["2026-11-30", "2028-02-29"].filter(isDay)).toEqual(["2026-11-30", "2028-02-29"]);
  });

  it("has a weekday and a week, from Monday or from Sunday", () => {
    expect(weekdayOf("2026-11-21")).toBe(6);
    expect(weekdayOf("2026-11-22")).toBe(7);
    expect(weekdayOf("2026-11-23")).toBe(1);
    expect(weekStart("2026-11-22")).toBe("2026-11-16");
    expect(weekStart("2026-11-22", 7)).toBe("2026-11-22");
    expect(weekStart("2026-11-21", 7)).toBe("2026-11-15");
  });
});

describe("the days on which the clocks change", () => {
  it("are an hour shorter and an hour longer", () => {
    expect(minutesInDay("2026-03-29", "Europe/Berlin")).toBe(23 * 60);
    expect(minutesInDay("2026-10-25", "Europe/Berlin")).toBe(25 * 60);
    expect(minutesInDay("2026-11-21", "Europe/Berlin")).toBe(24 * 60);
    expect(minutesInDay("2026-11-01", "America/New_York")).toBe(25 * 60);
    expect(minutesInDay("2026-10-04", "Australia/Lord_Howe")).toBe(23.5 * 60);
  });

  it("begin when the family's midnight is, also where midnight itself is skipped", () => {
    expect(iso(startOfDay("2026-10-25", "Europe/Berlin"))).toBe("2026-10-24T22:00:00.000Z");
    expect(iso(startOfDay("2026-10-26", "Europe/Berlin"))).toBe("2026-10-25T23:00:00.000Z");
    const cairo = startOfDay("2026-04-24", "Africa/Cairo");
    expect(dayOf(cairo, "Africa/Cairo")).toBe("2026-04-24");
    expect(dayOf(cairo - 1, "Africa/Cairo")).toBe("2026-04-23");
  });

  it("are told to the second, in whole, half and quarter hours and before clocks were of one mind", () => {
    const clock = (ms: number, timeZone: string) =>
      new Intl.DateTimeFormat("en-CA", { timeZone, hourCycle: "h23", timeStyle: "short" }).format(
        ms,
      );
    const changes = [
      ["Europe/Berlin", "2026-03-29T01:00:00Z"],
      ["America/New_York", "2026-11-01T06:00:00Z"],
      ["Australia/Lord_Howe", "2026-04-04T15:00:00Z"],
      ["Pacific/Chatham", "2026-09-26T14:00:00Z"],
      ["Africa/Monrovia", "1972-01-07T00:44:30Z"],
    ] as const;
    for (const [zone, change] of changes)
      for (const second of [-901, -900, -1, 0, 1, 899, 900]) {
        const moment = Date.parse(change) + second * 1000;
        const minute = minuteOfDay(moment, zone);
        const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
        expect(`${two(minute / 60)}:${two(minute % 60)}`).toBe(clock(moment, zone));
      }
  });

  it("keep seven in the morning at seven", () => {
    for (const day of ["2026-03-28", "2026-03-29", "2026-10-25", "2026-10-26"])
      expect(minuteOfDay(instantAt(day, 7 * 60, "Europe/Berlin"), "Europe/Berlin")).toBe(7 * 60);
    expect(iso(instantAt("2026-10-25", 150, "Europe/Berlin"))).toBe("2026-10-25T00:30:00.000Z");
    expect(iso(instantAt("2026-03-29", 150, "Europe/Berlin"))).toBe("2026-03-29T01:30:00.000Z");
  });
});
