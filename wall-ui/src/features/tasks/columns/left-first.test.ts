import { expect, test } from "vitest";
import type { Task } from "#contract/tasks.ts";
import { groupByDaypart } from "#client/features/tasks/dayparts.ts";
import { leftFirst } from "./left-first.ts";

const chore = (id: string, daypart: Task["daypart"], done: boolean): Task => ({
  ...{ id, title: id, list: "routine", memberIds: ["mia"], daypart, stars: 1, done },
});
const inTheAfternoon = (tasks: readonly Task[]) =>
  leftFirst(groupByDaypart(tasks, "15:00"), ({ done }) => done).map(({ part }) => part);

test("an afternoon whose chores are done stands below an evening with chores that are left", () => {
  const cat = chore("cat", "evening", false);
  expect(inTheAfternoon([chore("homework", "afternoon", true), cat])).toEqual([
    ...["evening", "afternoon"],
  ]);
  expect(inTheAfternoon([chore("homework", "afternoon", false), cat])).toEqual([
    ...["afternoon", "evening"],
  ]);
});

test("a morning that is over stands below what is left, and below an afternoon that is done", () => {
  const morning = ["teeth", "bed"].map((id) => chore(id, "morning", true));
  expect(
    inTheAfternoon([
      ...morning,
      chore("homework", "afternoon", true),
      chore("plants", null, false),
    ]),
  ).toEqual(["anytime", "afternoon", "morning"]);
});
