import type { Board, Task } from "#contract/tasks.ts";
import type { OptimisticTick, TicksByTask } from "../../mutations/optimistic-ticks.ts";

const tapOn = (task: Task, ticks: TicksByTask): OptimisticTick | undefined => {
  const tap = ticks.get(task.id);
  return tap === undefined || tap.failed !== undefined || tap.done === task.done ? undefined : tap;
};

const taskWithTap = (task: Task, ticks: TicksByTask): Task => {
  const tap = tapOn(task, ticks);
  if (tap === undefined) return task;
  const { doneAt: _at, doneBy: _by, state: _state, pendingApproval: _waits, ...open } = task;
  if (!tap.done) return { ...open, done: false };
  const doneAt = new Date(tap.at).toISOString();
  const waits = tap.waits === true ? { pendingApproval: true } : {};
  return { ...open, done: true, doneAt, doneBy: tap.memberId, ...waits };
};

/** To-dos as the fingers left them. */
export const todosWithTicks = (
  todos: { items: Task[] },
  ticks: TicksByTask,
): { items: Task[] } => ({
  items: todos.items.map((task) => taskWithTap(task, ticks)),
});

/** A board as the fingers left it: ticks and the stars that go with them. */
export const boardWithTicks = (board: Board, ticks: TicksByTask): Board => {
  const onDay = new Map([...ticks].filter(([, tap]) => tap.day === board.date));
  if (onDay.size === 0) return board;
  const tapped = new Map<string, OptimisticTick>();
  for (const task of [...board.unassigned, ...board.members.flatMap(({ tasks }) => tasks)]) {
    const tap = tapOn(task, onDay);
    if (tap !== undefined) tapped.set(task.id, tap);
  }
  const gained = (id: string) =>
    [...tapped.values()].reduce((sum, { starsOf, stars }) => sum + (starsOf === id ? stars : 0), 0);
  return {
    ...board,
    unassigned: board.unassigned.map((task) => taskWithTap(task, onDay)),
    members: board.members.map((column) => ({
      ...column,
      tasks: column.tasks.map((task) => taskWithTap(task, onDay)),
      starsToday: column.starsToday + gained(column.id),
    })),
  };
};

/** Everybody's stars with those that fingers just gave and took; of one day only when told. */
export const starsWithTicks = (
  stars: Readonly<Record<string, number>>,
  ticks: TicksByTask,
  day?: string,
): Record<string, number> => {
  const sum = { ...stars };
  for (const tap of ticks.values())
    if (tap.failed === undefined && (day === undefined || tap.day === day))
      sum[tap.starsOf] = (sum[tap.starsOf] ?? 0) + tap.stars;
  return sum;
};
