import type { QueryClient } from "@tanstack/react-query";
import type { OperationAnswer } from "#contract/api.ts";
import type { JournalEntry } from "#contract/journal.ts";
import { defineRead } from "../../api/call.ts";
import { type JournalChange, withJournalChanges } from "./optimistic-entry.ts";

/** The read of a page of the journal. */
export const journalRead = defineRead("GET /api/journal", "journal");

export type JournalPage = OperationAnswer<"GET /api/journal">;

const inPage = (page: JournalPage, each: (entry: JournalEntry) => readonly JournalEntry[]) => ({
  ...page,
  entries: page.entries.flatMap(each),
  onThisDay: page.onThisDay.flatMap(each),
});

/** What a write answered, on an entry that this device knows. */
const answered = (
  entry: JournalEntry,
  change: Exclude<JournalChange, { kind: "add" }>,
  answer: unknown,
): readonly JournalEntry[] => {
  if (entry.id !== change.id) return [entry];
  const shown = withJournalChanges(entry, [change]);
  if (shown === undefined) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the operations of this change answer
  return [{ ...shown, ...(answer as Partial<JournalEntry>), mine: shown.mine }];
};

/** Whether a query is of the newest page of everything, where a new entry stands. */
const isNewest = ([, , sent]: readonly unknown[]): boolean => {
  const query = typeof sent === "object" && sent !== null && "query" in sent ? sent.query : {};
  return typeof query === "object" && query !== null && Object.keys(query).join() === "limit";
};

/** Puts what a write answered into every page of the journal that this device knows. */
export const cacheJournalAnswer = (
  client: QueryClient,
  change: JournalChange,
  answer: unknown,
): void => {
  for (const [key, page] of client.getQueriesData<JournalPage>({ queryKey: ["journal"] })) {
    if (page === undefined) continue;
    if (change.kind !== "add")
      client.setQueryData(
        key,
        inPage(page, (entry) => answered(entry, change, answer)),
      );
    else if (isNewest(key))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what POST /api/journal answers
      client.setQueryData(key, { ...page, entries: [answer as JournalEntry, ...page.entries] });
  }
};
