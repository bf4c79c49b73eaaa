import type { OperationAnswer, OperationInput, WriteKey } from "#contract/api.ts";
import type { Topic } from "#contract/operation.ts";
import { call, type ApiReply, type WriteOperation } from "../../api/call.ts";
import type { PendingMutation } from "../pending-mutation.ts";
import type { OwnChanges, LiveStream } from "../../context/live.ts";

/** What a write needs of its page. */
export interface SendDeps {
  readonly ownChanges: OwnChanges;
  readonly live: LiveStream;
}

/** Lets a write's echo on the live stream not be taken for somebody else's change. */
export const suppressOwnChange = <T>(
  { ownChanges, live }: SendDeps,
  stale: readonly Topic[],
  sending: () => Promise<ApiReply<T>>,
): Promise<ApiReply<T>> => {
  const settle = ownChanges.beginWrite(stale);
  let revision: number | undefined;
  return sending()
    .then((reply) => {
      revision = reply.revision;
      if (revision !== undefined) live.expectRevision(revision);
      return reply;
    })
    .finally(() => settle(revision));
};

/** Sends a write once, under its own key. Rejects with an ApiError. */
export const sendWithKey = <K extends WriteKey>(
  deps: SendDeps,
  operation: WriteOperation<K>,
  sent: OperationInput<K>,
  { id, isAgain, tellsTime }: Pick<PendingMutation, "id" | "isAgain"> & { tellsTime: boolean },
): Promise<ApiReply<OperationAnswer<K>>> =>
  suppressOwnChange(deps, operation.stale, () =>
    call<K>(operation, sent, {
      idempotencyKey: id,
      headers: {
        ...(isAgain === true ? { "Idempotency-Again": "yes" } : {}),
        ...(tellsTime ? { "X-Client-Time": new Date().toISOString() } : {}),
      },
    }),
  );
