import { readTodoistPages } from "./pages.ts";
import { createTodoistRequests, type TodoistRequestsDeps } from "./requests.ts";
import {
  todoistCollaborator,
  type TodoistFields,
  todoistProject,
  todoistSection,
  todoistTask,
  type TodoistTask,
  todoistUser,
} from "./shapes.ts";

const ids = /^[A-Za-z0-9_-]{1,64}$/;
const completedDaysBack = 60;
const day = 86_400_000;

/** Whether a text can be an id of Todoist's; nothing else ever becomes part of a path. */
export const isId = (word: string): boolean => ids.test(word);

const pathOf = (id: string): string => {
  if (!isId(id)) throw new Error("an id that isn't one can't be part of a path");
  return `/tasks/${encodeURIComponent(id)}`;
};

/** Creates a client of Todoist's API v1: one request a call, every answer validated; rejects with UnconfirmedError. */
export const createTodoistClient = (deps: TodoistRequestsDeps) => {
  const { read, readIfFound, write, send } = createTodoistRequests(deps);

  const completed = async (id: string, now: number, signal?: AbortSignal) => {
    const done = await readTodoistPages(read, {
      path: "/tasks/completed/by_completion_date",
      query: {
        since: new Date(now - completedDaysBack * day).toISOString(),
        until: new Date(now + day).toISOString(),
      },
      shape: todoistTask,
      items: "items",
      signal,
    });
    const found = done.find((one) => one.id === id);
    return found === undefined ? null : { ...found, checked: true };
  };

  return {
    tasksOf: (projectId: string, signal?: AbortSignal) => {
      const query = { project_id: projectId };
      return readTodoistPages(read, { path: "/tasks", query, shape: todoistTask, signal });
    },
    sections: (signal?: AbortSignal) =>
      readTodoistPages(read, { path: "/sections", shape: todoistSection, signal }),
    projects: (signal?: AbortSignal) =>
      readTodoistPages(read, { path: "/projects", shape: todoistProject, signal }),
    collaborators: (projectId: string) => {
      const path = `/projects/${encodeURIComponent(projectId)}/collaborators`;
      return readTodoistPages(read, { path, shape: todoistCollaborator });
    },
    user: () => read("/user", todoistUser),
    /**
     * One task, including completed ones, which Todoist may have in a separate list; null where it has none of this
     * id.
     */
    task: async (id: string, now: number, signal?: AbortSignal): Promise<TodoistTask | null> => {
      const found =
        (await readIfFound(pathOf(id), todoistTask, signal)) ?? (await completed(id, now, signal));
      return found === null || found.is_deleted ? null : found;
    },
    close: (id: string, signal?: AbortSignal) => send(`${pathOf(id)}/close`, "POST", signal),
    reopen: (id: string, signal?: AbortSignal) => send(`${pathOf(id)}/reopen`, "POST", signal),
    create: (fields: TodoistFields) => write("/tasks", fields),
    update: (id: string, fields: TodoistFields, signal?: AbortSignal) =>
      write(pathOf(id), fields, signal),
    /** Moves a task into a project, outside of any section. */
    move: (id: string, projectId: string) => write(`${pathOf(id)}/move`, { project_id: projectId }),
    remove: (id: string) => send(pathOf(id), "DELETE"),
  };
};

export type TodoistClient = ReturnType<typeof createTodoistClient>;
