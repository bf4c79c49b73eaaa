import type { Answer, Sent, WriteKey } from "#contract/api.ts";
import type { Topic } from "#contract/operation.ts";
import { call, type Reply, type Write } from "../api/call.ts";
import type { Echoes } from "../live/own-changes.ts";
import type { Live } from "../live/event-stream.ts";

/** What a write needs of its page. */
export interface Ears {
  readonly echoes: Echoes;
  readonly live: Live;
}

/** Lets a write's echo on the live stream not be taken for somebody else's change. */
export const hearingItsEcho = <T>(
  { echoes, live }: Ears,
  stale: readonly Topic[],
  sending: () => Promise<Reply<T>>,
): Promise<Reply<T>> => {
  const settle = echoes.begin(stale);
  let revision: number | undefined;
  return sending()
    .then((reply) => {
      revision = reply.revision;
      if (revision !== undefined) live.expect(revision);
      return reply;
    })
    .finally(() => settle(revision));
};

/** Sends a write once, under a key of its own. Rejects with an ApiError. */
export const sendOnce = <K extends WriteKey>(
  ears: Ears,
  operation: Write<K>,
  sent: Sent<K>,
  idempotencyKey: string,
): Promise<Reply<Answer<K>>> =>
  hearingItsEcho(ears, operation.stale, () => call<K>(operation, sent, { idempotencyKey }));
