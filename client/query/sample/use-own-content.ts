import { useQueries } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { type OwnContentRead, type SampleArea, useSampleSource } from "./sample-source.ts";

/** What is known of the family's own content. */
export interface OwnContent {
  readonly isKnown: boolean;
  readonly isFailed: boolean;
  /** Counts only where it is known. */
  readonly isEmpty: boolean;
}

const nothingToRead: readonly OwnContentRead[] = [];

/** What the reads of an area tell, with what is pending; they are asked only when `isAsked`. */
export const useOwnContent = (area: SampleArea, isAsked: boolean): OwnContent => {
  const { ownContent } = useSampleSource();
  const reads = isAsked ? ownContent[area] : nothingToRead;
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
