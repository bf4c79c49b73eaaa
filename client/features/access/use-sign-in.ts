import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import type { UnlockArea } from "#contract/operation.ts";
import type { ApiError } from "../../api/api-error.ts";
import { useApp } from "../../context/app-context.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { lock, signIn, signInByLink, signOut, unlock, unlockBudget } from "./mutations.ts";

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
