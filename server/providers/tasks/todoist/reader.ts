import type { Clock } from "#server/platform/clock.ts";
import type { TaskList } from "../port.ts";
import type { TodoistClient } from "./client.ts";
import { projectMissingError } from "./errors.ts";
import type { SeenTask } from "./own-writes.ts";

/** The open tasks of the configured projects, and the names around them. */
export interface TodoistCopy {
  readonly seen: ReadonlyMap<string, SeenTask>;
  /** Section names by id. */
  readonly sections: ReadonlyMap<string, string>;
  /** The ids of the configured projects. */
  readonly projects: Readonly<Record<TaskList, string>>;
}

type Structure = Pick<TodoistCopy, "projects" | "sections">;

export interface TodoistReaderDeps {
  readonly client: TodoistClient;
  readonly clock: Clock;
  /** The configured projects, by id or name. */
  readonly projects: Readonly<Record<TaskList, string>>;
}

const structureMs = 600_000;

const readStructure = async (
  { client, projects: wanted }: TodoistReaderDeps,
  signal: AbortSignal,
): Promise<Structure> => {
  const [projects, sections] = await Promise.all([
    client.projects(signal),
    client.sections(signal),
  ]);
  const find = (idOrName: string): string => {
    const word = idOrName.toLowerCase();
    const there = projects.filter((one) => !one.is_archived && !one.is_deleted);
    const found =
      there.find(({ id }) => id === idOrName) ??
      there.find(({ name }) => name.toLowerCase() === word);
    if (found === undefined) throw projectMissingError();
    return found.id;
  };
  return {
    projects: { todo: find(wanted.todo), routine: find(wanted.routine) },
    sections: new Map(sections.map(({ id, name }) => [id, name])),
  };
};

/** Creates a reader of all open tasks that reads projects and sections only every ten minutes. */
export const createTodoistReader = (deps: TodoistReaderDeps) => {
  const { client, clock } = deps;
  let structureAt = Number.NEGATIVE_INFINITY;

  const structure = async (signal: AbortSignal): Promise<Structure> => {
    const found = await readStructure(deps, signal);
    structureAt = clock.monotonic();
    return found;
  };

  return {
    /** Reads all tasks; `before` is the last copy, whose projects and sections are used while they are new. */
    read: async (before: TodoistCopy | null, signal: AbortSignal): Promise<TodoistCopy> => {
      const isKnown = before !== null && clock.monotonic() - structureAt < structureMs;
      let around = isKnown ? before : await structure(signal);
      const tasksOf = async (list: TaskList) =>
        (await client.tasksOf(around.projects[list], signal)).map((task): SeenTask => ({
          task,
          list,
        }));
      const all = (await Promise.all([tasksOf("todo"), tasksOf("routine")])).flat();
      const isNew = ({ task }: SeenTask): boolean =>
        task.section_id != null && !around.sections.has(task.section_id);
      if (isKnown && all.some(isNew)) around = await structure(signal);
      const { projects, sections } = around;
      const open = all.filter(({ task }) => !task.checked);
      return { seen: new Map(open.map((one) => [one.task.id, one])), sections, projects };
    },
    /** Makes the next read read projects and sections anew. */
    forgetStructure: (): void => {
      structureAt = Number.NEGATIVE_INFINITY;
    },
  };
};

export type TodoistReader = ReturnType<typeof createTodoistReader>;
