import { useMutation } from "@tanstack/react-query";
import type { OperationAnswer, OperationInput, WriteKey } from "#contract/api.ts";
import { apiErrorOf, type ApiError } from "../api/api-error.ts";
import { call, type ApiReply, type WriteOperation } from "../api/call.ts";
import { type AppContextValue, useApp } from "../context/app-context.ts";
import { newId } from "../platform/random-id.ts";
import { suppressOwnChange } from "./send-with-key.ts";

const retryDelaysMs = [700, 2000];

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls a write, again with the same key when the network failed: however often, it counts once. */
const callWithPatience = async <K extends WriteKey>(
  operation: WriteOperation<K>,
  sent: OperationInput<K>,
): Promise<ApiReply<OperationAnswer<K>>> => {
  const idempotencyKey = newId();
  const attempt = (tries: number): Promise<ApiReply<OperationAnswer<K>>> =>
    call<K>(operation, sent, { idempotencyKey }).catch(async (error: unknown) => {
      const wait = retryDelaysMs[tries];
      if (wait === undefined || apiErrorOf(error).code !== "network") throw error;
      await sleep(wait);
      return attempt(tries + 1);
    });
  return attempt(0);
};

/** Sends a write, again where the network failed for a moment. Rejects with an ApiError. */
export const send = <K extends WriteKey>(
  app: Pick<AppContextValue, "ownChanges" | "live">,
  operation: WriteOperation<K>,
  sent: OperationInput<K>,
): Promise<ApiReply<OperationAnswer<K>>> =>
  suppressOwnChange(app, operation.stale, () => callWithPatience(operation, sent));

/** A write as a mutation: `mutate({ params, body }, { onSuccess, onError })`; what it made stale is read again. */
export const useWrite = <K extends WriteKey>(operation: WriteOperation<K>) => {
  const app = useApp();
  return useMutation<OperationAnswer<K>, ApiError, OperationInput<K>>({
    mutationFn: async (sent) => (await send(app, operation, sent)).answer,
    onSuccess: () => {
      for (const topic of operation.stale)
        void app.queryClient.invalidateQueries({ queryKey: [topic] });
    },
  });
};
