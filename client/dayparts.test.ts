import { expect, it } from "vitest";
import type { Task } from "../contract/tasks.ts";
import { byPart } from "./dayparts.ts";

const chore = (id: string, daypart: Task["daypart"], done: boolean): Task => ({
  id,
  title: id,
  list: "routine",
  memberIds: ["mia"],
  daypart,
  stars: 1,
  done,
});
const parts = (tasks: Task[], clock: string) =>
  byPart(tasks, clock).map(
    ({ part, tasks: { length }, folded }) => `${part} ${length}${folded ? " folded" : ""}`,
  );

it("a finished morning folds up in the afternoon, not while it is still morning", () => {
  const tasks = [
    chore("teeth", "morning", true),
    chore("bed", "morning", true),
    chore("cat", "evening", false),
  ];
  expect(parts(tasks, "09:00")).toEqual(["morning 2", "evening 1"]);
  expect(parts(tasks, "14:00")).toEqual(["morning 2 folded", "evening 1"]);
});

it("what the morning left open stays to be seen all day", () => {
  expect(parts([chore("teeth", "morning", true), chore("bed", "morning", false)], "20:00")).toEqual(
    ["morning 2"],
  );
});

it("chores of no part of the day come last and never fold", () => {
  expect(
    parts([chore("a", null, true), chore("b", null, true), chore("c", "evening", true)], "23:00"),
  ).toEqual(["evening 1", "anytime 2"]);
});
