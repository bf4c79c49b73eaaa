import type { Query, QueryClient } from "@tanstack/react-query";
import type { OperationAnswer } from "#contract/api.ts";
import type { Board, Task } from "#contract/tasks.ts";
import type { OptimisticTick } from "../../mutations/optimistic-ticks.ts";

type Stars = Record<string, number>;

const isOf =
  (...operations: readonly string[]) =>
  ({ queryKey }: Pick<Query, "queryKey">) =>
    operations.includes(String(queryKey[1]));

const isBoard = isOf("GET /api/board/{board}");
const isTodos = isOf("GET /api/tasks/todos");

const replaceTask = (tasks: readonly Task[], task: Task): Task[] =>
  tasks.map((one) => (one.id === task.id ? task : one));

const boardWith = (board: Board, task: Task, starsOf: string, stars: number): Board => ({
  ...board,
  unassigned: replaceTask(board.unassigned, task),
  members: board.members.map((column) => ({
    ...column,
    tasks: replaceTask(column.tasks, task),
    starsToday: column.starsToday + (column.id === starsOf ? stars : 0),
  })),
});

const add = (stars: Stars | undefined, id: string, count: number): Stars | undefined =>
  stars === undefined ? undefined : { ...stars, [id]: (stars[id] ?? 0) + count };

/**
 * Writes what closing or reopening a routine answered into every answer that shows it. Asks again only what the answer can't tell:
 * the boards on the screen (streaks), the history, what waits for a parent, and the balances where somebody else's star went.
 */
export const cacheClosedRoutine = (
  client: QueryClient,
  { task, awarded, balance }: OperationAnswer<"POST /api/board/routine/{task_id}/close">,
  tap: OptimisticTick,
  today: string,
): void => {
  client.setQueriesData<Board>({ predicate: isBoard }, (board) =>
    board?.date === tap.day ? boardWith(board, task, tap.starsOf, awarded) : board,
  );
  const isTold = tap.starsOf === tap.memberId;
  if (isTold)
    client.setQueryData<Stars>(["stars", "GET /api/balances", {}], (all) =>
      all === undefined ? undefined : { ...all, [tap.memberId]: balance },
    );
  if (tap.day === today)
    client.setQueryData<Stars>(["stars", "GET /api/balances/today", {}], (all) =>
      add(all, tap.starsOf, awarded),
    );
  const asksAgain = isOf(
    "GET /api/board/{board}",
    "GET /api/ledger",
    ...(isTold ? [] : ["GET /api/balances"]),
    ...(task.needsApproval === true ? ["GET /api/tasks/approvals"] : []),
  );
  void client.invalidateQueries({
    predicate: (query) =>
      (query.queryKey[0] === "tasks" || query.queryKey[0] === "stars") &&
      // An answer on its way may be from before.
      (asksAgain(query) || query.state.fetchStatus === "fetching"),
  });
};

/** Writes what adding a to-do answered into the list that this device knows. */
export const cacheAddedTodo = (client: QueryClient, task: Task): void =>
  void client.setQueriesData<{ items: Task[] }>({ predicate: isTodos }, (todos) =>
    todos === undefined || todos.items.some(({ id }) => id === task.id)
      ? todos
      : { items: [...todos.items, task] },
  );

/** Writes what closing or reopening a to-do answered into every answer that shows it; nothing needs to be asked again. */
export const cacheTodo = (client: QueryClient, task: Task): void => {
  client.setQueriesData<Board>({ predicate: isBoard }, (board) =>
    board === undefined ? undefined : boardWith(board, task, "", 0),
  );
  client.setQueriesData<{ items: Task[] }>({ predicate: isTodos }, (todos) =>
    todos === undefined ? undefined : { items: replaceTask(todos.items, task) },
  );
  void client.invalidateQueries({
    queryKey: ["tasks"],
    predicate: ({ state }) => state.fetchStatus === "fetching",
  });
};
