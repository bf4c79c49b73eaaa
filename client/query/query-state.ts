import { type QueryClient, type QueryKey, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { OperationAnswer, ReadKey, OperationInput } from "#contract/api.ts";
import { type ApiError, apiErrorOf } from "../api/api-error.ts";
import { call, type ReadOperation, takeFirstAnswerOf } from "../api/call.ts";
import { useOverlaid } from "../mutations/use-mutation-queue.ts";
import { LiveQueryClient } from "./live-query-client.ts";

/** Why sample content stands in a source's place, and the app's address where a family that lives here connects it. */
export interface SampleOrigin {
  readonly reason: "unconfigured" | "unreachable";
  readonly connectAt?: string | undefined;
}

/** What a screen shows: the newest answer, the last real one with its age (ms), sample content, or none yet. */
export type QueryState<T> =
  | { readonly source: "live"; readonly data: T }
  | { readonly source: "stale"; readonly data: T; readonly since: number; readonly error: ApiError }
  | ({ readonly source: "sample"; readonly data: T } & SampleOrigin)
  | { readonly source: "loading"; readonly data: undefined }
  | { readonly source: "failed"; readonly data: undefined; readonly error: ApiError };

/** Whether nothing is shown because nobody has connected the source. */
export const isNotConnected = (shown: QueryState<unknown>): boolean =>
  shown.source === "failed" && shown.error.code === "unconfigured";

/** How long an answer that no screen shows is kept in memory, in ms. */
export const cacheTimeMs = 7 * 86_400_000;

/** Makes the store of answers: nothing is asked twice unless the live stream says so. */
export const createQueryClient = (): QueryClient =>
  new LiveQueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: cacheTimeMs,
        // The server is in the house: it may be there when the internet isn't.
        networkMode: "always",
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (failures, error) => apiErrorOf(error).code === "network" && failures < 3,
        retryDelay: (failures) => 1000 * 2 ** failures * (0.5 + Math.random() / 2),
      },
      mutations: { networkMode: "always", retry: false },
    },
  });

/** The query of a read: key `[topic, operation, input]`, what the page brought along of it, and how to ask. */
export const queryOf = <K extends ReadKey>(operation: ReadOperation<K>, sent: OperationInput<K>) =>
  ({
    queryKey: [operation.topic, operation.key, sent],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OperationAnswer<K>> =>
      (await call<K>(operation, sent, { signal })).answer,
    initialData: () => takeFirstAnswerOf(operation, sent),
  }) as const;

/** The part of a query's state that says what a screen shows. */
export interface ReadResult<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly failureReason: unknown;
  readonly dataUpdatedAt: number;
}

/** What a query's state means for a screen. */
export const queryStateOf = <T>(result: ReadResult<T>): QueryState<T> => {
  const { data } = result;
  const trouble = result.error ?? result.failureReason;
  if (data !== undefined)
    return trouble === null
      ? { source: "live", data }
      : { source: "stale", data, since: result.dataUpdatedAt, error: apiErrorOf(trouble) };
  return result.error === null
    ? { source: "loading", data: undefined }
    : { source: "failed", data: undefined, error: apiErrorOf(result.error) };
};

/** The same, keeping its identity for as long as it says the same. */
export const useQueryState = <T>(result: ReadResult<T>): QueryState<T> => {
  const { data, error, failureReason } = result;
  // Looked at only where it is shown: whoever looks is drawn again each time that it changes.
  const dataUpdatedAt = error === null && failureReason === null ? 0 : result.dataUpdatedAt;
  return useMemo(
    () => queryStateOf({ data, error, failureReason, dataUpdatedAt }),
    [data, error, failureReason, dataUpdatedAt],
  );
};

/** What a query holds, with all that is pending on this page laid over it. */
export const useOverlaidResult = <T>(queryKey: QueryKey, result: ReadResult<T>): ReadResult<T> => {
  const { error, failureReason } = result;
  const data = useOverlaid(queryKey, result.data);
  // Looked at only where it is shown: whoever looks is drawn again each time that it changes.
  const dataUpdatedAt = error === null && failureReason === null ? 0 : result.dataUpdatedAt;
  return { data, error, failureReason, dataUpdatedAt };
};

/** Reads an operation and keeps it current over the live stream, with what is pending; never sample content. Asked anew, it is read each time that a page opens. */
export const useRead = <K extends ReadKey>(
  operation: ReadOperation<K>,
  sent: OperationInput<K>,
  { enabled = true, isAskedAnew = false }: { enabled?: boolean; isAskedAnew?: boolean } = {},
): QueryState<OperationAnswer<K>> => {
  const query = queryOf(operation, sent);
  const refetchOnMount = isAskedAnew ? "always" : true;
  return useQueryState(
    useOverlaidResult(query.queryKey, useQuery({ ...query, enabled, refetchOnMount })),
  );
};
