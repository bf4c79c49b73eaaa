import { useMutation } from "@tanstack/react-query";
import type { Answer, Sent, WriteKey } from "../contract/api.ts";
import { apiErrorOf, type ApiError } from "./api-error.ts";
import { call, type Reply, type Write } from "./api.ts";
import { type House, useHouse } from "./house.ts";
import { newId } from "./id.ts";

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

/** Sends a write whose echo on the live stream will not be taken for somebody else's change. Rejects with an ApiError. */
export const send = async <K extends WriteKey>(
  { echoes, live }: Pick<House, "echoes" | "live">,
  operation: Write<K>,
  sent: Sent<K>,
): Promise<Reply<Answer<K>>> => {
  const settle = echoes.begin(operation.stale);
  let revision: number | undefined;
  return callWithPatience(operation, sent)
    .then((reply) => {
      revision = reply.revision;
      if (revision !== undefined) live.expect(revision);
      return reply;
    })
    .finally(() => settle(revision));
};

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
