import { useEffect, useMemo, useRef, useState } from "react";
import { createDraftAutosave } from "#client/mutations/drafts/draft-autosave.ts";
import { indexedDbDraftStore } from "#client/mutations/drafts/draft-store.ts";
import { emptyEntryDraft, type EntryDraft, isEntryDraftEmpty } from "./entry-draft.ts";

const drafts = indexedDbDraftStore<EntryDraft>();
const nameOf = (memberId: string): string => `journal ${memberId}`;

/** What a member left half written on this phone; undefined where there is nothing. */
export const loadEntryDraft = async (memberId: string): Promise<EntryDraft | undefined> => {
  const found = await drafts.find(nameOf(memberId));
  return found === undefined || isEntryDraftEmpty(found) ? undefined : found;
};

/** The place of a member's one draft on this phone. */
export const entryDraftPlace = (memberId: string) => ({
  save: (draft: EntryDraft) => drafts.save(nameOf(memberId), draft),
  remove: () => drafts.remove(nameOf(memberId)),
});

/** A member's draft on this phone; undefined until it was looked for. Every change of it is kept, however the page ends. */
export const useEntryDraft = (memberId: string) => {
  const [draft, setDraft] = useState<EntryDraft>();
  const newest = useRef<EntryDraft>(undefined);
  const keeper = useMemo(() => createDraftAutosave(drafts, nameOf(memberId)), [memberId]);
  useEffect(() => {
    let isGone = false;
    void loadEntryDraft(memberId).then((found) => {
      if (isGone) return;
      newest.current = found ?? emptyEntryDraft();
      setDraft(newest.current);
    });
    const flush = () => void keeper.flush();
    addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      isGone = true;
      flush();
      removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
    };
  }, [memberId, keeper]);
  return {
    draft,
    /** Changes it; what can't be typed again, as a picture, is kept at once. */
    change: (revise: (draft: EntryDraft) => EntryDraft) => {
      const before = newest.current;
      if (before === undefined) return;
      const next = revise(before);
      newest.current = next;
      setDraft(next);
      if (next.pictures === before.pictures) keeper.saveSoon(next);
      else void keeper.saveNow(next);
    },
    /** Forgets it and begins anew. */
    discard: () => {
      newest.current = emptyEntryDraft();
      setDraft(newest.current);
      return keeper.discard();
    },
  };
};
