import { useSyncExternalStore } from "react";

/** How far the pictures of one entry have gone: from 0 to 1, in their order. */
export type PictureProgress = readonly number[];

const none: PictureProgress = [];
let sending: ReadonlyMap<string, PictureProgress> = new Map();
const listeners = new Set<() => void>();

const set = (next: ReadonlyMap<string, PictureProgress>): void => {
  sending = next;
  for (const listener of listeners) listener();
};

/** Tells that so much of an entry's picture has gone. */
export const reportPictureProgress = (entryId: string, picture: number, share: number): void => {
  const shares = [...(sending.get(entryId) ?? none)];
  for (let at = shares.length; at <= picture; at += 1) shares[at] = 0;
  shares[picture] = share;
  set(new Map(sending).set(entryId, shares));
};

/** Tells that an entry has gone. */
export const clearPictureProgress = (entryId: string): void => {
  const rest = new Map(sending);
  rest.delete(entryId);
  set(rest);
};

/** How far an entry's pictures have gone; nothing of those that wait. */
export const usePictureProgress = (entryId: string): PictureProgress =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => sending.get(entryId) ?? none,
  );
