import { expect, it } from "vitest";
import { calendarEvent } from "#tests/fixtures/calendar/calendar-event.ts";
import { memberLanes } from "./member-lanes.ts";

const member = (id: string) => ({
  ...{ id, name: id, initials: id, color: "#888888" },
  ...{ kid: id !== "mom", parent: id === "mom", hasPin: false },
});
const event = (title: string, ...memberIds: string[]) =>
  calendarEvent(title, "2026-11-20", "2026-11-21", { memberIds });
const judo = event("Judo", "leo");
const concert = event("Concert", "leo", "mia");
const dinner = event("Dinner");
const strange = event("Of somebody who moved out", "oskar");

const lanes = (ids: readonly string[], who: readonly string[] = []) =>
  memberLanes(ids.map(member), new Set(who), [judo, concert, dinner, strange]).map(
    ({ key, events }) => `${key || "everyone"}: ${events.map(({ title }) => title).join(", ")}`,
  );

it("everyone has a lane, what is of several members stands in each of theirs, of nobody we know in everyone's", () => {
  expect(lanes(["mia", "leo", "mom"])).toEqual([
    "everyone: Dinner, Of somebody who moved out",
    "mia: Concert",
    "leo: Judo, Concert",
    "mom: ",
  ]);
});

it("only those who are chosen have a lane beside everyone's", () => {
  expect(lanes(["mia", "leo", "mom"], ["leo"])).toEqual([
    "everyone: Dinner, Of somebody who moved out",
    "leo: Judo, Concert",
  ]);
});

it("in a large family those with nothing to do stand behind, each group in the family's order", () => {
  expect(
    lanes(["a", "b", "mia", "c", "leo", "d"])
      .slice(1)
      .map((lane) => lane.split(":")[0]),
  ).toEqual(["mia", "leo", "a", "b", "c", "d"]);
});

it("in a large family children stand before grown-ups, who are the ones out of sight where not all are in it", () => {
  expect(
    lanes(["mom", "b", "mia", "c", "leo", "d"])
      .slice(1)
      .map((lane) => lane.split(":")[0]),
  ).toEqual(["mia", "leo", "b", "c", "d", "mom"]);
});
