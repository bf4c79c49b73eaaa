import { forgetLocal } from "../../platform/local-storage.ts";

const prefix = "put-away:";

/** Under which name a place's draft lies in the browser. */
export const nameOfDraft = (place: string): string => prefix + place;

/** A draft that somebody is writing. */
export interface OpenDraft {
  readonly place: string;
  /** Writes it down, or takes it back in hand. */
  readonly write: (isInHand?: true) => void;
  /** What stands in its place by now, of which nothing needs to be put away. */
  readonly settle: (saved: unknown) => void;
}

/** All of them on this page. */
export const openDrafts = new Set<OpenDraft>();

/** Puts away whatever is half-written in this browser, before what it is written in is closed or the page goes. */
export const saveOpenDrafts = (): void => {
  for (const { write } of openDrafts) write();
};

/** Puts away what is half-written whenever somebody leaves the page, as phones end what isn't looked at, and takes it in hand again where they come back. */
export const saveDraftsOfLeftPage = (): void => {
  addEventListener("pagehide", saveOpenDrafts);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") saveOpenDrafts();
    else for (const { write } of openDrafts) write(true);
  });
};

/** Forgets what was put away: somebody else may hold this phone next. */
export const forgetSavedDrafts = (): void => forgetLocal(prefix);
