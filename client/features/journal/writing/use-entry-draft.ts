import { useEffect, useMemo, useRef, useState } from "react";
import { createDraftKeeper } from "#client/mutations/drafts/draft-autosave.ts";
import { inIndexedDb } from "#client/mutations/drafts/draft-store.ts";
import { blankDraft, type EntryDraft, isBlank } from "./entry-draft.ts";

const drafts = inIndexedDb<EntryDraft>();
const nameOf = (memberId: string): string => `journal ${memberId}`;

/** What a member left half written on this phone; undefined where there is nothing. */
export const findDraft = async (memberId: string): Promise<EntryDraft | undefined> => {
  const found = await drafts.find(nameOf(memberId));
  return found === undefined || isBlank(found) ? undefined : found;
};

/** Puts a draft on a member's desk, in place of what lies there. */
export const keepDraft = (memberId: string, draft: EntryDraft): Promise<void> =>
  drafts.keep(nameOf(memberId), draft);

/** A member's draft on this phone; undefined until it was looked for. Every change of it is kept, however the page ends. */
export const useDraft = (memberId: string) => {
  const [draft, setDraft] = useState<EntryDraft>();
  const newest = useRef<EntryDraft>(undefined);
  const keeper = useMemo(() => createDraftKeeper(drafts, nameOf(memberId)), [memberId]);
  useEffect(() => {
    let isGone = false;
    void findDraft(memberId).then((found) => {
      if (isGone) return;
      newest.current = found ?? blankDraft();
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
      if (next.pictures === before.pictures) keeper.soon(next);
      else void keeper.now(next);
    },
    /** Forgets it and begins anew. */
    discard: () => {
      newest.current = blankDraft();
      setDraft(newest.current);
      return keeper.forget();
    },
  };
};
