import { expect, it } from "vitest";
import type { Task } from "#contract/tasks.ts";
import { homeChoresAt } from "./home-chores.ts";

const task = (id: string, more: Partial<Task> = {}): Task => ({
  ...{ id, title: id, list: "routine", memberIds: ["mia"], daypart: null, stars: 1, done: false },
  ...more,
});
const told = (tasks: readonly Task[], clock: string, lingering: readonly string[] = []) => {
  const { now, later } = homeChoresAt(tasks, "2026-05-20", clock, new Set(lingering));
  return `${now.map(({ id }) => id).join(" ")} | ${later.map(({ id }) => id).join(" ")}`;
};

it("what can be done now stands in front, what comes in the evening is folded", () => {
  const tasks = [
    task("teeth", { daypart: "evening" }),
    task("bed", { daypart: "morning" }),
    task("homework", { daypart: "afternoon" }),
    task("read"),
  ];
  expect(told(tasks, "15:00")).toBe("homework bed read | teeth");
  expect(told(tasks, "19:00")).toBe("teeth bed homework read | ");
});

it("what should have been done yesterday stands in front at any hour, and keeps its place when it is ticked", () => {
  const water = task("water", { daypart: "evening", due: "2026-05-19" });
  const tasks = [task("bed", { daypart: "morning" }), water, task("dog", { due: "2026-05-20" })];
  expect(told(tasks, "09:00")).toBe("water bed dog | ");
  const ticked = tasks.map((one) => (one === water ? { ...one, done: true } : one));
  expect(told(ticked, "09:00", ["water"])).toBe("water bed dog | ");
  expect(told(ticked, "09:00")).toBe("bed dog | ");
});

it("what is done lives in the ring, but for what was ticked just now, which keeps its place", () => {
  const tasks = [task("bed", { done: true }), task("read", { done: true }), task("dog")];
  expect(told(tasks, "09:00")).toBe("dog | ");
  expect(told(tasks, "09:00", ["read"])).toBe("read dog | ");
});

it("the last chore of the morning, ticked in the afternoon, keeps its place before what has no time", () => {
  const tasks = [
    task("bed", { daypart: "morning", done: true }),
    task("teeth", { daypart: "morning", done: true }),
    task("read"),
  ];
  expect(told(tasks, "15:00", ["teeth"])).toBe("teeth read | ");
  expect(told(tasks, "15:00")).toBe("read | ");
});

it("what waits for a parent is seen, after what is open", () => {
  const tasks = [task("bed", { done: true, pendingApproval: true }), task("dog")];
  expect(told(tasks, "09:00")).toBe("dog bed | ");
});
