import { type QueryFunction, type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { OperationAnswer, ReadKey, OperationInput } from "#contract/api.ts";
import type { Domain } from "#contract/operation.ts";
import { ApiError } from "../api/api-error.ts";
import type { ReadOperation } from "../api/call.ts";
import { useHealth } from "./health.ts";
import type { Sample } from "./sample/sample.ts";
import {
  queryOf,
  type ReadResult,
  type QueryState,
  queryStateOf,
  useOverlaidResult,
} from "./query-state.ts";
import { useSample } from "./sample/use-sample.ts";

/** Whether to ask a domain's source: not before health is known, and not one that is unconfigured. */
export const useSourceReadiness = (domain: Domain): "wait" | "ask" | "unconfigured" => {
  const health = useHealth();
  if (health.data === undefined) return health.source === "loading" ? "wait" : "ask";
  return health.data.sources[domain].state === "unconfigured" ? "unconfigured" : "ask";
};

/** What asking a source that isn't connected would fail with. */
export const sourceMissingError = (domain: Domain) =>
  new ApiError("This source is not connected.", {
    status: 503,
    code: "unconfigured",
    source: domain,
  });

/**
 * The rule of sample content: the last real answer first, sample content only where the topic never had one.
 * `build` must keep its identity between renders.
 */
export const useSampleFallback = <T>(
  topic: string,
  shown: QueryState<T>,
  build: (sample: Sample) => T,
): QueryState<T> => {
  const cache = useQueryClient().getQueryCache();
  const refused = shown.source === "failed" && shown.error.status === 503 ? shown.error : undefined;
  const wanted =
    refused !== undefined &&
    cache.findAll({ queryKey: [topic] }).every(({ state }) => state.data === undefined);
  const sample = useSample(wanted);
  const data = useMemo(() => (sample === undefined ? undefined : build(sample)), [sample, build]);
  if (refused === undefined || !wanted) return shown;
  if (data === undefined) return { source: "loading", data: undefined };
  const reason = refused.code === "unconfigured" ? "unconfigured" : "unreachable";
  return { source: "sample", data, reason };
};

/** A source's query, asked only where `health` knows of a source; a missing one counts as refused with 503 `unconfigured`. */
export const useSourceQuery = <T>(
  domain: Domain,
  query: { readonly queryKey: QueryKey; readonly queryFn: QueryFunction<T> },
): ReadResult<T> => {
  const askable = useSourceReadiness(domain);
  const asked = useQuery({ ...query, enabled: askable === "ask" });
  const result = useOverlaidResult(query.queryKey, asked);
  if (askable !== "unconfigured") return result;
  const { data, dataUpdatedAt } = result;
  return { data, dataUpdatedAt, error: sourceMissingError(domain), failureReason: null };
};

/** Reads an operation of a domain's source, with sample content where there never was a real answer. */
export const useSourceRead = <K extends ReadKey>(
  domain: Domain,
  operation: ReadOperation<K>,
  sent: OperationInput<K>,
  build: (sample: Sample) => OperationAnswer<K>,
): QueryState<OperationAnswer<K>> => {
  const result = useSourceQuery<OperationAnswer<K>>(domain, queryOf(operation, sent));
  return useSampleFallback<OperationAnswer<K>>(operation.topic, queryStateOf(result), build);
};
