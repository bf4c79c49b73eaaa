import type { JournalEntry, JournalEntryPatch } from "#contract/journal.ts";

/** What of an entry its author writes. */
export type EntryWords = Pick<JournalEntry, "text" | "tags" | "memberIds">;

const names = ["text", "tags", "memberIds"] as const;

/** What an edit changes of an entry, and what takes just that back, unless it was changed since; undefined where it changes nothing. */
export const changeOfEntry = (
  before: EntryWords,
  edit: EntryWords,
): { readonly patch: JournalEntryPatch; readonly back: JournalEntryPatch } | undefined => {
  const changed = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(edit[name]),
  );
  if (changed.length === 0) return undefined;
  const of = (words: EntryWords) => Object.fromEntries(changed.map((name) => [name, words[name]]));
  return { patch: of(edit), back: { ...of(before), seen: of(edit) } };
};
