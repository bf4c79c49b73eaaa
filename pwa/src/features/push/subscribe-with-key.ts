import type { PushSubscription as Sent } from "#contract/push.ts";

const bytesOf = (key: string): Uint8Array =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );

const isUnder = (key: string, { options }: PushSubscription): boolean => {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const wanted = bytesOf(key);
  return own.length === wanted.length && own.every((byte, at) => byte === wanted[at]);
};

/** Subscribes a browser under the house's key, or gives what it has under that; one under another key ends. Rejects where it may not, or its push service doesn't answer. */
export const subscribeWithKey = async (
  publicKey: string,
  pushManager: Pick<PushManager, "getSubscription" | "subscribe">,
): Promise<Sent> => {
  const former = await pushManager.getSubscription();
  if (former !== null && !isUnder(publicKey, former)) await former.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { keys = {} } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    expirationTime: subscription.expirationTime,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    keys: { p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" },
  };
};
