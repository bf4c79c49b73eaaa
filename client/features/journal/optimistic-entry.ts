import type { JournalEntry, JournalEntryPatch } from "#contract/journal.ts";

/** A change of an entry that the server hasn't confirmed. */
export type JournalChange =
  | {
      readonly kind: "heart";
      readonly id: string;
      readonly give: boolean;
      /** Whose heart it is; a device's where nobody is known. */
      readonly memberId?: string;
    }
  | { readonly kind: "edit"; readonly id: string; readonly patch: JournalEntryPatch }
  | { readonly kind: "remove"; readonly id: string };

type HeartChange = Extract<JournalChange, { kind: "heart" }>;

/** Whether somebody's heart is on an entry: a member's, or this device's. */
export const isLoved = (
  { lovedBy, mine }: Pick<JournalEntry, "lovedBy" | "mine">,
  memberId: string | undefined,
): boolean => (memberId === undefined ? mine : lovedBy.includes(memberId));

const withHeart = (entry: JournalEntry, { give, memberId }: HeartChange): JournalEntry => {
  if (isLoved(entry, memberId) === give) return entry;
  const hearts = Math.max(0, entry.hearts + (give ? 1 : -1));
  if (memberId === undefined) return { ...entry, hearts, mine: give };
  const others = entry.lovedBy.filter((id) => id !== memberId);
  return { ...entry, hearts, lovedBy: give ? [...others, memberId] : others };
};

const withPatch = (entry: JournalEntry, { text, tags, memberIds }: JournalEntryPatch) => ({
  ...entry,
  ...(text === undefined ? {} : { text }),
  ...(tags === undefined ? {} : { tags }),
  ...(memberIds === undefined ? {} : { memberIds }),
});

/** An entry with pending changes; undefined where one takes it away. What is untouched stays the same object. */
export const withJournalChanges = (
  entry: JournalEntry,
  changes: readonly JournalChange[],
): JournalEntry | undefined => {
  let shown = entry;
  for (const change of changes) {
    if (change.id !== entry.id) continue;
    if (change.kind === "remove") return undefined;
    shown = change.kind === "heart" ? withHeart(shown, change) : withPatch(shown, change.patch);
  }
  return shown;
};
