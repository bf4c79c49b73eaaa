import type { PendingMutation } from "../pending-mutation.ts";
import type { MutationLists } from "./lists.ts";
import type { Persistence } from "./persistence.ts";

interface HydrateDeps {
  readonly persistence: Persistence;
  readonly lists: MutationLists;
  readonly shownWhenRefused: Set<string>;
  readonly isKnown: (mutation: PendingMutation) => boolean;
}

/** Takes what other pages left in the device's store, those that ended and those that are still open. */
export interface Hydration {
  /** Looks for what this page doesn't know yet. Never rejects. */
  look(): Promise<void>;
  /** Resolves when it has last looked. */
  readonly done: () => Promise<void>;
}

/** Makes the way in for what other pages left. */
export const createHydration = (deps: HydrateDeps): Hydration => {
  const { persistence, lists, shownWhenRefused, isKnown } = deps;
  let looking: Promise<void> = Promise.resolve();
  const hydrate = (stored: readonly PendingMutation[]): void => {
    const known = new Set([...lists.pending(), ...lists.refused()].map(({ id }) => id));
    // What only another version of the app knows is left for that one.
    const found = stored.filter(
      (mutation) => !known.has(mutation.id) && !lists.hasEnded(mutation.id) && isKnown(mutation),
    );
    if (found.length === 0) return;
    for (const { id } of found) shownWhenRefused.add(id);
    lists.add(found);
  };
  return {
    look: () => {
      looking = persistence.all().then(hydrate, () => undefined);
      return looking;
    },
    done: () => looking,
  };
};
