import { describe, expect, it } from "vitest";
import type { Member } from "#contract/members.ts";
import { absences } from "#contract/absences.ts";
import { bins } from "#contract/bins.ts";
import { holidays } from "#contract/holidays.ts";
import { timetable } from "#contract/timetable.ts";
import { calendar } from "#contract/calendar.ts";
import { countdowns } from "#contract/calendar-countdowns.ts";
import { grocery } from "#contract/grocery.ts";
import { meals } from "#contract/meals.ts";
import { recipes } from "#contract/recipes.ts";
import { tasks } from "#contract/tasks.ts";
import { weather } from "#contract/weather.ts";
import { eventsOnDay } from "../features/calendar/range-store.ts";
import { addDays, daysFrom, today } from "../i18n/time.ts";
import type { SampleInput } from "../query/sample/sample-input.ts";
import { createSample } from "./sample-family.ts";

const person = (id: string, kid: boolean): Member => ({
  id,
  name: id,
  color: "#2a8f6d",
  kid,
  parent: !kid,
  hasPin: false,
});
const families: Record<string, Member[]> = {
  "one grown-up": [person("solo", false)],
  "one child": [person("only", true)],
  "four as in the roster we ship": [
    person("mia", true),
    person("leo", true),
    person("mom", false),
    person("dad", false),
  ],
  eleven: Array.from({ length: 11 }, (_, at) => person(`m${at}`, at % 2 === 0)),
};
const zones = ["Europe/Berlin", "Pacific/Auckland", "America/Los_Angeles"] as const;
const hours = [
  "2026-11-21T05:10:00Z",
  "2026-11-21T11:40:00Z",
  "2026-07-04T16:41:00Z",
  "2026-12-31T22:50:00Z",
];

const given = (members: readonly Member[], more: Partial<SampleInput> = {}): SampleInput => ({
  now: Date.parse("2026-11-21T16:42:00Z"),
  members,
  timeZone: "Europe/Berlin",
  language: "en",
  units: "metric",
  ...more,
});

