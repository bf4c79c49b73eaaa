import { expect, it } from "vitest";
import type { Task } from "#contract/tasks.ts";
import type { QueuedMutation } from "../../mutations/outbox/queued-mutation.ts";
import { isUnsentTodo, unsentTodoRow, withUnsentTodos } from "./unsent-todos.ts";

const glue = unsentTodoRow({
  ...{ title: "Buy glue", list: "todo", memberIds: ["mia"], daypart: null, stars: 0 },
  due: "2026-11-23",
});
const passport: Task = { ...glue, id: "t2", title: "Renew passport" };
const adds = (todo: Task | undefined): QueuedMutation => ({
  ...{ id: "a", order: 1, key: "POST /api/tasks", stale: ["tasks"], at: 0, tries: 0, sent: {} },
  shows: { title: "Buy glue", ...(todo === undefined ? {} : { todo }) },
});

it("a to-do that was added without reception stands with the others, open, whose it is and by when", () => {
  const { items } = withUnsentTodos({ items: [passport] }, [adds(undefined), adds(glue)]);
  expect(items).toEqual([passport, glue]);
  expect(glue).toMatchObject({ done: false, memberIds: ["mia"], due: "2026-11-23" });
});

it("a row says that it isn't sent for as long as its adding waits", () => {
  expect(isUnsentTodo(glue, [adds(glue)])).toBe(true);
  expect(isUnsentTodo(passport, [adds(glue)])).toBe(false);
  expect(isUnsentTodo(glue, [])).toBe(false);
});
