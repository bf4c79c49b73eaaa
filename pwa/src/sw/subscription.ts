import type { Push } from "../../../contract/push.ts";

/** Subscribes anew where the browser gave the former subscription up, and tells the house; quietly nothing where it can't. */
export const subscribeAgain = async ({ pushManager }: ServiceWorkerRegistration): Promise<void> => {
  const response = await fetch("/api/push").catch(() => undefined);
  if (response?.ok !== true) return;
  const { publicKey, reason }: Push = await response.json();
  if (publicKey === undefined || reason === "notForYou") return;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await fetch("/api/push/subscribe", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
    body: JSON.stringify(subscription),
  });
};
