import { useSyncExternalStore } from "react";
import type { EventChange } from "./optimistic-change.ts";

/** A change that this screen shows and nobody has been told of yet. */
interface DelayedChange {
  readonly change: EventChange;
  readonly send: () => void;
}

let held: readonly DelayedChange[] = [];
let changes: readonly EventChange[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly DelayedChange[]): void => {
  held = next;
  changes = held.map(({ change }) => change);
  for (const listener of listeners) listener();
};

const release = (one: DelayedChange): void => {
  if (!held.includes(one)) return;
  // Sent before it is let go of, so that the screen never shows it undone in between.
  one.send();
  set(held.filter((other) => other !== one));
};

const releaseAll = (): void => {
  if (document.visibilityState === "hidden") held.forEach(release);
};

/**
 * Holds a change back for so long (ms), where it couldn't be taken back later. A page that is left sends it at once; one
 * that dies before leaves everything as it was. Returns how to take it back.
 */
export const delayChange = (change: EventChange, ms: number, send: () => void): (() => void) => {
  const one = { change, send };
  set([...held, one]);
  globalThis.document?.addEventListener("visibilitychange", releaseAll);
  const timer = setTimeout(() => release(one), ms);
  return () => {
    clearTimeout(timer);
    set(held.filter((other) => other !== one));
  };
};

/** The changes that are held back, in order. */
export const delayedChanges = (): readonly EventChange[] => changes;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The changes that are held back, in order; the component is drawn again when one comes or goes. */
export const useDelayedChanges = (): readonly EventChange[] =>
  useSyncExternalStore(subscribe, delayedChanges);
