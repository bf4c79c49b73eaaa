import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ErrorBody } from "#contract/errors.ts";
import { apiSentence } from "../platform/api-sentence.ts";

/** Selects requests by the address that they came with, since routers change a request's `url`. */
export type RequestFilter = (request: Pick<IncomingMessage, "method" | "url">) => boolean;

/** Passes requests to the application, or answers them with 503 before a restart. */
export interface RequestGate {
  readonly handle: RequestListener;
  /**
   * Answers such requests with 503 from now on, and closes each connection after its answer; returns what passes them on
   * again, as far as nobody else refuses them.
   */
  refuse(filter: RequestFilter): () => void;
  /** Whether any requests are refused. */
  isRefusing(): boolean;
  /** Resolves when no such request is under way; after the time given, those that still are lose their connection. */
  drain(filter: RequestFilter, withinMs: number): Promise<void>;
}

/** Whether a request may change something. */
export const isWrite: RequestFilter = ({ method }) => method !== "GET" && method !== "HEAD";

const sendRestarting = (response: ServerResponse): void => {
  response.writeHead(503, {
    ...{ "Content-Type": "application/json", "Retry-After": "2", Connection: "close" },
  });
  response.end(
    JSON.stringify({
      error: apiSentence("outOfOrder"),
      code: "outOfOrder",
    } satisfies ErrorBody),
  );
};

/** Makes the gate in front of an application. */
export const createRequestGate = (app: RequestListener): RequestGate => {
  const refusals = new Set<{ readonly filter: RequestFilter }>();
  const isRefused: RequestFilter = (request) => [...refusals].some(({ filter }) => filter(request));
  const underWay = new Map<ServerResponse, Pick<IncomingMessage, "method" | "url">>();
  const onEnd = new Set<() => void>();

  return {
    handle: (request, response) => {
      if (isRefused(request)) {
        sendRestarting(response);
        return;
      }
      const { method, url } = request;
      underWay.set(response, { method, url });
      response.once("close", () => {
        underWay.delete(response);
        for (const listener of onEnd) listener();
      });
      app(request, response);
    },
    refuse: (filter) => {
      const refusal = { filter };
      refusals.add(refusal);
      for (const response of underWay.keys())
        if (!response.headersSent) response.setHeader("Connection", "close");
      return () => void refusals.delete(refusal);
    },
    isRefusing: () => refusals.size > 0,
    drain: (filter, withinMs) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const matching = (): ServerResponse[] =>
        [...underWay].filter(([, request]) => filter(request)).map(([response]) => response);
      const resolveOnceEmpty = (): void => {
        if (matching().length === 0) resolve();
      };
      const timeLimit = setTimeout(() => {
        // What they write from here on is not in the restore point, so they must not be answered.
        for (const response of matching()) response.destroy();
        resolve();
      }, withinMs);
      onEnd.add(resolveOnceEmpty);
      resolveOnceEmpty();
      return promise.finally(() => {
        clearTimeout(timeLimit);
        onEnd.delete(resolveOnceEmpty);
      });
    },
  };
};
