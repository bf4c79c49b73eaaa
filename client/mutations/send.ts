import { useMutation } from "@tanstack/react-query";
import type { Answer, Sent, WriteKey } from "#contract/api.ts";
import { apiErrorOf, type ApiError } from "../api/api-error.ts";
import { call, type Reply, type Write } from "../api/call.ts";
import { type House, useHouse } from "../context/app-context.ts";
import type { Shown } from "./queue/queued-mutation.ts";
import { newId } from "../platform/random-id.ts";
import { hearingItsEcho } from "./send-with-key.ts";

const waitsMs = [700, 2000];

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls a write, again with the same key when the network failed: however often, it counts once. */
const callWithPatience = async <K extends WriteKey>(
  operation: Write<K>,
  sent: Sent<K>,
): Promise<Reply<Answer<K>>> => {
  const idempotencyKey = newId();
  const attempt = (tries: number): Promise<Reply<Answer<K>>> =>
    call<K>(operation, sent, { idempotencyKey }).catch(async (error: unknown) => {
      const wait = waitsMs[tries];
      if (wait === undefined || apiErrorOf(error).code !== "network") throw error;
      await after(wait);
      return attempt(tries + 1);
    });
  return attempt(0);
};

/** Sends a write, again where the network failed for a moment. Rejects with an ApiError. */
export const send = <K extends WriteKey>(
  house: Pick<House, "echoes" | "live">,
  operation: Write<K>,
  sent: Sent<K>,
): Promise<Reply<Answer<K>>> =>
  hearingItsEcho(house, operation.stale, () => callWithPatience(operation, sent));

/**
 * Sends a write, or puts it in line where the page has one; `shows` is what screens may show of it meanwhile.
 * Rejects with an ApiError.
 */
export const sendOrWait = <K extends WriteKey>(
  house: House,
  operation: Write<K>,
  sent: Sent<K>,
  shows: Shown,
): Promise<Reply<Answer<K>>> =>
  house.outbox === undefined
    ? send(house, operation, sent)
    : house.outbox.send(operation, sent, shows);

/** A write as a mutation: `mutate({ params, body }, { onSuccess, onError })`; what it made stale is read again. */
export const useWrite = <K extends WriteKey>(operation: Write<K>) => {
  const house = useHouse();
  return useMutation<Answer<K>, ApiError, Sent<K>>({
    mutationFn: async (sent) => (await send(house, operation, sent)).answer,
    onSuccess: () => {
      for (const topic of operation.stale)
        void house.client.invalidateQueries({ queryKey: [topic] });
    },
  });
};
