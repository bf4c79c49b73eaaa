import { QueryObserver, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { type OwnContentRead, type SampleArea, useSampleSource } from "./sample-source.ts";

/** What is known of the family's own content. */
export interface OwnContent {
  readonly isKnown: boolean;
  /** Counts only where it isn't known. */
  readonly isFailed: boolean;
  /** Counts only where it is known. */
  readonly isEmpty: boolean;
}

const nothingToRead: readonly OwnContentRead[] = [];

/** What the reads of an area tell, with what is pending; they are asked only when `isAsked`. */
export const useOwnContent = (area: SampleArea, isAsked: boolean): OwnContent => {
  const { ownContent } = useSampleSource();
  const client = useQueryClient();
  const queue = useMutationQueue();
  const reads = isAsked ? ownContent[area] : nothingToRead;
  // Not `useQueries`, which is 1 kB of the first script for what a family that has moved in never asks.
  const observers = useMemo(
    () => reads.map(({ query }) => new QueryObserver(client, query)),
    [client, reads],
  );
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = [
        ...observers.map((observer) => observer.subscribe(changed)),
        queue.subscribe(changed),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [observers, queue],
  );
  const known = useSyncExternalStore(subscribe, () => {
    const answers = reads.map(({ query }) => client.getQueryState(query.queryKey));
    const missing = answers.filter((answer) => answer?.data === undefined);
    if (missing.length > 0)
      return missing.some((answer) => answer?.error != null) ? "failed" : "unknown";
    const isEmpty = reads.every(({ query, isEmpty: isBare }, at) => {
      const data = queue.overlay(query.queryKey, answers[at]?.data);
      return data !== undefined && isBare(data);
    });
    return isEmpty ? "empty" : "content";
  });
  return {
    isKnown: known === "empty" || known === "content",
    isFailed: known === "failed",
    isEmpty: known === "empty",
  };
};
