import { expect, it } from "vitest";
import type { Task } from "#contract/tasks.ts";
import { groupByDaypart } from "./dayparts.ts";

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
  groupByDaypart(tasks, clock).map(
    ({ part, tasks: { length }, folded, later }) =>
      `${part} ${length}${folded ? " folded" : ""}${later ? " later" : ""}`,
  );

it("a finished morning folds up in the afternoon and keeps its place in the day, not while it is still morning", () => {
  const tasks = [
    chore("teeth", "morning", true),
    chore("bed", "morning", true),
    chore("cat", "evening", false),
  ];
  expect(parts(tasks, "09:00")).toEqual(["morning 2", "evening 1 later"]);
  expect(parts(tasks, "14:00")).toEqual(["morning 2 folded", "evening 1 later"]);
  expect(parts(tasks, "18:00")).toEqual(["evening 1", "morning 2 folded"]);
});

it("the parts of a day stand alike whether they are done or not", () => {
  const day = (isDone: boolean) =>
    (["evening", "morning", null, "afternoon"] as const).flatMap((part) => [
      chore(`${part} a`, part, isDone),
      chore(`${part} b`, part, isDone),
    ]);
  const orderAt = (clock: string, isDone: boolean) =>
    groupByDaypart(day(isDone), clock).map(({ part }) => part);
  for (const clock of ["08:00", "15:00", "19:00"])
    expect(orderAt(clock, true)).toEqual(orderAt(clock, false));
  expect(orderAt("15:00", true)).toEqual(["afternoon", "morning", "anytime", "evening"]);
});

it("what is now is in front of what was missed, and that in front of what comes later", () => {
  const tasks = [
    chore("teeth", "morning", true),
    chore("bed", "morning", false),
    chore("cat", "evening", false),
    chore("plants", null, false),
    chore("homework", "afternoon", false),
  ];
  expect(parts(tasks, "15:00")).toEqual([
    "afternoon 1",
    "morning 2",
    "anytime 1",
    "evening 1 later",
  ]);
});

it("chores of no part of the day never fold and are never too early", () => {
  const tasks = [chore("a", null, true), chore("b", null, true), chore("c", "evening", true)];
  expect(parts(tasks, "23:00")).toEqual(["evening 1", "anytime 2"]);
  expect(parts(tasks, "08:00")).toEqual(["anytime 2", "evening 1 later"]);
});
