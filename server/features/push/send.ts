import type { PushMessage } from "#contract/push.ts";
import type { Clock } from "../../platform/clock.ts";
import { retryAfter } from "../../platform/outbound/retry-after.ts";
import type { ProviderTools } from "../../providers/provider.ts";
import { readEndpoint } from "./push-services.ts";
import type { VapidKeys } from "./vapid-keys.ts";
import type { StoredSubscription } from "./subscription-store.ts";

/** A push service's answer: accepted, subscription gone, refused for good, or to be retried later. */
export type PushResult =
  | { readonly is: "accepted" | "gone" }
  | { readonly is: "refused"; readonly status: number }
  | { readonly is: "later"; readonly waitMs: number };

interface OutgoingPush {
  readonly message: PushMessage;
  /** At most 32 characters of base64url. */
  readonly topic: string;
  /** How long the service holds the message for a phone that is off, in seconds. */
  readonly ttlSec: number;
}

export type SendPush = (to: StoredSubscription, letter: OutgoingPush) => Promise<PushResult>;

interface SendPushDeps {
  readonly keys: VapidKeys;
  /** Hosts that the operator configured in addition to the known push services. */
  readonly ownHosts: readonly string[];
  readonly outbound: Outbound;
  readonly clock: Clock;
  /** Aborts the request. */
  readonly signal: AbortSignal;
}

type Outbound = ProviderTools["outbound"];

const encoding = "aes128gcm";
const timeoutMs = 10_000;

/** Encrypts a message for one phone and posts it to its push service, once. */
export const createSendPush =
  ({ keys, ownHosts, outbound, clock, signal }: SendPushDeps): SendPush =>
  async ({ endpoint, p256dh, auth }, { message, topic, ttlSec }) => {
    const place = readEndpoint(endpoint, ownHosts);
    // The operator may have removed its host from the configuration: nothing may be sent there any more.
    if (place === null) return { is: "gone" };
    const { publicKey, privateKey, subject } = keys;
    const { origin } = new URL(endpoint);
    // Imported with the first message: a house without phones holds none of it.
    const { default: webpush } = await import("web-push");
    const answer = await outbound({
      url: endpoint,
      method: "POST",
      timeoutMs,
      maxBytes: 65_536,
      maxRedirects: 0,
      headers: {
        ...webpush.getVapidHeaders(origin, subject, publicKey, privateKey, encoding),
        "Content-Encoding": encoding,
        "Content-Type": "application/octet-stream",
        TTL: String(ttlSec),
        Topic: topic,
        Urgency: message.kind === "dinner" ? "normal" : "high",
      },
      body: webpush.encrypt(p256dh, auth, JSON.stringify(message), encoding).cipherText,
      operatorHost: place.ofOperator,
      signal,
    }).catch(() => null);
    if (answer === null) return { is: "later", waitMs: 0 };
    const { status } = answer;
    if (status >= 200 && status < 300) return { is: "accepted" };
    if (status === 404 || status === 410) return { is: "gone" };
    if (status === 408 || status === 429 || status >= 500)
      return { is: "later", waitMs: retryAfter(answer, clock.now()) };
    return { is: "refused", status };
  };
