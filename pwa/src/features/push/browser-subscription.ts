import type { PushSubscription as Sent } from "#contract/push.ts";
import { subscribeWithKey } from "./subscribe-with-key.ts";
import { isApple } from "../../ui/is-apple.ts";

/** Why a browser itself takes no notifications. */
export type NotificationObstacle =
  | "insecure"
  | "installFirst"
  | "unsupported"
  | "noWorker"
  | "denied";

const settleMs = 8000;

/** The service worker once it works, waited for while the app is still settling in; undefined where there is none. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (await navigator.serviceWorker.getRegistration()) ??
  (await Promise.race([
    navigator.serviceWorker.ready,
    new Promise<undefined>((none) => setTimeout(none, settleMs)),
  ]));

/** What stands in the way here; undefined where nothing does. */
export const findNotificationObstacle = async (): Promise<NotificationObstacle | undefined> => {
  if (!isSecureContext) return "insecure";
  const knows = ["PushManager", "Notification"].every((name) => name in globalThis);
  if (!knows) return isApple() ? "installFirst" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  return (await worker()) === undefined ? "noWorker" : undefined;
};

/** The browser's subscription; undefined where it has none, or knows no notifications. */
export const currentSubscription = async (): Promise<PushSubscription | undefined> => {
  if (!("serviceWorker" in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
};

/** Subscribes this browser under the house's key, also where it was subscribed under another; rejects where its push service doesn't answer. */
export const subscribeBrowser = async (publicKey: string): Promise<Sent> =>
  subscribeWithKey(publicKey, (await navigator.serviceWorker.ready).pushManager);
