import type { NewTask } from "#contract/tasks-authoring.ts";
import type { Approval } from "#contract/tasks-approvals.ts";
import type { OperationAnswer } from "#contract/api.ts";
import type { Task } from "#contract/tasks.ts";
import { defineRead, defineWrite } from "../../api/call.ts";
import type { CacheView, SettledCache } from "../../mutations/cache/cache-view.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";
import { offline } from "../../mutations/offline-for-a-week.ts";
import { balancesRead, ledgerRead } from "../stars/queries.ts";
import {
  boardWithTask,
  boardWithTick,
  type TickInput,
  todosWithNew,
  todosWithTask,
  todosWithTick,
} from "./optimistic-tick.ts";
import { boardRead, todosRead } from "./reads.ts";

/** The read of what is done and waits for a parent. */
export const approvalsRead = defineRead("GET /api/tasks/approvals", "tasks");

type ClosedRoutine = OperationAnswer<"POST /api/board/routine/{task_id}/close">;

/** Writes down what the answer says; has read again what it can't tell: streaks, the history, what waits for a parent, and the balances where somebody else's star went. */
const settleRoutine = (
  cache: SettledCache,
  { day, starsOf, memberId }: TickInput,
  { task, awarded, balance }: ClosedRoutine,
): void => {
  cache.update(boardRead, (board) =>
    board.date === day ? boardWithTask(board, task, starsOf, awarded) : board,
  );
  if (starsOf === memberId)
    cache.update(balancesRead, (balances) => ({ ...balances, [memberId]: balance }));
  else cache.stale(balancesRead);
  cache.stale(boardRead);
  cache.stale(ledgerRead);
  if (task.needsApproval === true) cache.stale(approvalsRead);
};

/** What every tick sends and shares: its day goes along where it may arrive on another one. */
const ofTick = {
  datedHere: ({ isToday }: TickInput) => isToday,
  scope: ({ taskId }: TickInput) => `task:${taskId}`,
  // A parent's own tick needs no approval: a child's may not become one.
  author: ({ byId }: TickInput) => byId,
  describe: ({ title }: TickInput) => title,
  offline,
};
const bodyOf = (
  { memberId, day, isToday }: TickInput,
  { mayWait }: { readonly mayWait: boolean },
) => ({
  memberId,
  ...(mayWait || !isToday ? { date: day } : {}),
  ...(mayWait ? { offline: true } : {}),
});

const routineTick = (done: boolean) => ({
  ...ofTick,
  request: (tick: TickInput, way: { readonly mayWait: boolean }) => ({
    params: { task_id: tick.taskId },
    body: bodyOf(tick, way),
  }),
  apply: (cache: CacheView, tick: TickInput) => {
    cache.update(boardRead, (board) => boardWithTick(board, tick, done));
    if (tick.stars !== 0)
      cache.update(balancesRead, (balances) => ({
        ...balances,
        [tick.starsOf]: (balances[tick.starsOf] ?? 0) + tick.stars,
      }));
  },
  settle: settleRoutine,
});

/** Completes a routine's occurrence for a member; its stars count at once and exactly once. */
export const closeRoutine = defineMutation({
  ...routineTick(true),
  operation: defineWrite("POST /api/board/routine/{task_id}/close", ["tasks", "stars"]),
});

/** Takes a completion back, and its stars from whoever got them. */
export const reopenRoutine = defineMutation({
  ...routineTick(false),
  operation: defineWrite("POST /api/board/routine/{task_id}/reopen", ["tasks", "stars"]),
});

const todoTick = (done: boolean) => ({
  ...ofTick,
  request: (tick: TickInput, way: { readonly mayWait: boolean }) => ({
    params: { id: tick.taskId },
    body: bodyOf(tick, way),
  }),
  apply: (cache: CacheView, tick: TickInput) => {
    cache.update(boardRead, (board) => boardWithTick(board, tick, done));
    cache.update(todosRead, (todos) => todosWithTick(todos, tick, done));
  },
  settle: (cache: SettledCache, _: TickInput, { task }: { readonly task: Task }) => {
    cache.update(boardRead, (board) => boardWithTask(board, task));
    cache.update(todosRead, (todos) => todosWithTask(todos, task));
  },
});

/** Completes a to-do. */
export const closeTodo = defineMutation({
  ...todoTick(true),
  operation: defineWrite("POST /api/tasks/{id}/close", ["tasks"]),
});

/** Opens a to-do again. */
export const reopenTodo = defineMutation({
  ...todoTick(false),
  operation: defineWrite("POST /api/tasks/{id}/reopen", ["tasks"]),
});

/** A task to add, under a temporary id. */
export interface AddedTask extends NewTask {
  readonly id: string;
}

/** The row of a to-do until the server has named it. */
export const todoRowOf = ({ rotation: _, needsApproval: _needs, ...fields }: AddedTask): Task => ({
  ...fields,
  done: false,
});

/** Adds a task. A routine needs a parent, whom only the server can know, so it never waits. */
export const addTask = defineMutation({
  operation: defineWrite("POST /api/tasks", ["tasks"]),
  once: true,
  request: ({ id: _, ...body }: AddedTask) => ({ body }),
  creates: ({ id }) => id,
  apply: (cache, task) => {
    if (task.list === "todo")
      cache.update(todosRead, (todos) => todosWithNew(todos, todoRowOf(task)));
  },
  settle: (cache, { list }, answer) => {
    if (list === "todo") cache.update(todosRead, (todos) => todosWithNew(todos, answer));
    cache.stale("tasks");
  },
  describe: ({ title }) => title,
  offline: { ...offline, mayWait: ({ list }) => list === "todo" },
});

/** Changes a task: `{ params: { id }, body: patch }`. */
export const changeTask = defineMutation({
  operation: defineWrite("PATCH /api/tasks/{id}", ["tasks"]),
});

/** Deletes a task: `{ params: { id } }`; stars already earned stay. */
export const removeTask = defineMutation({
  operation: defineWrite("DELETE /api/tasks/{id}", ["tasks"]),
});

/** Names one thing that waits for a parent, among all of them. */
export const approvalKey = ({
  task,
  occurrence,
}: {
  readonly task: Pick<Task, "id">;
  readonly occurrence: string;
}): string => `${task.id} ${occurrence}`;

/** It leaves the list in the same frame, and is back when that was refused. */
const decision = {
  request: ({ task, occurrence }: Approval) => ({ params: { id: task.id }, body: { occurrence } }),
  apply: (cache: CacheView, approval: Approval) =>
    cache.update(approvalsRead, ({ items }) => ({
      items: items.filter((one) => approvalKey(one) !== approvalKey(approval)),
    })),
};

/** Gives what waits for a parent its stars. */
export const approveTask = defineMutation({
  ...decision,
  operation: defineWrite("POST /api/tasks/{id}/approve", ["tasks", "stars"]),
});

/** Turns down what waits for a parent. */
export const rejectTask = defineMutation({
  ...decision,
  operation: defineWrite("POST /api/tasks/{id}/reject", ["tasks", "stars"]),
});
