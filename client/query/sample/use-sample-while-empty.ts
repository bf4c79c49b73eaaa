import { useQueries } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { useConfig } from "../../context/config.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import type { QueryState } from "../query-state.ts";
import type { Sample } from "./sample.ts";
import { type OwnContentRead, type SampleArea, useSampleSource } from "./sample-source.ts";
import { useSample } from "./use-sample.ts";

/** Whether sample content may stand in: only until set-up is finished. */
const useSampleAllowed = (): boolean => {
  const { known, setupDone } = useConfig();
  return known && !setupDone;
};

/** What is known of the family's own content. */
interface OwnContent {
  readonly isKnown: boolean;
  readonly isFailed: boolean;
  /** Counts only where it is known. */
  readonly isEmpty: boolean;
}

/**
 * What is shown of a read, or the sample family's in its place while set-up isn't finished and the family's own content is
 * empty. `build` must keep its identity.
 */
export const useSampleWhileEmpty = <T>(
  own: OwnContent,
  shown: QueryState<T>,
  build: (sample: Sample) => T,
): QueryState<T> => {
  const isAllowed = useSampleAllowed();
  const isBare = isAllowed && own.isKnown && own.isEmpty;
  const sample = useSample(isBare);
  const data = useMemo(() => (sample === undefined ? undefined : build(sample)), [sample, build]);
  const isSettled = !isAllowed || own.isFailed || (own.isKnown && !isBare);
  if (shown.data === undefined || shown.source === "sample" || isSettled) return shown;
  return data === undefined
    ? { source: "loading", data: undefined }
    : { source: "sample", data, reason: "unconfigured" };
};

const nothingToRead: readonly OwnContentRead[] = [];

/** What some reads tell, with what is pending; asked only while sample content may stand in. */
const useOwnContent = (area: SampleArea): OwnContent => {
  const { ownContent } = useSampleSource();
  const reads = useSampleAllowed() ? ownContent[area] : nothingToRead;
  const answers = useQueries({ queries: reads.map(({ query }) => query) });
  const queue = useMutationQueue();
  const isEmpty = useSyncExternalStore(queue.subscribe, () =>
    reads.every(({ query, isEmpty: isBare }, at) => {
      const data = queue.overlay(query.queryKey, answers[at]?.data);
      return data !== undefined && isBare(data);
    }),
  );
  return {
    isKnown: answers.every(({ data }) => data !== undefined),
    isFailed: answers.some(({ data, error }) => data === undefined && error !== null),
    isEmpty,
  };
};

/** The same of a read in an area: the sample family's while the family has nothing of its own in it. `build` must keep its identity. */
export const useSampleWhileAreaEmpty = <T>(
  area: SampleArea,
  shown: QueryState<T>,
  build: (sample: Sample) => T,
): QueryState<T> => useSampleWhileEmpty(useOwnContent(area), shown, build);
