import { afterEach, beforeEach, expect, it } from "vitest";
import { type EmptyDatabase, openEmptyDatabase } from "#tests/fixtures/server/empty-database.ts";
import { occurrencesFrom } from "./choice-lookups.ts";
import { createRideChoices, type RideChoices } from "./choice-store.ts";

const weeks = [1, 2, 3, 4, 5].map((week) => `2026-11-0${week}T16:00:00.000Z`);
const [, second = "", third = "", fourth = "", fifth = ""] = weeks;

let wall: EmptyDatabase;
let rides: RideChoices;
beforeEach(() => {
  wall = openEmptyDatabase();
  rides = createRideChoices(wall.db);
});
afterEach(() => wall.close());

const drivers = (key: string): (string | undefined)[] =>
  weeks.map((week) => rides.of(key, week)?.driver);

it("what counts from the third week on is built on who takes until then, not on who takes later", () => {
  rides.choose("piano", "", { driver: "mom" });
  rides.choose("piano", occurrencesFrom(fifth), { driver: "dad" });
  expect(rides.of("piano", occurrencesFrom(third))).toEqual({ driver: "mom" });
  expect(rides.of("piano", occurrencesFrom(fifth))).toEqual({ driver: "dad" });
});

it("a series that is split keeps who took since before, as what is usual in it", () => {
  rides.choose("piano", "", { driver: "mom" });
  rides.choose("piano", occurrencesFrom(second), { driver: "dad" });
  rides.choose("piano", occurrencesFrom(fifth), { driver: "mom" });
  rides.choose("piano", fourth, {});
  rides.copy("piano", "violin", third, false);
  expect(rides.of("violin", "")).toEqual({ driver: "dad" });
  expect(drivers("violin").slice(2)).toEqual(["dad", undefined, "mom"]);
  expect(drivers("piano")).toEqual(["mom", "dad", "dad", undefined, "mom"]);
});

it("a request that comes twice takes nothing back of what was chosen between", () => {
  rides.choose("piano", "", { driver: "mom" });
  for (const isOne of [false, true]) {
    const made = `violin ${isOne}`;
    rides.copy("piano", made, third, isOne);
    rides.choose(made, "", { driver: "dad" });
    rides.copy("piano", made, third, isOne);
    expect(rides.of(made, "")).toEqual({ driver: "dad" });
  }
});
