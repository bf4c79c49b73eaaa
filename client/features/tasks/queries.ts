import { useCallback, useMemo } from "react";
import type { Answer } from "#contract/api.ts";
import type { Board, Task } from "#contract/tasks.ts";
import { write } from "../../api/call.ts";
import { withWaiting } from "./unsent-todos.ts";
import { keepClosed, keepTodo } from "./task-cache.ts";
import type { Sample } from "../../app/sample-family.ts";
import { useHouse } from "../../context/app-context.ts";
import { useWaiting } from "../../mutations/queue/use-queue.ts";
import type { Shown } from "../../query/query-state.ts";
import { sendOrWait } from "../../mutations/send.ts";
import { useSourceRead } from "../../query/source-query.ts";
import { boardWithTaps, todosWithTaps } from "./optimistic-board.ts";
import { useTapsOf } from "../../mutations/optimistic-ticks.ts";
import { type Sender, type Tick, useTick } from "./use-tick.ts";
import { boardRead, todosRead, useOrTasksSample } from "./use-tasks-sample-fallback.ts";

export type Todos = Answer<"GET /api/tasks/todos">;

const sampleTodos = (sample: Sample) => sample.todos();

/** A day's board, today's unless told, as the fingers left it. */
export const useBoard = (board: "todo" | "routine", date?: string): Shown<Board> => {
  const taps = useTapsOf(useHouse().taps);
  const build = useCallback((sample: Sample) => sample.board(board, date), [board, date]);
  const sent = { params: { board }, query: date === undefined ? {} : { date } };
  const shown = useOrTasksSample(useSourceRead("tasks", boardRead, sent, build), build);
  const data = useMemo(() => shown.data && boardWithTaps(shown.data, taps), [shown.data, taps]);
  return shown.data === undefined || data === undefined ? shown : { ...shown, data };
};

/** Every to-do that is open or was done today, as the fingers left it, with what a phone has yet to send. */
export const useTodos = (): Shown<Todos> => {
  const taps = useTapsOf(useHouse().taps);
  const shown = useOrTasksSample(useSourceRead("tasks", todosRead, {}, sampleTodos), sampleTodos);
  const waiting = useWaiting();
  const data = useMemo(
    () => shown.data && todosWithTaps(withWaiting(shown.data, waiting), taps),
    [shown.data, waiting, taps],
  );
  return shown.data === undefined || data === undefined ? shown : { ...shown, data };
};

export type RowState = "open" | "done" | "pending" | "failed";

/** How a task's row stands: flagged for a few seconds after the server refused a tap; pending while a source or a parent hasn't settled it. */
export const useRowState = (): ((task: Task) => RowState) => {
  const taps = useTapsOf(useHouse().taps);
  return useCallback(
    (task) => {
      if (taps.get(task.id)?.failed !== undefined) return "failed";
      if (task.state === "pending" || task.pendingApproval === true) return "pending";
      return task.done ? "done" : "open";
    },
    [taps],
  );
};

const closeChore = write("POST /api/board/routine/{task_id}/close", ["tasks", "stars"]);
const reopenChore = write("POST /api/board/routine/{task_id}/reopen", ["tasks", "stars"]);
const closeTodo = write("POST /api/tasks/{id}/close", ["tasks"]);
const reopenTodo = write("POST /api/tasks/{id}/reopen", ["tasks"]);

const sendChore =
  (operation: typeof closeChore | typeof reopenChore): Sender =>
  async (house, tap, { today, title }) => {
    const mayWait = house.outbox !== undefined;
    const sent = {
      params: { task_id: tap.taskId },
      body: {
        memberId: tap.memberId,
        ...(mayWait || tap.day !== today ? { date: tap.day } : {}),
        ...(mayWait ? { offline: true } : {}),
      },
    };
    const { answer } = await sendOrWait(house, operation, sent, { title, tap });
    keepClosed(house.client, answer, tap, today);
    return answer;
  };

const sendTodo =
  (operation: typeof closeTodo | typeof reopenTodo): Sender =>
  async (house, tap, { title }) => {
    const sent = { params: { id: tap.taskId }, body: { memberId: tap.memberId } };
    const { answer } = await sendOrWait(house, operation, sent, { title, tap });
    keepTodo(house.client, answer.task);
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
