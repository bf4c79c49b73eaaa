import type { TaskList } from "../port.ts";
import type { TodoistTask } from "./shapes.ts";

/** A task as last read or written. */
export interface SeenTask {
  readonly task: TodoistTask;
  readonly list: TaskList;
  /** Set where we closed it: its next occurrence, if any, isn't known yet. */
  readonly isClosed?: true;
}

/** Holds the results of own writes, each until a read that began after it. */
export const createTodoistOwnWrites = () => {
  let writes = 0;
  const own = new Map<string, { readonly seen: SeenTask | null; readonly after: number }>();
  return {
    /** Holds a write's result, or null for a deleted task. */
    add: (id: string, seen: SeenTask | null): void => {
      writes += 1;
      own.set(id, { seen, after: writes });
    },
    /** The number of writes so far. */
    count: () => writes,
    /** Drops the results of the first `count` writes. */
    dropUpTo: (count: number): void => {
      for (const [id, { after }] of own) if (after <= count) own.delete(id);
    },
    /** A task with the own writes over what was read; undefined where it was deleted or never read. */
    over: (read: ReadonlyMap<string, SeenTask> | undefined, id: string): SeenTask | undefined => {
      const mine = own.get(id);
      return mine === undefined ? read?.get(id) : (mine.seen ?? undefined);
    },
    /** Every task, with the own writes over what was read. */
    overAll: (read: ReadonlyMap<string, SeenTask> | undefined): readonly SeenTask[] => [
      ...[...(read?.values() ?? [])].filter(({ task }) => !own.has(task.id)),
      ...[...own.values()].flatMap(({ seen }) => seen ?? []),
    ],
  };
};

export type TodoistOwnWrites = ReturnType<typeof createTodoistOwnWrites>;
