import type { House } from "../../../client/house.ts";
import { readPush, subscribePhone } from "../../../client/push.ts";
import { subscribeHere, subscriptionHere } from "./this-phone.ts";
import { rememberWhose } from "./whose.ts";

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
