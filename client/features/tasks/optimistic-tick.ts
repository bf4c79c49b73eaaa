import type { Board, Task } from "#contract/tasks.ts";

/** What a tick of a task's row is about. */
export interface TickInput {
  readonly taskId: string;
  readonly title: string;
  /** The family's day that it is for, and whether that was the day of the tap. */
  readonly day: string;
  readonly isToday: boolean;
  /** Who did it. */
  readonly memberId: string;
  /** When it was tapped, in ms. */
  readonly at: number;
  /** Whose stars change, and by how many. */
  readonly starsOf: string;
  readonly stars: number;
  /** Who was signed in when it was tapped, as whom alone it is sent; what older versions left names nobody. */
  readonly byId?: string | undefined;
  /** Its stars wait for a parent. */
  readonly waits?: boolean;
}

const taskWithTick = (task: Task, tick: TickInput, done: boolean): Task => {
  if (task.id !== tick.taskId || task.done === done) return task;
  const { doneAt: _at, doneBy: _by, state: _state, pendingApproval: _waits, ...open } = task;
  if (!done) return { ...open, done: false };
  const doneAt = new Date(tick.at).toISOString();
  const waits = tick.waits === true ? { pendingApproval: true } : {};
  return { ...open, done: true, doneAt, doneBy: tick.memberId, ...waits };
};

const changed = (tasks: Task[], change: (task: Task) => Task): Task[] => {
  const after = tasks.map(change);
  return after.every((task, at) => task === tasks[at]) ? tasks : after;
};

const boardWith = (
  board: Board,
  change: (task: Task) => Task,
  starsOf: string,
  stars: number,
): Board => ({
  ...board,
  unassigned: changed(board.unassigned, change),
  members: board.members.map((column) => ({
    ...column,
    tasks: changed(column.tasks, change),
    starsToday: column.starsToday + (column.id === starsOf ? stars : 0),
  })),
});

/** A board of the tick's day with the tick, and the stars that go with it; the same one where nothing is different. */
export const boardWithTick = (board: Board, tick: TickInput, done: boolean): Board => {
  if (board.date !== tick.day) return board;
  const tasks = [...board.unassigned, ...board.members.flatMap((column) => column.tasks)];
  const isChanged = tasks.some(({ id, done: was }) => id === tick.taskId && was !== done);
  if (!isChanged) return board;
  return boardWith(board, (task) => taskWithTick(task, tick, done), tick.starsOf, tick.stars);
};

interface Todos {
  items: Task[];
}

/** The to-dos with a tick; the same ones where nothing is different. */
export const todosWithTick = (todos: Todos, tick: TickInput, done: boolean): Todos => {
  const items = changed(todos.items, (task) => taskWithTick(task, tick, done));
  return items === todos.items ? todos : { ...todos, items };
};

/** A board with a task as the server has it, and `stars` more for a member. */
export const boardWithTask = (board: Board, task: Task, starsOf = "", stars = 0): Board =>
  boardWith(board, (one) => (one.id === task.id ? task : one), starsOf, stars);

/** The to-dos with one as the server has it. */
export const todosWithTask = (todos: Todos, task: Task): Todos => ({
  ...todos,
  items: todos.items.map((one) => (one.id === task.id ? task : one)),
});

/** The to-dos with one more, which stands there once. */
export const todosWithNew = (todos: Todos, task: Task): Todos =>
  todos.items.some(({ id }) => id === task.id)
    ? todos
    : { ...todos, items: [...todos.items, task] };
