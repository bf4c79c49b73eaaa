import type { AnyMutation } from "../define-mutation.ts";
import type { PendingMutation } from "../pending-mutation.ts";
import { mentions } from "../cache/rename.ts";

/** Time alone holds nothing back for longer. */
export const longestPauseMs = 3_600_000;

/** Whether something is to wait until a moment in ms: what a clock that was fast has noted isn't believed once that is set right. */
export const isStillAhead = (moment: number, now: number): boolean =>
  moment > now && moment <= now + longestPauseMs;

/** What may be sent, and what has to stay for now. */
export interface Due {
  /** Nobody sends it any more: it waited for longer than it may. */
  isTooOld(mutation: PendingMutation): boolean;
  /** Whether it may be sent now, given all that are pending. */
  isDue(mutation: PendingMutation, pending: readonly PendingMutation[]): boolean;
  /** Whether it is somebody's who isn't signed in, or anybody's while nobody is. */
  isOtherAuthor(mutation: PendingMutation): boolean;
  /** When the first of these may be sent that time alone holds back, in ms; undefined where there is none. */
  nextDue(mutations: readonly PendingMutation[]): number | undefined;
  /** What a mutation shares with those that it goes in order with. */
  scopeOf(mutation: PendingMutation): string;
}

interface DueDeps {
  readonly definitionOf: (mutation: PendingMutation) => AnyMutation | undefined;
  /** Who is signed in on this phone. */
  readonly signedIn: () => string | undefined;
  readonly now: () => number;
}

/** Makes what holds back: delayed ones, ones that name what isn't there yet, and other people's words. */
export const createDue = ({ definitionOf, signedIn, now }: DueDeps): Due => {
  const scopeOf = (mutation: PendingMutation): string =>
    definitionOf(mutation)?.scope(mutation.input) ?? mutation.id;
  const isTooOld = (mutation: PendingMutation): boolean => {
    const keepFor = definitionOf(mutation)?.keepFor(mutation.input);
    return mutation.isDirect !== true && keepFor !== undefined && now() - mutation.at > keepFor;
  };
  const isOtherAuthor = (mutation: PendingMutation): boolean => {
    const author = definitionOf(mutation)?.author(mutation.input);
    const here = signedIn();
    if (mutation.isDirect) return false;
    return author === undefined ? !here && mutation.needsSignIn === true : author !== here;
  };
  const isPaused = ({ notBefore = 0 }: PendingMutation): boolean => isStillAhead(notBefore, now());
  const waitsFor = (mutation: PendingMutation, earlier: PendingMutation): boolean => {
    if (earlier.order >= mutation.order || earlier.isDirect !== mutation.isDirect) return false;
    // What waits for its author lets others by: they may never sign in again.
    if (scopeOf(earlier) === scopeOf(mutation) && !isOtherAuthor(earlier)) return true;
    const created = definitionOf(earlier)?.creates(earlier.input);
    return created !== undefined && mentions(mutation.input, created);
  };
  return {
    ...{ isTooOld, isOtherAuthor },
    isDue: (mutation, pending) =>
      isTooOld(mutation) ||
      (!isPaused(mutation) &&
        !isOtherAuthor(mutation) &&
        !pending.some((earlier) => waitsFor(mutation, earlier))),
    nextDue: (mutations) => {
      const times = mutations.filter(isPaused).map(({ notBefore = 0 }) => notBefore);
      return times.length === 0 ? undefined : Math.min(...times);
    },
    scopeOf,
  };
};
