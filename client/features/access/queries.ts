import { type UseMutationResult, useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { UnlockArea } from "#contract/operation.ts";
import type { ApiError } from "../../api/api-error.ts";
import { useConfig } from "../../context/config.ts";
import { configRead } from "../../query/config-read.ts";
import { useApp } from "../../context/app-context.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { queryOf } from "../../query/query-state.ts";
import { lock, signIn, signInByLink, signOut, unlock, unlockBudget } from "./mutations.ts";

export { useSession } from "./use-session.ts";

/** Whether the server has said who is signed in, or could not be asked; until then the page shows what the browser remembers. */
export const useSessionKnown = (): boolean => {
  const { session } = useConfig();
  // What is remembered is stale until it is read again.
  const { data, isStale, error, failureReason } = useQuery(queryOf(configRead, {}));
  // The page may have drawn what was remembered for once more.
  const isShown = data === undefined || data.session === session;
  return (!isStale && isShown) || (error ?? failureReason) !== null;
};

export interface PinProof {
  readonly memberId: string;
  readonly pin: string;
}

/** What a change of rights means: private answers are forgotten, the rest is read again. What follows belongs to `mutateAsync`: the screen that asked may be gone by then. */
const useProofMutation = <T>(
  act: (given: T) => Promise<unknown>,
): UseMutationResult<void, ApiError, T> => {
  const { queryClient } = useApp();
  return useMutation<void, ApiError, T>({
    mutationFn: async (given) => void (await act(given)),
    onSuccess: () => {
      for (const key of [["budget"], ["settings", "GET /api/settings"]])
        queryClient.removeQueries({ queryKey: key, type: "inactive" });
      return queryClient.invalidateQueries();
    },
  });
};

/** Signs this browser in: `mutate({ memberId, pin })`. Fails with 401 `pinWrong`, 409 `pinNotSet`, 429. */
export const useSignIn = () => {
  const { live } = useApp();
  const queue = useMutationQueue();
  return useProofMutation((proof: PinProof) =>
    queue.enqueue(signIn, { body: proof }).answer.then(live.reopen),
  );
};

/** Signs this browser in by a code: `mutate({ token })` or `mutate({ code })`. Fails with 401 `signInLinkEnded`, 429. */
export const useSignInByLink = () => {
  const { live } = useApp();
  const queue = useMutationQueue();
  return useProofMutation((body: { readonly token: string } | { readonly code: string }) =>
    queue.enqueue(signInByLink, { body }).answer.then(live.reopen),
  );
};

/** Signs this browser out: `mutate()`. */
export const useSignOut = () => {
  const { live } = useApp();
  const queue = useMutationQueue();
  return useProofMutation<void>(() => queue.enqueue(signOut, {}).answer.then(live.reopen));
};

/** Opens one part on this browser for fifteen minutes: `mutate({ memberId, pin })`. Fails with 401 `pinWrong`, 403 `notParent` or `notForBudget`, 409 `pinNotSet`, 429. */
export const useUnlock = (area: UnlockArea) => {
  const queue = useMutationQueue();
  return useProofMutation<PinProof>((proof) =>
    area === "budget"
      ? queue.enqueue(unlockBudget, { body: proof }).answer
      : queue.enqueue(unlock, { body: { ...proof, for: area } }).answer,
  );
};

/** Locks this browser now: `mutate()`. */
export const useLock = () => {
  const queue = useMutationQueue();
  return useProofMutation<void>(() => queue.enqueue(lock, {}).answer);
};

/** How long the server leaves a part open. */
const openMs = 15 * 60_000;

/** Whether a part is open on this browser; turns false by itself when the time is over. */
export const useUnlocked = (area: UnlockArea): boolean => {
  const unlockedUntil = useConfig().unlocks[area];
  const until = unlockedUntil === null ? 0 : Date.parse(unlockedUntil);
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (until <= Date.now()) return;
    // By a clock that is weeks behind the server's it would be weeks, which no timer counts: it would close at once.
    const timer = setTimeout(() => setOver(until), Math.min(until - Date.now(), openMs));
    return () => clearTimeout(timer);
  }, [until]);
  return until > over && until > Date.now();
};

/** Whether a parent is at this screen to do what parents do: signed in on their phone, or with this browser unlocked for it. */
export const useParentHere = (): boolean => {
  const { session } = useConfig();
  const isUnlocked = useUnlocked("acts");
  return isUnlocked || session?.parent === true;
};
