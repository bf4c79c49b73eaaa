import { useCallback, useMemo } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import type { Board, Task } from "#contract/tasks.ts";
import { defineWrite } from "../../api/call.ts";
import { withUnsentTodos } from "./unsent-todos.ts";
import { cacheClosedRoutine, cacheTodo } from "./task-cache.ts";
import type { Sample } from "../../app/sample-family.ts";
import { useApp } from "../../context/app-context.ts";
import { useQueuedMutations } from "../../mutations/outbox/use-queue.ts";
import type { QueryState } from "../../query/query-state.ts";
import { sendOrEnqueue } from "../../mutations/send.ts";
import { useSourceRead } from "../../query/source-query.ts";
import { boardWithTicks, todosWithTicks } from "./optimistic-board.ts";
import { useOptimisticTicks } from "../../mutations/optimistic-ticks.ts";
import { type SendTick, type Tick, useTick } from "./use-tick.ts";
import { boardRead, todosRead, useTasksSampleFallback } from "./use-tasks-sample-fallback.ts";

export type Todos = OperationAnswer<"GET /api/tasks/todos">;

const sampleTodos = (sample: Sample) => sample.todos();

/** A day's board, today's unless told, as the fingers left it. */
export const useBoard = (board: "todo" | "routine", date?: string): QueryState<Board> => {
  const ticks = useOptimisticTicks(useApp().ticks);
  const build = useCallback((sample: Sample) => sample.board(board, date), [board, date]);
  const sent = { params: { board }, query: date === undefined ? {} : { date } };
  const shown = useTasksSampleFallback(useSourceRead("tasks", boardRead, sent, build), build);
  const data = useMemo(() => shown.data && boardWithTicks(shown.data, ticks), [shown.data, ticks]);
  return shown.data === undefined || data === undefined ? shown : { ...shown, data };
};

/** Every to-do that is open or was done today, as the fingers left it, with what a phone has yet to send. */
export const useTodos = (): QueryState<Todos> => {
  const ticks = useOptimisticTicks(useApp().ticks);
  const shown = useTasksSampleFallback(
    useSourceRead("tasks", todosRead, {}, sampleTodos),
    sampleTodos,
  );
  const waiting = useQueuedMutations();
  const data = useMemo(
    () => shown.data && todosWithTicks(withUnsentTodos(shown.data, waiting), ticks),
    [shown.data, waiting, ticks],
  );
  return shown.data === undefined || data === undefined ? shown : { ...shown, data };
};

export type RowState = "open" | "done" | "pending" | "failed";

/** How a task's row stands: flagged for a few seconds after the server refused a tap; pending while a source or a parent hasn't settled it. */
export const useRowState = (): ((task: Task) => RowState) => {
  const ticks = useOptimisticTicks(useApp().ticks);
  return useCallback(
    (task) => {
      if (ticks.get(task.id)?.failed !== undefined) return "failed";
      if (task.state === "pending" || task.pendingApproval === true) return "pending";
      return task.done ? "done" : "open";
    },
    [ticks],
  );
};

const closeChore = defineWrite("POST /api/board/routine/{task_id}/close", ["tasks", "stars"]);
const reopenChore = defineWrite("POST /api/board/routine/{task_id}/reopen", ["tasks", "stars"]);
const closeTodo = defineWrite("POST /api/tasks/{id}/close", ["tasks"]);
const reopenTodo = defineWrite("POST /api/tasks/{id}/reopen", ["tasks"]);

const sendChore =
  (operation: typeof closeChore | typeof reopenChore): SendTick =>
  async (app, tap, { today, title }) => {
    const mayWait = app.oldQueue !== undefined;
    const sent = {
      params: { task_id: tap.taskId },
      body: {
        memberId: tap.memberId,
        ...(mayWait || tap.day !== today ? { date: tap.day } : {}),
        ...(mayWait ? { offline: true } : {}),
      },
    };
    const { answer } = await sendOrEnqueue(app, operation, sent, { title, tap });
    cacheClosedRoutine(app.queryClient, answer, tap, today);
    return answer;
  };

const sendTodo =
  (operation: typeof closeTodo | typeof reopenTodo): SendTick =>
  async (app, tap, { title }) => {
    const sent = { params: { id: tap.taskId }, body: { memberId: tap.memberId } };
    const { answer } = await sendOrEnqueue(app, operation, sent, { title, tap });
    cacheTodo(app.queryClient, answer.task);
    return { task: answer.task, awarded: 0 };
  };

const senders = {
  closeChore: sendChore(closeChore),
  reopenChore: sendChore(reopenChore),
  closeTodo: sendTodo(closeTodo),
  reopenTodo: sendTodo(reopenTodo),
};

/** Completes a routine's occurrence for a member; its stars count at once and exactly once. */
export const useCloseChore = (): Tick => useTick(true, senders.closeChore);

/** Takes a completion back, and its stars from whoever got them. */
export const useReopenChore = (): Tick => useTick(false, senders.reopenChore);

/** Completes a to-do. */
export const useCloseTodo = (): Tick => useTick(true, senders.closeTodo);

/** Opens a to-do again. */
export const useReopenTodo = (): Tick => useTick(false, senders.reopenTodo);
