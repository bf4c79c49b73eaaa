import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import type { JournalEntry } from "#contract/journal.ts";
import { withJournalChanges } from "./optimistic-entry.ts";
import type { JournalPage } from "./journal-cache.ts";
import { useJournalChanges } from "./mutations.ts";

const findIn = (client: QueryClient, id: string): JournalEntry | undefined => {
  for (const [, page] of client.getQueriesData<JournalPage>({ queryKey: ["journal"] })) {
    const found =
      page?.entries.find((entry) => entry.id === id) ??
      page?.onThisDay.find((entry) => entry.id === id);
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
  const changes = useJournalChanges();
  const entry = known ?? taken;
  return useMemo(() => entry && withJournalChanges(entry, changes), [entry, changes]);
};
