import type { Clock } from "#server/platform/clock.ts";
import { type OccurrenceState, type OutsideTasks, UnconfirmedError } from "../port.ts";
import type { TodoistCache } from "./cache.ts";
import { isId, type TodoistClient } from "./client.ts";
import type { TodoistLookup } from "./lookup.ts";
import { reopenedTodoistFields, todoistOccurrence, todoistRepetitionFields } from "./mapping.ts";
import type { SeenTask } from "./own-writes.ts";
import type { TodoistTask } from "./shapes.ts";

interface TodoistOccurrencesDeps {
  readonly client: TodoistClient;
  readonly cache: TodoistCache;
  readonly lookup: Pick<TodoistLookup, "surroundings">;
  readonly clock: Pick<Clock, "now">;
  readonly timeZone: () => string;
}

/** Creates the reads and writes of single occurrences; each tries once and rejects with UnconfirmedError. */
export const createTodoistOccurrences = (deps: TodoistOccurrencesDeps) => {
  const { client, cache, lookup, clock, timeZone } = deps;

  /** A repeated task has moved on when its date is after the occurrence. */
  const stateOf = (task: TodoistTask, occurrence: string): OccurrenceState => {
    if (task.checked) return "done";
    if (task.due?.is_recurring !== true) return "open";
    const now = todoistOccurrence(task, "routine", lookup.surroundings(new Map()));
    return now !== null && now > occurrence ? "done" : "open";
  };
  const stateOfSeen = ({ task, isClosed }: SeenTask, occurrence: string): OccurrenceState =>
    isClosed === true ? "done" : stateOf(task, occurrence);

  const remember = (task: TodoistTask): SeenTask => {
    const { todo, routine } = cache.projects() ?? {};
    const seen: SeenTask = { task, list: task.project_id === todo ? "todo" : "routine" };
    // The task may have been moved to another project.
    cache.remember(task.id, seen.list === "todo" || task.project_id === routine ? seen : null);
    return seen;
  };

  const fresh = async (id: string, signal?: AbortSignal): Promise<SeenTask | null> => {
    const task = isId(id) ? await client.task(id, clock.now(), signal) : null;
    if (task !== null) return remember(task);
    cache.remember(id, null);
    return null;
  };

  const moveBack = async (
    task: TodoistTask,
    occurrence: string,
    signal?: AbortSignal,
  ): Promise<void> => {
    const fields = reopenedTodoistFields(task, occurrence, timeZone());
    const back = await client.update(task.id, fields, signal);
    remember(back);
    if (back.due?.is_recurring === true && stateOf(back, occurrence) === "open") return;
    // Keeping its repetition matters more than this one day.
    remember(await client.update(task.id, todoistRepetitionFields(task), signal));
    throw new UnconfirmedError("Its date can't be set back here; open it again in Todoist.", {
      reason: "strange",
      applied: "no",
      isPassing: false,
    });
  };

  return {
    state: async (id, occurrence, signal) => {
      const seen = await fresh(id, signal);
      return seen === null ? "gone" : stateOf(seen.task, occurrence);
    },
    complete: async (id, occurrence, signal) => {
      const seen = cache.lastSeen(id) ?? (await fresh(id, signal));
      if (seen === null || stateOfSeen(seen, occurrence) === "done") return;
      await client.close(id, signal);
      cache.remember(id, { ...seen, isClosed: true });
    },
    reopen: async (id, occurrence, signal) => {
      const seen = cache.lastSeen(id) ?? (await fresh(id, signal));
      if (seen === null || stateOfSeen(seen, occurrence) === "open") return;
      if (seen.task.due?.is_recurring === true) return moveBack(seen.task, occurrence, signal);
      await client.reopen(id, signal);
      remember({ ...seen.task, checked: false });
    },
  } satisfies Partial<OutsideTasks>;
};
