import * as z from "zod";
import type { Clock } from "#server/platform/clock.ts";
import type {
  Outbound,
  OutboundAnswer,
  OutboundRequest,
} from "#server/platform/outbound/outbound.ts";
import { todoistStatusError, todoistOutboundError, unexpectedAnswerError } from "./errors.ts";

const optional = z.string().nullish();

const task = z.object({
  id: z.string(),
  project_id: z.string(),
  section_id: optional,
  responsible_uid: optional,
  labels: z.array(z.string()),
  checked: z.boolean(),
  is_deleted: z.boolean().default(false),
  added_at: z.iso.datetime({ offset: true }).nullish(),
  due: z
    .object({
      /** A day, a local time, or an instant that ends in Z. */
      date: z.string().regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?Z?)?$/),
      is_recurring: z.boolean(),
      string: z.string(),
      lang: optional,
    })
    .nullish(),
  content: z.string(),
  description: z.string().default(""),
  child_order: z.number().default(0),
});
const named = z.object({ id: z.string(), name: z.string() });
const section = named.extend({ project_id: z.string() });
const project = named.extend({
  is_archived: z.boolean().default(false),
  is_deleted: z.boolean().default(false),
  is_shared: z.boolean().default(false),
});
const collaborator = named.extend({ email: z.string() });
const user = z.object({ id: z.string(), email: z.string(), full_name: z.string() });

export type TodoistTask = z.output<typeof task>;

/** The writable fields of a task, in Todoist's names. */
export interface TodoistFields {
  readonly content?: string;
  readonly description?: string;
  readonly project_id?: string;
  readonly labels?: readonly string[];
  readonly assignee_id?: string | null;
  readonly due_string?: string;
  readonly due_lang?: string;
  readonly due_date?: string;
  readonly due_datetime?: string;
}

interface Where {
  readonly url: string;
  readonly token: string;
  readonly outbound: Outbound;
  readonly clock: Pick<Clock, "now">;
}

type Call = Pick<OutboundRequest, "method" | "signal"> & { readonly json?: object };

const ids = /^[A-Za-z0-9_-]{1,64}$/;
const mostPages = 50;
const completedDaysBack = 60;
const day = 86_400_000;

/** Whether a text can be an id of Todoist's; nothing else ever becomes part of a path. */
export const isId = (word: string): boolean => ids.test(word);

const pathOf = (id: string): string => {
  if (!isId(id)) throw new Error("an id that isn't one can't be part of a path");
  return `/tasks/${encodeURIComponent(id)}`;
};

/** Creates a client of Todoist's API v1: one request a call, every answer validated; rejects with UnconfirmedError. */
export const createTodoistClient = ({ url, token, outbound, clock }: Where) => {
  const ask = async (path: string, { method = "GET", json, signal }: Call = {}) => {
    const isWrite = method !== "GET";
    let answer: OutboundAnswer;
    try {
      answer = await outbound({
        url: url + path,
        method,
        operatorHost: true,
        keepAlive: true,
        // A redirect doesn't confirm a write, and the token is for one host.
        maxRedirects: 0,
        headers: {
          authorization: `Bearer ${token}`,
          accept: "application/json",
          ...(json === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        ...(signal === undefined ? {} : { signal }),
      });
    } catch (error) {
      throw todoistOutboundError(error, isWrite);
    }
    return answer;
  };
  const parse = <T>(answer: OutboundAnswer, shape: z.ZodType<T>, isWrite: boolean): T => {
    if (answer.status !== 200) throw todoistStatusError(answer, isWrite, clock.now());
    try {
      return shape.parse(JSON.parse(answer.text()));
    } catch {
      // A page of a proxy or of hotel Wi-Fi is no answer, whatever its status.
      throw unexpectedAnswerError(isWrite);
    }
  };
  const read = async <T>(path: string, shape: z.ZodType<T>, signal?: AbortSignal): Promise<T> =>
    parse(await ask(path, signal === undefined ? {} : { signal }), shape, false);
  const write = async (path: string, json: object, signal?: AbortSignal): Promise<TodoistTask> => {
    const call = { method: "POST", json, ...(signal === undefined ? {} : { signal }) } as const;
    return parse(await ask(path, call), task, true);
  };
  const tell = async (path: string, method: "POST" | "DELETE", signal?: AbortSignal) => {
    const answer = await ask(path, { method, ...(signal === undefined ? {} : { signal }) });
    if (answer.status === 204) return;
    throw answer.status === 200
      ? unexpectedAnswerError(true)
      : todoistStatusError(answer, true, clock.now());
  };

  const pages = async <T>(
    path: string,
    query: Readonly<Record<string, string>>,
    shape: z.ZodType<T>,
    items: "results" | "items",
    signal?: AbortSignal,
  ): Promise<T[]> => {
    const page = z.object({ [items]: z.array(shape), next_cursor: z.string().nullish() });
    const all: T[] = [];
    let cursor: string | undefined;
    for (let turned = 0; turned < mostPages; turned += 1) {
      const words = new URLSearchParams({
        ...query,
        limit: "200",
        ...(cursor === undefined ? {} : { cursor }),
      });
      const answer = await read(`${path}?${words.toString()}`, page, signal);
      all.push(...z.array(shape).parse(answer[items]));
      const next = z.string().nullish().parse(answer["next_cursor"]);
      if (next === null || next === undefined || next === "" || next === cursor) return all;
      cursor = next;
    }
    throw unexpectedAnswerError(false);
  };

  const completed = async (id: string, now: number, signal?: AbortSignal) => {
    const query = {
      since: new Date(now - completedDaysBack * day).toISOString(),
      until: new Date(now + day).toISOString(),
    };
    const done = await pages("/tasks/completed/by_completion_date", query, task, "items", signal);
    const found = done.find((one) => one.id === id);
    return found === undefined ? null : { ...found, checked: true };
  };

  return {
    tasksOf: (projectId: string, signal?: AbortSignal) =>
      pages("/tasks", { project_id: projectId }, task, "results", signal),
    sections: (signal?: AbortSignal) => pages("/sections", {}, section, "results", signal),
    projects: (signal?: AbortSignal) => pages("/projects", {}, project, "results", signal),
    collaborators: (projectId: string) =>
      pages(
        `/projects/${encodeURIComponent(projectId)}/collaborators`,
        {},
        collaborator,
        "results",
      ),
    user: () => read("/user", user),
    /**
     * One task, including completed ones, which Todoist may have in a separate list; null where it has none of this
     * id.
     */
    task: async (id: string, now: number, signal?: AbortSignal): Promise<TodoistTask | null> => {
      const answer = await ask(pathOf(id), signal === undefined ? {} : { signal });
      const found =
        answer.status === 404 ? await completed(id, now, signal) : parse(answer, task, false);
      return found === null || found.is_deleted ? null : found;
    },
    close: (id: string, signal?: AbortSignal) => tell(`${pathOf(id)}/close`, "POST", signal),
    reopen: (id: string, signal?: AbortSignal) => tell(`${pathOf(id)}/reopen`, "POST", signal),
    create: (fields: TodoistFields) => write("/tasks", fields),
    update: (id: string, fields: TodoistFields, signal?: AbortSignal) =>
      write(pathOf(id), fields, signal),
    /** Moves a task into a project, outside of any section. */
    move: (id: string, projectId: string) => write(`${pathOf(id)}/move`, { project_id: projectId }),
    remove: (id: string) => tell(pathOf(id), "DELETE"),
  };
};

export type TodoistClient = ReturnType<typeof createTodoistClient>;
