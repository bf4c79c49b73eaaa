import type { Push, PushSubscription } from "#contract/push.ts";
import { call } from "../../api/call.ts";
import type { MutationQueue } from "../../mutations/mutation-queue.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { subscribePush, unsubscribePush } from "./mutations.ts";
import { pushRead } from "./reads.ts";

/** Whether the server sends notifications to this phone, and if not, why; a signed-in member's to read. */
export const usePush = (): QueryState<Push> => useRead(pushRead, {});

/** Whether this phone is sent notifications, asked for once. Rejects with an ApiError. */
export const fetchPushStatus = async (): Promise<Push> => (await call(pushRead, {})).answer;

/** Has notifications sent to this phone; again renews it. Rejects with an ApiError. */
export const subscribePhone = async (
  queue: MutationQueue,
  subscription: PushSubscription,
): Promise<void> => void (await queue.enqueue(subscribePush, { body: subscription }).answer);

/** Has no more notifications sent to this phone. Rejects with an ApiError. */
export const unsubscribePhone = async (queue: MutationQueue, endpoint: string): Promise<void> =>
  void (await queue.enqueue(unsubscribePush, { body: { endpoint } }).answer);
