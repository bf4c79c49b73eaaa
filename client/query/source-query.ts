import { type QueryFunction, type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Answer, ReadKey, Sent } from "#contract/api.ts";
import type { Domain } from "#contract/operation.ts";
import { ApiError } from "../api/api-error.ts";
import type { Read } from "../api/call.ts";
import { useHealth } from "../context/config.ts";
import type { Sample } from "../app/sample-family.ts";
import { queryOf, type Result, type Shown, shownOf } from "./query-state.ts";
import { useSample } from "./sample/use-sample.ts";

/** Whether to ask a domain's source: not before health is known, and not one that is unconfigured. */
export const useAskable = (domain: Domain): "wait" | "ask" | "unconfigured" => {
  const health = useHealth();
  if (health.data === undefined) return health.from === "loading" ? "wait" : "ask";
  return health.data.sources[domain].state === "unconfigured" ? "unconfigured" : "ask";
};

/** What asking a source that isn't connected would fail with. */
export const missing = (domain: Domain) =>
  new ApiError("This source is not connected.", {
    status: 503,
    code: "unconfigured",
    source: domain,
  });

/**
 * The rule of sample content: the last real answer first, sample content only where the topic never had one.
 * `build` must keep its identity between renders.
 */
export const useOrSample = <T>(
  topic: string,
  shown: Shown<T>,
  build: (sample: Sample) => T,
): Shown<T> => {
  const cache = useQueryClient().getQueryCache();
  const refused = shown.from === "failed" && shown.error.status === 503 ? shown.error : undefined;
  const wanted =
    refused !== undefined &&
    cache.findAll({ queryKey: [topic] }).every(({ state }) => state.data === undefined);
  const sample = useSample(wanted);
  const data = useMemo(() => (sample === undefined ? undefined : build(sample)), [sample, build]);
  if (refused === undefined || !wanted) return shown;
  if (data === undefined) return { from: "loading", data: undefined };
  const reason = refused.code === "unconfigured" ? "unconfigured" : "unreachable";
  return { from: "demo", data, reason };
};

/** A source's query, asked only where `health` knows of a source; a missing one counts as refused with 503 `unconfigured`. */
export const useSourceQuery = <T>(
  domain: Domain,
  query: { readonly queryKey: QueryKey; readonly queryFn: QueryFunction<T> },
): Result<T> => {
  const askable = useAskable(domain);
  const result = useQuery({ ...query, enabled: askable === "ask" });
  if (askable !== "unconfigured") return result;
  const { data, dataUpdatedAt } = result;
  return { data, dataUpdatedAt, error: missing(domain), failureReason: null };
};

/** Reads an operation of a domain's source, with sample content where there never was a real answer. */
export const useSourceRead = <K extends ReadKey>(
  domain: Domain,
  operation: Read<K>,
  sent: Sent<K>,
  build: (sample: Sample) => Answer<K>,
): Shown<Answer<K>> => {
  const result = useSourceQuery<Answer<K>>(domain, queryOf(operation, sent));
  return useOrSample<Answer<K>>(operation.topic, shownOf(result), build);
};
