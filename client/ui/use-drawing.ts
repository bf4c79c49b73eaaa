import { useSyncExternalStore } from "react";
import { pictures } from "./pictures.ts";

type More = typeof pictures;

let more: More | undefined;
let fetching: Promise<void> | undefined;
const listeners = new Set<() => void>();

const fetchMore = (): void => {
  fetching ??= import("./more-pictures.ts").then(
    ({ morePictures }) => {
      more = morePictures;
      for (const listener of listeners) listener();
    },
    // The next picture that is missing asks again.
    () => {
      fetching = undefined;
    },
  );
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const find = (names: readonly (string | undefined)[], fetched: More | undefined) => {
  for (const name of names) {
    if (name === undefined) continue;
    if (Object.hasOwn(pictures, name)) return pictures[name];
    if (fetched === undefined) return "fetch";
    if (Object.hasOwn(fetched, name)) return fetched[name];
  }
  return undefined;
};

/** The drawing of the first of these names that has one; undefined while it is being fetched. */
export const useDrawing = (names: readonly (string | undefined)[]): More[string] | undefined => {
  const fetched = useSyncExternalStore(subscribe, () => more);
  const found = find(names, fetched);
  if (found !== "fetch") return found;
  fetchMore();
  return undefined;
};
