import type { Board, Task } from "#contract/tasks.ts";
import type { Tap, TapsById } from "../../mutations/optimistic-ticks.ts";

const tapOn = (task: Task, taps: TapsById): Tap | undefined => {
  const tap = taps.get(task.id);
  return tap === undefined || tap.failed !== undefined || tap.done === task.done ? undefined : tap;
};

const taskWithTap = (task: Task, taps: TapsById): Task => {
  const tap = tapOn(task, taps);
  if (tap === undefined) return task;
  const { doneAt: _at, doneBy: _by, state: _state, pendingApproval: _waits, ...open } = task;
  if (!tap.done) return { ...open, done: false };
  const doneAt = new Date(tap.at).toISOString();
  const waits = tap.waits === true ? { pendingApproval: true } : {};
  return { ...open, done: true, doneAt, doneBy: tap.memberId, ...waits };
};

/** To-dos as the fingers left them. */
export const todosWithTaps = (todos: { items: Task[] }, taps: TapsById): { items: Task[] } => ({
  items: todos.items.map((task) => taskWithTap(task, taps)),
});

/** A board as the fingers left it: ticks and the stars that go with them. */
export const boardWithTaps = (board: Board, taps: TapsById): Board => {
  const onDay = new Map([...taps].filter(([, tap]) => tap.day === board.date));
  if (onDay.size === 0) return board;
  const tapped = new Map<string, Tap>();
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
export const starsWithTaps = (
  stars: Readonly<Record<string, number>>,
  taps: TapsById,
  day?: string,
): Record<string, number> => {
  const sum = { ...stars };
  for (const tap of taps.values())
    if (tap.failed === undefined && (day === undefined || tap.day === day))
      sum[tap.starsOf] = (sum[tap.starsOf] ?? 0) + tap.stars;
  return sum;
};
