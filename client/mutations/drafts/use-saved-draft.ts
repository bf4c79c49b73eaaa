import { useEffect, useRef, useState } from "react";
import { findSavedDraft } from "./find-saved-draft.ts";
import { registerDraft, markDraftSaved } from "./register-draft.ts";

/**
 * What somebody writes in a place, which outlives a wall that goes to rest and a phone that ends the page: it is there again when the place is next opened.
 * Whoever closes it lets go of it, unless it is put away before (`saveOpenDrafts`) or `stays`: a page is left by many ways that don't mean to. `first` is what stands there before anybody has written; `now`, where somebody has already.
 * `renew` begins anew, where something was there again; `others` names the fields of that which somebody changed meanwhile.
 */
export const useSavedDraft = <T>(
  place: string,
  first: T,
  { now = first, stays = false }: { readonly now?: T; readonly stays?: boolean } = {},
) => {
  const [start] = useState(first);
  const [found] = useState(() => findSavedDraft(place, start));
  const [draft, setDraft] = useState(found?.draft ?? now);
  const [isFound, setFound] = useState(found !== undefined);
  const written = useRef(draft);
  useEffect(() => {
    written.current = draft;
  }, [draft]);
  useEffect(() => registerDraft(place, start, () => written.current, stays), [place, start, stays]);
  const renew = () => {
    setDraft(start);
    setFound(false);
  };
  /** What was written is saved, and this stands in its place. */
  const settle = (saved: T) => {
    setFound(false);
    markDraftSaved(place, saved);
  };
  const others = isFound ? (found?.others ?? []) : [];
  return { draft, setDraft, settle, others, renew: isFound ? renew : undefined };
};
