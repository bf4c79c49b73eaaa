import { useSyncExternalStore } from "react";
import type { WallRight } from "#contract/operation.ts";

/** Asks a parent on this wall for what it may not do. */
export interface ParentQuestion {
  readonly needed: WallRight;
  readonly answer: (isAllowed: boolean) => void;
}

let asked: ParentQuestion | undefined;
const listeners = new Set<() => void>();

const set = (next: ParentQuestion | undefined): void => {
  asked = next;
  for (const listener of listeners) listener();
};

/** Settles with whether a parent has opened the wall for it; a later question ends the one before with no. */
export const askParent = (needed: WallRight): Promise<boolean> => {
  asked?.answer(false);
  return new Promise((resolve) => {
    const question: ParentQuestion = {
      needed,
      answer: (isAllowed) => {
        if (asked === question) set(undefined);
        resolve(isAllowed);
      },
    };
    set(question);
  });
};

/** The question that stands on the wall now. */
export const useParentQuestion = (): ParentQuestion | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
  );
