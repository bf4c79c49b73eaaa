import type { House } from "#client/context/app-context.ts";
import { readPush, subscribePhone } from "#client/features/push/queries.ts";
import { subscribeHere, subscriptionHere } from "./browser-subscription.ts";
import { rememberWhose } from "./notification-owner.ts";

/** Tells the house of this phone's subscription again: the browser or the house may have a new one since. */
export const renewSubscription = async (house: House): Promise<void> => {
  if (Notification.permission !== "granted") return;
  const { publicKey, reason } = await readPush();
  if (publicKey === undefined || reason === "notForYou") return;
  await subscribePhone(house, await subscribeHere(publicKey));
};

/** Ends a subscription that belongs to somebody who used this phone before. */
export const endSubscription = async (): Promise<void> => {
  rememberWhose(undefined);
  await (await subscriptionHere())?.unsubscribe();
};
