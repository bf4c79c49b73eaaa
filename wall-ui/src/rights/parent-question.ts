import { useSyncExternalStore } from "react";
import type { WallRight } from "#contract/operation.ts";
import { reaches } from "#client/context/wall.ts";

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

const farther = (one: WallRight, other: WallRight): WallRight =>
  reaches(one, other) ? one : other;

/** Settles with whether a parent has opened the wall for it; what is asked while a question stands is answered along with it. */
export const askParent = (needed: WallRight): Promise<boolean> => {
  const before = asked;
  return new Promise((resolve) => {
    const question: ParentQuestion = {
      needed: before === undefined ? needed : farther(before.needed, needed),
      answer: (isAllowed) => {
        if (asked === question) set(undefined);
        before?.answer(isAllowed);
        resolve(isAllowed);
      },
    };
    set(question);
  });
};

/** The question that stands on the wall now. */
export const standingQuestion = (): ParentQuestion | undefined => asked;

/** The question that stands on the wall now, as a component sees it. */
export const useParentQuestion = (): ParentQuestion | undefined =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, standingQuestion);
