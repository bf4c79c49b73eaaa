import { forgetLocal, writeLocal } from "../../platform/local-storage.ts";

const prefix = "put-away:";
/** Under which name a place's draft lies in the browser. */
export const nameOfDraft = (place: string): string => prefix + place;
/** Whether two drafts, or parts of them, say the same. */
export const isSameDraft = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
/** A draft that somebody is writing. */
interface OpenDraft {
  readonly place: string;
  /** Writes it down, or takes it back in hand. */
  readonly write: (isInHand?: true) => void;
  /** What stands in its place by now, of which nothing needs to be put away. */
  readonly settle: (saved: unknown) => void;
}
const open = new Set<OpenDraft>();

/** Puts away whatever is half-written in this browser, before what it is written in is closed or the page goes. */
export const saveOpenDrafts = (): void => {
  for (const { write } of open) write();
};

/** What was written in a place is saved as this: nothing of it is there again. */
export const settleDraft = (place: string, saved: unknown): void => {
  for (const one of open) if (one.place === place) one.settle(saved);
  writeLocal(nameOfDraft(place), undefined);
};

/** Puts away what is half-written whenever somebody leaves the page, as phones end what isn't looked at, and takes it in hand again where they come back. */
export const saveDraftsOfLeftPage = (): void => {
  addEventListener("pagehide", saveOpenDrafts);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") saveOpenDrafts();
    else for (const { write } of open) write(true);
  });
};

/** Forgets what was put away: somebody else may hold this phone next. */
export const forgetSavedDrafts = (): void => forgetLocal(prefix);

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
  open.add(draft);
  return () => {
    open.delete(draft);
    if (stays) write();
  };
};
