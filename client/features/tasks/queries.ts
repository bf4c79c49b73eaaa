import { useCallback } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import type { Board, Task } from "#contract/tasks.ts";
import { defineRead } from "../../api/call.ts";
import type { Sample } from "../../query/sample/sample.ts";
import { inputOf } from "../../mutations/define-mutation.ts";
import { useFailed } from "../../mutations/use-mutation-queue.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { useSampleWhileAreaEmpty, useSourceRead } from "../../query/sample-fallback.ts";
import { closeRoutine, closeTodo, reopenRoutine, reopenTodo } from "./mutations.ts";
import { boardRead, todosRead } from "./reads.ts";

export type Todos = OperationAnswer<"GET /api/tasks/todos">;

const routinesRead = defineRead("GET /api/tasks/routines", "tasks");

const sampleTodos = (sample: Sample) => sample.todos();

/** A day's board, today's unless given, with the ticks that are pending. */
export const useBoard = (board: "todo" | "routine", date?: string): QueryState<Board> => {
  const build = useCallback((sample: Sample) => sample.board(board, date), [board, date]);
  const sent = { params: { board }, query: date === undefined ? {} : { date } };
  return useSampleWhileAreaEmpty("tasks", useSourceRead("tasks", boardRead, sent, build), build);
};

/** Every to-do that is open or was done today, with the ticks and the new ones that are pending. */
export const useTodos = (): QueryState<Todos> =>
  useSampleWhileAreaEmpty("tasks", useSourceRead("tasks", todosRead, {}, sampleTodos), sampleTodos);

/** Every routine with something left to do, also what is due only later. */
export const useRoutines = (): QueryState<OperationAnswer<"GET /api/tasks/routines">> =>
  useRead(routinesRead, {});

export type RowState = "open" | "done" | "pending" | "failed";

const ticks = [closeRoutine, reopenRoutine, closeTodo, reopenTodo];

/** How a task's row stands: flagged for a few seconds after the server refused a tap; pending while a source or a parent hasn't settled it. */
export const useRowState = (): ((task: Task) => RowState) => {
  const failed = useFailed();
  return useCallback(
    (task) => {
      if (failed.some(({ mutation }) => inputOf(ticks, mutation)?.taskId === task.id))
        return "failed";
      if (task.state === "pending" || task.pendingApproval === true) return "pending";
      return task.done ? "done" : "open";
    },
    [failed],
  );
};
