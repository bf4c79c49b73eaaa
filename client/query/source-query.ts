import { type QueryFunction, type QueryKey, useQuery } from "@tanstack/react-query";
import type { Domain } from "#contract/operation.ts";
import { ApiError } from "../api/api-error.ts";
import { useHealth } from "./health.ts";
import { type ReadResult, useOverlaidResult } from "./query-state.ts";

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
