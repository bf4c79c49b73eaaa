import { writeLocal } from "../../platform/local-storage.ts";
import { nameOfDraft, type OpenDraft, openDrafts } from "./saved-drafts.ts";

/** Whether two drafts, or parts of them, say the same. */
export const isSameDraft = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** What is put away: the draft, and what stood there before anybody had written. */
export interface PutAway {
  readonly putAway: unknown;
  readonly over: unknown;
}

/**
 * Begins to write in a place: what lay there is taken, and `written` is asked when all is put away. Returns how to stop,
 * which puts it away too where it `stays`.
 */
export const registerDraft = <T>(
  place: string,
  first: T,
  written: () => T,
  stays = false,
): (() => void) => {
  let over: unknown = first;
  const write = (isInHand?: true) => {
    const now = written();
    const kept: PutAway = { putAway: now, over };
    writeLocal(
      nameOfDraft(place),
      isInHand || isSameDraft(now, over) ? undefined : JSON.stringify(kept),
    );
  };
  const draft: OpenDraft = { place, write, settle: (saved) => (over = saved) };
  write(true);
  openDrafts.add(draft);
  return () => {
    openDrafts.delete(draft);
    if (stays) write();
  };
};

/** What was written in a place is saved as this: nothing of it is there again. */
export const markDraftSaved = (place: string, saved: unknown): void => {
  for (const one of openDrafts) if (one.place === place) one.settle(saved);
  writeLocal(nameOfDraft(place), undefined);
};
