import { useCallback } from "react";
import type { JournalEntry } from "#contract/journal.ts";
import { useMutationQueue, usePending } from "../../mutations/use-mutation-queue.ts";
import { type JournalPage, journalRead } from "./journal-cache.ts";

const queryKey = [journalRead.topic, journalRead.key, {}];

/** Lays what is pending over an entry: the same object where nothing touches it, undefined where something takes it away. */
export const usePendingEntry = (): ((entry: JournalEntry) => JournalEntry | undefined) => {
  const { overlay } = useMutationQueue();
  const pending = usePending();
  return useCallback(
    (entry) => {
      if (pending.length === 0) return entry;
      const page: JournalPage = { entries: [entry], onThisDay: [], tags: [], next: null };
      return overlay(queryKey, page).entries[0];
    },
    [overlay, pending],
  );
};
