import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isInQuietHours, nextQuietStart } from "#server/jobs/quiet-hours.ts";
import { addDays, dayOf, instantAt, minuteOfDay } from "../i18n/time.ts";
import { isNight, nextNightChange, type SleepTimes, wakesAt, weekdays } from "./nights.ts";

const zones = [
  ...["Europe/Berlin", "America/New_York", "America/St_Johns", "Asia/Kolkata"],
  ...["Australia/Lord_Howe", "Pacific/Apia", "UTC"],
] as const;

const usual = { sleepStart: "22:00", sleepEnd: "07:00", sleepNights: {} };
const inBerlin: SleepTimes = { ...usual, timeZone: "Europe/Berlin" };
const at = (local: string, timeZone = "Europe/Berlin"): number => {
  const [day = "", time = ""] = local.split(" ");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return instantAt(day, hours * 60 + minutes, timeZone);
};

it("the wall is dark and silent from bedtime to breakfast, over midnight", () => {
  const times = ["21:59", "22:00", "23:30", "03:00", "06:59", "07:00"];
  expect(times.map((time) => isNight(at(`2026-11-20 ${time}`), inBerlin))).toEqual([
    ...[false, true, true, true, true, false],
  ]);
});

it("a nap within one day ends that day, and equal times mean none", () => {
  const nap = { ...inBerlin, sleepStart: "13:00", sleepEnd: "15:00" };
  expect(
    ["12:59", "13:00", "14:59", "15:00"].map((time) => isNight(at(`2026-11-20 ${time}`), nap)),
  ).toEqual([false, true, true, false]);
  const never = { ...inBerlin, sleepStart: "22:00", sleepEnd: "22:00" };
  expect(isNight(at("2026-11-20 22:00"), never)).toBe(false);
  expect(nextNightChange(at("2026-11-20 22:00"), never)).toBeUndefined();
});

it("on Friday and Saturday the house stays up, and sleeps in on the morning after", () => {
  const own = { start: "00:30", end: "09:00" };
  const weekend = { ...inBerlin, sleepNights: { fri: own, sat: own } };
  // 20 November 2026 is a Friday.
  const dark = (local: string) => isNight(at(local), weekend);
  expect(["2026-11-20 00:15", "2026-11-20 06:59", "2026-11-20 07:00"].map(dark)).toEqual([
    true,
    true,
    false,
  ]);
  expect(["2026-11-20 23:00", "2026-11-21 00:29", "2026-11-21 00:30"].map(dark)).toEqual([
    false,
    false,
    true,
  ]);
  expect(["2026-11-21 08:59", "2026-11-21 09:00", "2026-11-22 08:59"].map(dark)).toEqual([
    true,
    false,
    true,
  ]);
  expect(["2026-11-22 22:00", "2026-11-23 06:59", "2026-11-23 07:00"].map(dark)).toEqual([
    true,
    true,
    false,
  ]);
  expect(wakesAt(at("2026-11-20 23:50"), weekend)).toBe(at("2026-11-21 09:00"));
});

it("a night without sleep, such as New Year's, has none and takes none of its neighbours'", () => {
  const party = { ...inBerlin, sleepNights: { thu: { start: "22:00", end: "22:00" } } };
  const dark = (local: string) => isNight(at(local), party);
  expect(
    ["2026-12-31 06:59", "2026-12-31 23:00", "2027-01-01 03:00", "2027-01-01 22:00"].map(dark),
  ).toEqual([true, false, false, true]);
});

it("who sends the wall to sleep at noon finds it awake in the morning, without a schedule a day later", () => {
  expect(wakesAt(at("2026-11-20 12:00"), inBerlin)).toBe(at("2026-11-21 07:00"));
  expect(wakesAt(at("2026-11-20 23:00"), inBerlin)).toBe(at("2026-11-21 07:00"));
  const never = { ...inBerlin, sleepStart: "07:00" };
  expect(wakesAt(at("2026-11-20 12:00"), never)).toBe(at("2026-11-21 12:00"));
});

describe.each(zones)("in %s, around both changes of the clock", (timeZone) => {
  const hours = { ...usual, timeZone };

  it.each([
    ["2026-03-01", "2026-04-10"],
    ["2026-09-20", "2026-11-08"],
  ])(
    "every night from %s to %s begins at ten and ends at seven by the clock on the wall",
    (first, last) => {
      let now = at(`${first} 12:00`, timeZone);
      for (let day = first; day < last; day = addDays(day, 1)) {
        const start = nextNightChange(now, hours) ?? 0;
        const end = nextNightChange(start, hours) ?? 0;
        expect([dayOf(start, timeZone), minuteOfDay(start, timeZone)]).toEqual([day, 22 * 60]);
        expect([dayOf(end, timeZone), minuteOfDay(end, timeZone)]).toEqual([
          addDays(day, 1),
          7 * 60,
        ]);
        const edges = [start - 1, start, end - 1, end];
        expect(edges.map((ms) => isNight(ms, hours))).toEqual([false, true, true, false]);
        now = end;
      }
    },
  );
});

const minutes = fc.integer({ min: 0, max: 1439 }).map((minute) => {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
});
const own = fc.option(fc.record({ start: minutes, end: minutes }), { nil: undefined });
const week = fc
  .tuple(own, own, own, own, own, own, own)
  .map((nights) =>
    Object.fromEntries(
      weekdays.flatMap((day, n) => (nights[n] === undefined ? [] : [[day, nights[n]]])),
    ),
  );
const moment = fc.integer({ min: Date.parse("2026-01-01"), max: Date.parse("2027-12-31") });

it("phones are left alone exactly while the wall is dark, whatever the family chose and wherever it lives", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      minutes,
      minutes,
      week,
      moment,
      (timeZone, sleepStart, sleepEnd, sleepNights, ms) => {
        const hours = { timeZone, sleepStart, sleepEnd, sleepNights };
        expect(isInQuietHours(ms, hours)).toBe(isNight(ms, hours));
        const sleep = nextQuietStart(ms, hours);
        if (sleep !== null) expect(isNight(sleep, hours)).toBe(true);
      },
    ),
    { numRuns: 400 },
  );
});

it("between two edges nothing changes, and a wall that went to sleep wakes at the end of a night", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      minutes,
      minutes,
      week,
      moment,
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (timeZone, sleepStart, sleepEnd, sleepNights, ms, share) => {
        const hours = { timeZone, sleepStart, sleepEnd, sleepNights };
        const edge = nextNightChange(ms, hours);
        if (edge === undefined) return;
        expect(isNight(Math.floor(ms + (edge - ms) * share), hours)).toBe(isNight(ms, hours));
        const wake = wakesAt(ms, hours);
        expect(wake).toBeGreaterThan(ms);
        expect(wake - ms).toBeLessThanOrEqual(86_400_000);
        if (wake - ms < 86_400_000) expect(isNight(wake, hours)).toBe(false);
      },
    ),
    { numRuns: 400 },
  );
});
