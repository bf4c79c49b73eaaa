import { createContext, use } from "react";
import type { JournalEntry } from "#contract/journal.ts";

/** What can be done with the entries of a screen; the same functions for as long as it is open. */
export interface JournalActions {
  /** Whose hearts are given here; a device's where nobody is known. */
  readonly lovedAs: string | undefined;
  readonly love: (entry: JournalEntry) => void;
  /** Shows an entry's pictures in full, beginning with one of them. */
  readonly look: (entry: JournalEntry, at: number) => void;
  /** Shows an entry in full, from a list that shows it in short. */
  readonly open: (entry: JournalEntry) => void;
  /** Whether there is more to do with an entry here, such as changing it. */
  readonly mayChange: (entry: JournalEntry) => boolean;
  readonly more: (entry: JournalEntry) => void;
}

export const JournalActionsContext = createContext<JournalActions | undefined>(undefined);

/** What can be done with entries here; throws outside of a journal. */
export const useJournalActions = (): JournalActions => {
  const acts = use(JournalActionsContext);
  if (acts === undefined) throw new Error("An entry stands outside of a journal.");
  return acts;
};
