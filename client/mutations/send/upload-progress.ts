import { useSyncExternalStore } from "react";

/** How far the pictures of one mutation have gone: from 0 to 1, in their order. */
export type UploadShares = readonly number[];

const none: UploadShares = [];
let uploading: ReadonlyMap<string, UploadShares> = new Map();
const listeners = new Set<() => void>();

const set = (next: ReadonlyMap<string, UploadShares>): void => {
  uploading = next;
  for (const listener of listeners) listener();
};

/** Says that so much of a mutation's picture has gone. */
export const reportUploaded = (mutationId: string, picture: number, share: number): void => {
  const shares = [...(uploading.get(mutationId) ?? none)];
  for (let at = shares.length; at <= picture; at += 1) shares[at] = 0;
  shares[picture] = share;
  set(new Map(uploading).set(mutationId, shares));
};

/** Says that a mutation's pictures are no longer being sent. */
export const endUpload = (mutationId: string): void => {
  const rest = new Map(uploading);
  rest.delete(mutationId);
  set(rest);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How far a mutation's pictures have gone; nothing of those that wait. */
export const useUploadShares = (mutationId: string): UploadShares =>
  useSyncExternalStore(subscribe, () => uploading.get(mutationId) ?? none);
