import type { Board } from "#contract/tasks.ts";
import { read } from "../../api/call.ts";
import type { Sample } from "../../app/sample-family.ts";
import { useOwnOrSample, useSampleAllowed } from "../../query/sample/use-sample-while-empty.ts";
import { type Shown, useRead } from "../../query/query-state.ts";

/** The reads of the tasks domain. */
export const boardRead = read("GET /api/board/{board}", "tasks");
export const todosRead = read("GET /api/tasks/todos", "tasks");

const isEmpty = (board: Board | undefined) =>
  board?.unassigned.length === 0 && board.members.every(({ tasks }) => tasks.length === 0);

/** What is shown of a read of tasks or stars, or the sample family's where the house has no task of its own. `build` must keep its identity. */
export const useOrTasksSample = <T>(shown: Shown<T>, build: (sample: Sample) => T): Shown<T> => {
  const enabled = useSampleAllowed();
  const board = useRead(boardRead, { params: { board: "routine" }, query: {} }, { enabled });
  const todos = useRead(todosRead, {}, { enabled });
  const records = [
    { shown: board, isBare: isEmpty(board.data) },
    { shown: todos, isBare: todos.data?.items.length === 0 },
  ];
  return useOwnOrSample(records, shown, build);
};
