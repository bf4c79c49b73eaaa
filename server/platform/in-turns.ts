import { setImmediate } from "node:timers/promises";

/** What is done at once before other work gets its turn; a screen waits a few milliseconds for it. */
const usualAtOnce = 500;

/** Does a piece of work for each item, in order, and lets other work have its turn between every `atOnce` of them. */
export const doInTurns = async <T>(
  items: readonly T[],
  work: (item: T) => void,
  atOnce = usualAtOnce,
): Promise<void> => {
  for (let at = 0; at < items.length; at += atOnce) {
    // The first one begins at once.
    if (at > 0) await setImmediate();
    for (const item of items.slice(at, at + atOnce)) work(item);
  }
};

/** What `map` makes of each item, in order, with turns for other work between. */
export const mapInTurns = async <T, R>(
  items: readonly T[],
  map: (item: T) => readonly R[],
): Promise<R[]> => {
  const mapped: R[] = [];
  await doInTurns(items, (item) => mapped.push(...map(item)));
  return mapped;
};
