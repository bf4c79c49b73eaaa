import type { LedgerEntry } from "#contract/stars.ts";

/** A ledger's entries by the family's day they count for, the newest day first; within a day in the order they come. */
export const groupLedgerByDay = (
  entries: readonly LedgerEntry[],
): (readonly [day: string, entries: readonly LedgerEntry[]])[] => {
  const days = new Map<string, LedgerEntry[]>();
  for (const entry of entries) days.set(entry.date, [...(days.get(entry.date) ?? []), entry]);
  // A tick that waited on a phone comes after those of the days that followed it.
  return [...days].toSorted(([a], [b]) => b.localeCompare(a));
};
