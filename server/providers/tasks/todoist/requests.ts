import { parseOutsideJson } from "#server/platform/outbound/outside-json.ts";
import type * as z from "zod";
import type { Clock } from "#server/platform/clock.ts";
import type {
  Outbound,
  OutboundAnswer,
  OutboundRequest,
} from "#server/platform/outbound/outbound.ts";
import { isOperatorsUrl } from "./env.ts";
import { todoistStatusError, todoistOutboundError, unexpectedAnswerError } from "./errors.ts";
import { todoistTask, type TodoistTask } from "./shapes.ts";

export interface TodoistRequestsDeps {
  readonly url: string;
  readonly token: string;
  readonly outbound: Outbound;
  readonly clock: Pick<Clock, "now">;
}

type Call = Pick<OutboundRequest, "method" | "signal"> & { readonly json?: object };

/** Creates the kinds of requests to Todoist's API: each is sent once, and rejects with UnconfirmedError. */
export const createTodoistRequests = ({ url, token, outbound, clock }: TodoistRequestsDeps) => {
  const ask = async (
    path: string,
    { method = "GET", json, signal }: Call = {},
  ): Promise<OutboundAnswer> => {
    try {
      return await outbound({
        url: url + path,
        method,
        operatorHost: isOperatorsUrl(url),
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
      throw todoistOutboundError(error, method !== "GET");
    }
  };
  const parse = <T>(answer: OutboundAnswer, shape: z.ZodType<T>, isWrite: boolean): T => {
    if (answer.status !== 200) throw todoistStatusError(answer, isWrite, clock.now());
    try {
      return shape.parse(parseOutsideJson(answer.text()));
    } catch {
      // A page of a proxy or of hotel Wi-Fi is no answer, whatever its status.
      throw unexpectedAnswerError(isWrite);
    }
  };

  return {
    /** Reads what has this shape. */
    read: async <T>(path: string, shape: z.ZodType<T>, signal?: AbortSignal): Promise<T> =>
      parse(await ask(path, signal === undefined ? {} : { signal }), shape, false),
    /** Reads like `read`, or resolves with null where Todoist doesn't know the path. */
    readIfFound: async <T>(
      path: string,
      shape: z.ZodType<T>,
      signal?: AbortSignal,
    ): Promise<T | null> => {
      const answer = await ask(path, signal === undefined ? {} : { signal });
      return answer.status === 404 ? null : parse(answer, shape, false);
    },
    /** Writes fields, and resolves with the task that they make. */
    write: async (path: string, json: object, signal?: AbortSignal): Promise<TodoistTask> => {
      const call = { method: "POST", json, ...(signal === undefined ? {} : { signal }) } as const;
      return parse(await ask(path, call), todoistTask, true);
    },
    /** Sends a write whose answer is empty. */
    send: async (path: string, method: "POST" | "DELETE", signal?: AbortSignal): Promise<void> => {
      const answer = await ask(path, { method, ...(signal === undefined ? {} : { signal }) });
      if (answer.status === 204) return;
      throw answer.status === 200
        ? unexpectedAnswerError(true)
        : todoistStatusError(answer, true, clock.now());
    },
  };
};

export type TodoistRequests = ReturnType<typeof createTodoistRequests>;
