import { useLayoutEffect, useRef, useState } from "react";
import type { Babysitter, BabysitterCard } from "#contract/babysitter.ts";
import { useMembers } from "../../context/members.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { savedDraftOf } from "../../mutations/drafts/find-saved-draft.ts";
import { isSameDraft, markDraftSaved } from "../../mutations/drafts/register-draft.ts";
import { saveOpenDrafts } from "../../mutations/drafts/saved-drafts.ts";
import { useSavedDraft } from "../../mutations/drafts/use-saved-draft.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { showToast } from "../../ui/overlays/toast-store.ts";
import { cardDraftOf, cardOfDraft } from "./card-draft.ts";
import { babysitterMessages } from "./messages/messages.ts";
import { changeCard } from "./mutations.ts";
import { useBabysitter } from "./queries.ts";

const place = "emergency-card";

/** The card as it is being written, which stays when its page is left, and how to save what of it this parent has changed. */
export const useCardDraft = (card: Babysitter) => {
  const s = useMessages(babysitterMessages);
  const { list } = useMembers();
  const [start] = useState(() => cardDraftOf(card, list));
  const { draft, setDraft, settle, renew, others } = useSavedDraft(place, start, { stays: true });
  /** The card that the draft began with. */
  const [seen, setSeen] = useState<BabysitterCard>(() => cardOfDraft(start));
  const save = useMutate(changeCard);
  const newest = useRef(draft);
  useLayoutEffect(() => {
    newest.current = draft;
  });
  const onSuccess = (answer: Babysitter) => {
    const saved = cardDraftOf(answer, list);
    // What the other parent wrote meanwhile shows, unless somebody is writing on: then it isn't this parent's to change either.
    const isWritingOn = newest.current !== draft;
    if (!isWritingOn) setDraft(saved);
    setSeen(cardOfDraft(isWritingOn ? draft : saved));
    settle(saved);
    showToast({ kind: "done", words: s("saved") });
  };
  return {
    ...{ draft, setDraft, renew, others },
    save: () => save.mutate({ body: { card: cardOfDraft(draft), seen } }, { onSuccess }),
    ...{ error: save.error, isSaving: save.isPending },
  };
};

/** Saves what this screen has written on the card and not saved, wherever on it that stands. */
export const useUnsavedCard = () => {
  const { list } = useMembers();
  const card = useBabysitter().data;
  const save = useMutate(changeCard);
  const find = () => {
    if (card === undefined) return undefined;
    // What stands open on the screen is found where it would lie.
    saveOpenDrafts();
    const start = cardDraftOf(card, list);
    const found = savedDraftOf(place, start);
    if (found === undefined) return undefined;
    const body = { card: cardOfDraft(found), seen: cardOfDraft(start) };
    return isSameDraft(body.card, body.seen) ? undefined : body;
  };
  return {
    find,
    error: save.error,
    reset: save.reset,
    /** Goes on with `then` once nothing is unsaved; `onSaved` hears that it was saved for that. */
    saveBefore: (then: () => void, onSaved?: () => void) => {
      const body = find();
      // Whoever was told that it can't be saved hands over without it: a family has to get out of the house.
      if (body === undefined || save.error !== null) then();
      else
        save.mutate(
          { body },
          {
            onSuccess: (saved) => {
              markDraftSaved(place, cardDraftOf(saved, list));
              onSaved?.();
              then();
            },
          },
        );
    },
  };
};
