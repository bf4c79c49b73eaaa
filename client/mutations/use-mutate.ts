import { useMutation } from "@tanstack/react-query";
import type { OperationAnswer, WriteKey } from "#contract/api.ts";
import type { ApiError } from "../api/api-error.ts";
import type { Mutation } from "./define-mutation.ts";
import { useMutationQueue } from "./use-mutation-queue.ts";

/** A mutation for a component: `mutate(input, { onSuccess, onError })`, with how it stands. */
export const useMutate = <K extends WriteKey, Input>(definition: Mutation<K, Input>) => {
  const { enqueue } = useMutationQueue();
  return useMutation<OperationAnswer<K>, ApiError, Input>({
    mutationFn: (input) => enqueue(definition, input).answer,
  });
};
