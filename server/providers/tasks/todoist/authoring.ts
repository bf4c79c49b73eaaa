import { HttpError, InvalidInput, NotFound } from "#server/platform/errors.ts";
import { type OutsideTasks, UnconfirmedError } from "../port.ts";
import type { TodoistCache } from "./cache.ts";
import { isId, type TodoistClient } from "./client.ts";
import type { TodoistLookup } from "./lookup.ts";
import { changedTodoistFields, daypartOfSection, newTodoistFields, readTask } from "./mapping.ts";

interface TodoistAuthoringDeps {
  readonly client: TodoistClient;
  readonly cache: TodoistCache;
  readonly lookup: TodoistLookup;
  /** The family's day. */
  readonly today: () => string;
}

/** Runs an authoring request without retries: whoever typed it sees the error. */
const authored = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof UnconfirmedError)) throw error;
    throw new HttpError(502, error.message, {
      code: error.isPassing ? "unreachable" : "sourceRefused",
      source: "tasks",
    });
  }
};

/** Creates the writes of whole tasks. */
export const createTodoistAuthoring = ({ client, cache, lookup, today }: TodoistAuthoringDeps) =>
  ({
    create: async (fields) => {
      const { projects, around } = await lookup.current();
      const task = await authored(
        client.create({
          ...newTodoistFields(fields, today(), around),
          project_id: projects[fields.list],
        }),
      );
      cache.remember(task.id, { task, list: fields.list });
      return readTask(task, fields.list, around);
    },
    update: async (id, fields) => {
      const all = await lookup.current();
      const seen = await lookup.find(id, all);
      if (seen === null) throw new NotFound("task");
      const { projects, around } = all;
      const before = readTask(seen.task, seen.list, around);
      const change = changedTodoistFields(seen.task, before, fields, today(), around);
      if (seen.task.checked) throw new InvalidInput("id", "id: it is done; open it again first.");
      let task = await authored(client.update(id, change));
      const leaves = fields.daypart === null && daypartOfSection(task, around) !== null;
      if (fields.list !== seen.list || leaves)
        task = await authored(client.move(id, projects[fields.list]));
      cache.remember(id, { task, list: fields.list });
    },
    remove: async (id) => {
      if (!isId(id)) return;
      await authored(client.remove(id));
      cache.remember(id, null);
    },
  }) satisfies Partial<OutsideTasks>;
