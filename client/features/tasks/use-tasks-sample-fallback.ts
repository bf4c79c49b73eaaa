import type { Board } from "#contract/tasks.ts";
import type { Sample } from "../../app/sample-family.ts";
import {
  useSampleWhileEmpty,
  useSampleAllowed,
} from "../../query/sample/use-sample-while-empty.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { boardRead, todosRead } from "./reads.ts";

const isEmpty = (board: Board | undefined) =>
  board?.unassigned.length === 0 && board.members.every(({ tasks }) => tasks.length === 0);

/** What is shown of a read of tasks or stars, or the sample family's where the house has no task of its own. `build` must keep its identity. */
export const useTasksSampleFallback = <T>(
  shown: QueryState<T>,
  build: (sample: Sample) => T,
): QueryState<T> => {
  const enabled = useSampleAllowed();
  const board = useRead(boardRead, { params: { board: "routine" }, query: {} }, { enabled });
  const todos = useRead(todosRead, {}, { enabled });
  const records = [
    { state: board, isEmpty: isEmpty(board.data) },
    { state: todos, isEmpty: todos.data?.items.length === 0 },
  ];
  return useSampleWhileEmpty(records, shown, build);
};
