import { useState } from "react";
import { writeLocal, readLocal } from "#client/platform/local-storage.ts";

/** How far somebody is with a recipe. */
interface Progress {
  /** 0 while everything is being got ready, then the step, then one more when it is done. */
  readonly step: number;
  /** The ingredients that are ticked, by their place in the list. */
  readonly ticked: readonly number[];
  /** When it was last touched, in ms. */
  readonly at: number;
}

const storageKey = "cooking";
const forgetAfterMs = 12 * 3_600_000;

const isProgress = (value: unknown): value is Progress =>
  typeof value === "object" &&
  value !== null &&
  Number.isInteger(Reflect.get(value, "step")) &&
  Number.isFinite(Reflect.get(value, "at")) &&
  Array.isArray(Reflect.get(value, "ticked"));

const savedProgress = (now: number): Record<string, Progress> => {
  try {
    const found: unknown = JSON.parse(readLocal(storageKey) ?? "{}");
    return Object.fromEntries(
      Object.entries(Object(found)).filter(
        (entry): entry is [string, Progress] =>
          isProgress(entry[1]) && now - entry[1].at < forgetAfterMs,
      ),
    );
  } catch {
    // Somebody else's words under this name: nothing is being cooked.
    return {};
  }
};

/** How far this wall is with a recipe; undefined where nobody cooks it, or did so half a day ago. */
export const cookProgressOf = (id: string, now: number): Progress | undefined =>
  savedProgress(now)[id];

/** Keeps how far a recipe is, or forgets it. */
const keepProgress = (id: string, progress: Progress | undefined, now: number): void => {
  const { [id]: _before, ...others } = savedProgress(now);
  const next = progress === undefined ? others : { ...others, [id]: progress };
  writeLocal(storageKey, Object.keys(next).length === 0 ? undefined : JSON.stringify(next));
};

const begun: Omit<Progress, "at"> = { step: 0, ticked: [] };

/** How far this wall is with a recipe, and the ways to go on; a reload loses nothing. */
export const useCookProgress = (id: string) => {
  const [progress, setProgress] = useState(() => cookProgressOf(id, Date.now()) ?? begun);
  const set = (next: Omit<Progress, "at">) => {
    setProgress(next);
    keepProgress(id, { ...next, at: Date.now() }, Date.now());
  };
  return {
    ...progress,
    goTo: (step: number) => set({ ...progress, step }),
    tick: (at: number) =>
      set({
        ...progress,
        ticked: progress.ticked.includes(at)
          ? progress.ticked.filter((one) => one !== at)
          : [...progress.ticked, at],
      }),
    finish: () => keepProgress(id, undefined, Date.now()),
  };
};
