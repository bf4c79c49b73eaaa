import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import type { JournalEntry } from "#contract/journal.ts";
import { findEntry, type JournalPage } from "./journal-cache.ts";
import { usePendingEntry } from "./use-pending-entry.ts";

const findIn = (client: QueryClient, id: string): JournalEntry | undefined => {
  for (const [, page] of client.getQueriesData<JournalPage>({ queryKey: ["journal"] })) {
    const found = findEntry(page, id);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** An entry that was taken from a list, as it is now; as it was where no list knows it any more. */
export const useLiveEntry = (taken: JournalEntry | undefined): JournalEntry | undefined => {
  const client = useQueryClient();
  const subscribe = useMemo(() => {
    const cache = client.getQueryCache();
    return (listener: () => void) => cache.subscribe(listener);
  }, [client]);
  const known = useSyncExternalStore(subscribe, () =>
    taken === undefined ? undefined : findIn(client, taken.id),
  );
  const withPending = usePendingEntry();
  const entry = known ?? taken;
  return useMemo(() => entry && withPending(entry), [entry, withPending]);
};
