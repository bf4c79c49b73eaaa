import type { Push } from "#contract/push.ts";
import { subscribeWithKey } from "../features/push/subscribe-with-key.ts";

type Browser = Parameters<typeof subscribeWithKey>[1];

const renew = async (browser: Browser): Promise<void> => {
  const response = await fetch("/api/push");
  if (!response.ok) return;
  const { publicKey, reason }: Push = await response.json();
  if (publicKey === undefined || reason === "notForYou") return;
  // Its event may name the new subscription or not, and there may be none yet; the browser knows.
  const subscription = await subscribeWithKey(publicKey, browser);
  await fetch("/api/push/subscribe", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
    body: JSON.stringify(subscription),
  });
};

/** Tells the house of a browser's new subscription, and makes one where the browser only gave the former up; quietly nothing where it can't. */
export const replaceSubscription = (browser: Browser): Promise<void> =>
  // Without the house or the permission the page does it, when it is opened the next time.
  renew(browser).catch(() => undefined);
