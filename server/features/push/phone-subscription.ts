import { ECDH } from "node:crypto";
import type { Request } from "express";
import {
  type Push,
  type PushReason,
  type PushSubscription,
  pushLanguages,
} from "#contract/push.ts";
import type { Clock } from "../../platform/clock.ts";
import { isLoopback } from "../../http/security/addresses.ts";
import type { Caller } from "../../http/caller.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError, InvalidInput } from "../../platform/errors.ts";
import { type HandlerContext, type HandlerReply, unchanged } from "../../http/handlers.ts";
import { hostNameOf } from "../../http/security/host-check.ts";
import { requireKnownEndpoint } from "./push-services.ts";
import type { Recipients } from "./recipients.ts";
import type {
  NewSubscription,
  StoredSubscription,
  SubscriptionStore,
} from "./subscription-store.ts";

interface PhoneSubscriptionDeps {
  readonly subscriptions: SubscriptionStore;
  readonly recipients: Recipients;
  readonly publicKey: string;
  readonly publicUrl: string | undefined;
  /** Hosts that the operator named beside the known push services. */
  readonly ownHosts: readonly string[];
  readonly clock: Clock;
}

const plain = (key: string): string => key.replace(/=+$/, "");

const checkKey = (p256dh: string): string => {
  try {
    ECDH.convertKey(Buffer.from(p256dh, "base64url"), "prime256v1");
    return p256dh;
  } catch {
    throw new InvalidInput("keys.p256dh", "keys.p256dh: this is no key of a phone.");
  }
};

const requirePhone = ({ session }: Caller): string => {
  if (session !== null) return session.id;
  throw new HttpError(401, apiSentence("signInFirst.phone"), { code: "signInFirst" });
};

/** Browsers allow notifications on https and on localhost. */
const isSecure = ({ secure, headers }: Request): boolean => {
  const name = hostNameOf(headers.host)?.replaceAll(/^\[|\]$/g, "");
  return secure || (name !== undefined && isLoopback(name));
};

/** Creates the operations on one phone's subscription: its state, subscribing and unsubscribing. */
export const createPhoneSubscription = (deps: PhoneSubscriptionDeps) => {
  const { subscriptions, recipients, publicKey, publicUrl, ownHosts, clock } = deps;

  const own = ({ session }: Caller): StoredSubscription | null =>
    (session === null
      ? undefined
      : subscriptions.list(clock.now()).find(({ deviceId }) => deviceId === session.id)) ?? null;

  const reasonOf = ({
    caller: { session, unlocks },
    request,
  }: HandlerContext): PushReason | null => {
    const memberId = session?.memberId ?? unlocks.settings?.memberId;
    if (memberId === undefined || !recipients.mayBeTold(memberId)) return "notForYou";
    if (isSecure(request)) return null;
    return publicUrl?.startsWith("https:") === true ? "openByHttps" : "needsHttps";
  };

  const state = (asked: HandlerContext): Push => {
    const reason = reasonOf(asked);
    return {
      ...{ configured: true, publicKey, told: recipients.told() },
      subscribed: own(asked.caller) !== null,
      ...(reason === null ? {} : { reason }),
    };
  };

  return {
    state,
    /** Throws 400 where no message could be sent to the address, 401 without a phone's session. */
    subscribe: (given: PushSubscription, asked: HandlerContext): Push | HandlerReply<Push> => {
      const deviceId = requirePhone(asked.caller);
      requireKnownEndpoint(given.endpoint, ownHosts);
      const wished = asked.request.acceptsLanguages([...pushLanguages]);
      const before = own(asked.caller);
      const next: NewSubscription = {
        ...{ deviceId, endpoint: given.endpoint, auth: plain(given.keys.auth) },
        p256dh: checkKey(plain(given.keys.p256dh)),
        language: pushLanguages.find((language) => language === wished) ?? "en",
        timeZone: given.timeZone ?? null,
        createdAt: clock.now(),
        expiresAt:
          typeof given.expirationTime === "number" ? Math.floor(given.expirationTime) : null,
      };
      subscriptions.put(next);
      return before?.endpoint === next.endpoint ? unchanged(state(asked)) : state(asked);
    },
    unsubscribe: (endpoint: string, asked: HandlerContext): Push | HandlerReply<Push> => {
      const { session } = asked.caller;
      const wasThere = session !== null && subscriptions.remove(session.id, endpoint);
      return wasThere ? state(asked) : unchanged(state(asked));
    },
  };
};

export type PhoneSubscription = ReturnType<typeof createPhoneSubscription>;
