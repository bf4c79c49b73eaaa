import { fetchPushStatus, subscribePhone } from "#client/features/push/queries.ts";
import type { MutationQueue } from "#client/mutations/mutation-queue.ts";
import { subscribeBrowser, currentSubscription } from "./browser-subscription.ts";
import { rememberNotificationOwner } from "./notification-owner.ts";

/** Sends this phone's subscription to the server again: the browser's or the server's key may be new since. */
export const renewSubscription = async (queue: MutationQueue): Promise<void> => {
  if (Notification.permission !== "granted") return;
  const { publicKey, reason } = await fetchPushStatus();
  if (publicKey === undefined || reason === "notForYou") return;
  await subscribePhone(queue, await subscribeBrowser(publicKey));
};

/** Ends a subscription that belongs to somebody who used this phone before. */
export const endSubscription = async (): Promise<void> => {
  rememberNotificationOwner(undefined);
  await (await currentSubscription())?.unsubscribe();
};
