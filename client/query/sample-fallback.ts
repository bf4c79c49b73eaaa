import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { OperationAnswer, OperationInput, ReadKey } from "#contract/api.ts";
import type { Domain } from "#contract/operation.ts";
import type { ReadOperation } from "../api/call.ts";
import { useConfig } from "../context/config.ts";
import { usePageSource } from "../context/page-source.ts";
import { queryOf, type QueryState, type SampleOrigin, useQueryState } from "./query-state.ts";
import type { Sample } from "./sample/sample.ts";
import type { SampleArea } from "./sample/sample-source.ts";
import { type OwnContent, useOwnContent } from "./sample/use-own-content.ts";
import { useSample } from "./sample/use-sample.ts";
import { useSourceQuery } from "./source-query.ts";

/** What has to be known to choose between what is real and sample content. */
export interface SampleQuestion {
  /** Whether set-up is finished; undefined while that isn't known. */
  readonly setupDone: boolean | undefined;
  /** Whether the page is all about this source; other pages mix several. */
  readonly isOwnPage: boolean;
  /** What the source has told so far: content, an answer with nothing in it, only refusals (503), or nothing that counts. */
  readonly real: "content" | "empty" | "refused" | "none";
}

/**
 * The rule of sample content. Until set-up is finished it fills whatever is missing or empty. Afterwards it stands only
 * on the page of a source that never answered: Home and a child's pages invent nothing about real people.
 */
export const isSampleShown = ({ setupDone, isOwnPage, real }: SampleQuestion): boolean =>
  real === "refused" ? isOwnPage || setupDone === false : real === "empty" && setupDone === false;

/** Whether set-up is finished; undefined while that isn't known. */
const useSetupDone = (): boolean | undefined => {
  const { known, setupDone } = useConfig();
  return known ? setupDone : undefined;
};

const empty: SampleOrigin = { reason: "unconfigured" };

/** Sample content in a read's place where it has an origin. `build` must keep its identity. */
const useSampleInstead = <T>(
  shown: QueryState<T>,
  origin: SampleOrigin | undefined,
  build: (sample: Sample) => T,
): QueryState<T> => {
  const sample = useSample(origin !== undefined);
  const data = useMemo(() => (sample === undefined ? undefined : build(sample)), [sample, build]);
  if (origin === undefined) return shown;
  return data === undefined
    ? { source: "loading", data: undefined }
    : { source: "sample", data, ...origin };
};

/** What sample content may stand in for: a domain's reads, and how the keys of those begin that count as its answers. */
export interface SampleSubject {
  readonly domain: Domain;
  readonly queryKey: QueryKey;
}

/**
 * What is shown of a domain's read: the last real answer first, sample content where the rule gives it and nothing ever
 * was answered, or the family has taken the source away. `build` must keep its identity between renders.
 */
export const useSampleFallback = <T>(
  { domain, queryKey }: SampleSubject,
  shown: QueryState<T>,
  build: (sample: Sample) => T,
): QueryState<T> => {
  const cache = useQueryClient().getQueryCache();
  const setupDone = useSetupDone();
  const pageSource = usePageSource();
  const isOwnPage = pageSource?.domain === domain;
  const refusal = shown.source === "failed" && shown.error.status === 503 ? shown.error : undefined;
  const isConnected = refusal?.code !== "unconfigured";
  const isNeverAnswered = () =>
    cache.findAll({ queryKey }).every(({ state }) => state.data === undefined);
  const isRefused = refusal !== undefined && (!isConnected || isNeverAnswered());
  const real = isRefused ? "refused" : "none";
  const isWanted = isSampleShown({ setupDone, isOwnPage, real });
  const reason = isConnected ? "unreachable" : "unconfigured";
  // Until set-up is finished it asks for every source itself; what is connected already only doesn't answer.
  const connectAt = isOwnPage && setupDone && !isConnected ? pageSource.connectAt : undefined;
  return useSampleInstead(shown, isWanted ? { reason, connectAt } : undefined, build);
};

/** Reads an operation of a domain's source, with sample content where the rule gives it. */
export const useSourceRead = <K extends ReadKey>(
  domain: Domain,
  operation: ReadOperation<K>,
  sent: OperationInput<K>,
  build: (sample: Sample) => OperationAnswer<K>,
): QueryState<OperationAnswer<K>> => {
  const result = useSourceQuery<OperationAnswer<K>>(domain, queryOf(operation, sent));
  const about = { domain, queryKey: [operation.topic] };
  return useSampleFallback<OperationAnswer<K>>(about, useQueryState(result), build);
};

/**
 * What is shown of a read, or sample content in its place while the family's own content is empty and the rule allows it.
 * `build` must keep its identity.
 */
export const useSampleWhileEmpty = <T>(
  own: OwnContent,
  shown: QueryState<T>,
  build: (sample: Sample) => T,
): QueryState<T> => {
  const setupDone = useSetupDone();
  const ask = (real: "empty" | "content") => isSampleShown({ setupDone, isOwnPage: false, real });
  const isReal = shown.data !== undefined && shown.source !== "sample";
  const isBare = isReal && own.isKnown && ask(own.isEmpty ? "empty" : "content");
  const content = useSampleInstead(shown, isBare ? empty : undefined, build);
  // Until it is known whether there is anything, neither is shown: the sample family would jump away again.
  const isOpen = isReal && !own.isKnown && !own.isFailed && ask("empty");
  return isOpen ? { source: "loading", data: undefined } : content;
};

/** The same of a read that needs no source, where an answer says by itself that the family chose nothing. `build` must keep its identity. */
export const useSampleWhileNothing = <T>(
  shown: QueryState<T>,
  isNothing: (answer: T) => boolean,
  build: (sample: Sample) => T,
): QueryState<T> => {
  const { data } = shown;
  const own = {
    isKnown: data !== undefined,
    isFailed: shown.source === "failed",
    isEmpty: data !== undefined && isNothing(data),
  };
  return useSampleWhileEmpty(own, shown, build);
};

/** The same of a read in an area: the sample family's while the family has nothing of its own in it. `build` must keep its identity. */
export const useSampleWhileAreaEmpty = <T>(
  area: SampleArea,
  shown: QueryState<T>,
  build: (sample: Sample) => T,
): QueryState<T> => {
  const isAsked = isSampleShown({ setupDone: useSetupDone(), isOwnPage: false, real: "empty" });
  return useSampleWhileEmpty(useOwnContent(area, isAsked), shown, build);
};