describe.each(Object.entries(families))("the sample content of a family of %s", (_, members) => {
  const ids = new Set(members.map(({ id }) => id));

  it("keeps to the contract at any hour, in any zone, with nobody who doesn't live there", () => {
    for (const timeZone of zones)
      for (const now of hours.map(Date.parse)) {
        const sample = createSample(given(members, { now, timeZone }));
        const day = today(timeZone, now);
        const end = addDays(day, 13);
        const range = calendar["GET /api/calendar"].answer.parse(sample.calendar(day, end));
        const counted = countdowns["GET /api/calendar/countdowns"].answer.parse(
          sample.countdowns(),
        );
        expect(counted.items.map(({ kind }) => kind)).toEqual(["birthday"]);
        const board = tasks["GET /api/board/{board}"].answer.parse(sample.board("routine"));
        tasks["GET /api/tasks/todos"].answer.parse(sample.todos());
        meals["GET /api/mealplan"].answer.parse(sample.mealPlan(day, end));
        grocery["GET /api/grocery"].answer.parse(sample.grocery());
        const library = recipes["GET /api/recipes"].answer.parse(sample.recipes());
        for (const { id } of library.items) {
          const recipe = recipes["GET /api/recipes/{id}"].answer.parse(sample.recipe(id));
          expect(recipe.id).toBe(id);
        }
        weather["GET /api/weather"].answer.parse(sample.weather());
        expect(
          bins["GET /api/bins"].answer.parse(sample.bins(day, end)).collections.length,
        ).toBeGreaterThan(1);
        expect(
          holidays["GET /api/holidays"].answer.parse(sample.holidays(day, end)).items,
        ).toHaveLength(1);
        const lessons = timetable["GET /api/timetable"].answer.parse(sample.timetable(day, end));
        const { days } = absences["GET /api/absences/days"].answer.parse(
          sample.absenceDays(day, end),
        );
        for (const { memberId } of [...lessons.days, ...Object.values(days).flat()])
          expect(ids.has(memberId)).toBe(true);
        expect(board.members.map(({ id }) => id)).toEqual(members.map(({ id }) => id));
        for (const { memberIds } of range.events)
          for (const id of memberIds) expect(ids.has(id)).toBe(true);
        expect(new Set(range.events.map(({ id }) => id)).size).toBe(range.events.length);
      }
  });

  it("has something soon by day, and a first thing tomorrow at night", () => {
    const startsIn = (now: number) => {
      const { events } = createSample(given(members, { now })).calendar("2026-11-20", "2026-11-24");
      const next = events.filter(({ allDay, start }) => !allDay && Date.parse(start) > now);
      return (Math.min(...next.map(({ start }) => Date.parse(start))) - now) / 60_000;
    };
    for (let hour = 7; hour < 21; hour += 1)
      for (const minute of ["00", "07", "29", "44"]) {
        const soon = startsIn(
          Date.parse(`2026-11-21T${String(hour).padStart(2, "0")}:${minute}:00+01:00`),
        );
        expect(soon).toBeGreaterThanOrEqual(12);
        expect(soon).toBeLessThanOrEqual(45);
      }
    expect(startsIn(Date.parse("2026-11-21T23:30:00+01:00"))).toBeLessThan(12 * 60);
    expect(startsIn(Date.parse("2026-11-21T03:00:00+01:00"))).toBeLessThan(5 * 60);
  });

  it("has two lively weeks with all-day events and one of several days", () => {
    const sample = createSample(given(members));
    const days = daysFrom("2026-11-21", "2026-12-04");
    const { events } = sample.calendar("2026-11-21", "2026-12-04");
    const full = days.filter((day) => eventsOnDay(events, day, "Europe/Berlin").length > 0);
    expect(full.length).toBeGreaterThanOrEqual(12);
    expect(events.some(({ allDay, start, end }) => allDay && addDays(start, 2) <= end)).toBe(true);
  });

  it("has chores with pictures, some done and some open in the afternoon", () => {
    const board = createSample(given(members)).board("routine");
    const all = board.members.flatMap(({ tasks: column }) => column);
    expect(all.every(({ icon }) => icon !== undefined)).toBe(true);
    expect(all.some(({ done }) => done)).toBe(true);
    expect([...all, ...board.unassigned].some(({ done }) => !done)).toBe(true);
    for (const { tasks: column, starsToday } of board.members)
      expect(starsToday).toBe(column.reduce((sum, { done, stars }) => sum + (done ? stars : 0), 0));
  });
});

describe("the sample family", () => {
  const four = families["four as in the roster we ship"] ?? [];

  it("is the same again for the same hour", () => {
    const twice = [createSample(given(four)), createSample(given(four))].map((sample) => [
      sample.calendar("2026-11-10", "2026-12-10"),
      sample.board("routine"),
      sample.weather(),
      sample.balances(),
    ]);
    expect(twice[0]).toEqual(twice[1]);
  });

  it("eats vegetable curry today and something every day", () => {
    const plan = (language: "en" | "de") =>
      createSample(given(four, { language })).mealPlan("2026-11-15", "2026-11-28").days;
    expect(plan("en")["2026-11-21"]?.[0]?.title).toBe("Vegetable curry");
    expect(plan("de")["2026-11-21"]?.[0]?.title).toBe("Gemüsecurry");
    expect(Object.values(plan("en")).every(([dinner]) => dinner?.slot === "dinner")).toBe(true);
  });

  it("freezes in January and sweats in July, the other way round in Auckland", () => {
    const high = (now: string, timeZone: string) =>
      createSample(given(four, { now: Date.parse(now), timeZone })).weather().today.hi;
    expect(high("2026-01-20T12:00:00Z", "Europe/Berlin")).toBeLessThan(10);
    expect(high("2026-07-20T12:00:00Z", "Europe/Berlin")).toBeGreaterThan(17);
    expect(high("2026-01-20T12:00:00Z", "Pacific/Auckland")).toBeGreaterThan(17);
  });

  it("knows dark from light", () => {
    const isDay = (now: string) =>
      createSample(given(four, { now: Date.parse(now) })).weather().current.isDay;
    expect(isDay("2026-11-21T11:00:00Z")).toBe(true);
    expect(isDay("2026-11-21T20:00:00Z")).toBe(false);
  });
});
