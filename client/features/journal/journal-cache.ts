import type { OperationAnswer, OperationInput } from "#contract/api.ts";
import type { JournalEntry } from "#contract/journal.ts";
import { defineRead } from "../../api/call.ts";

/** The read of a page of the journal. */
export const journalRead = defineRead("GET /api/journal", "journal");

export type JournalPage = OperationAnswer<"GET /api/journal">;

type Entries = JournalPage["entries"];

const each = (entries: Entries, change: (entry: JournalEntry) => Entries): Entries => {
  const after = entries.flatMap(change);
  const isSame =
    after.length === entries.length && after.every((entry, at) => entry === entries[at]);
  return isSame ? entries : after;
};

/** A page with its entries changed; the same one where nothing is different. */
export const pageWith = (
  page: JournalPage,
  change: (entry: JournalEntry) => Entries,
): JournalPage => {
  const [entries, onThisDay] = [each(page.entries, change), each(page.onThisDay, change)];
  return entries === page.entries && onThisDay === page.onThisDay
    ? page
    : { ...page, entries, onThisDay };
};

/** An entry on a page, also among those of this day in other years. */
export const findEntry = (page: JournalPage | undefined, id: string): JournalEntry | undefined =>
  [...(page?.entries ?? []), ...(page?.onThisDay ?? [])].find((entry) => entry.id === id);

/** Whether a read is of the newest page of everything, where a new entry stands. */
export const isNewestPage = ({ query }: OperationInput<"GET /api/journal">): boolean =>
  Object.keys(query ?? {}).join() === "limit";
