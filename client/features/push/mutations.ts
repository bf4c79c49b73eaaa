import type { Push } from "#contract/push.ts";
import type { OwnNotificationsPatch } from "#contract/push-own.ts";
import { defineWrite } from "../../api/call.ts";
import type { CacheView, SettledCache } from "../../mutations/cache/cache-view.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";
import { ownNotificationsRead, pushRead } from "./reads.ts";

const settle = (cache: SettledCache, _: unknown, answer: Push): void =>
  cache.update(pushRead, () => answer);

/** Has notifications sent to this phone; again renews it. */
export const subscribePush = defineMutation({
  operation: defineWrite("POST /api/push/subscribe", ["settings"]),
  settle,
});

/** Has no more notifications sent to this phone: `{ body: { endpoint } }`. */
export const unsubscribePush = defineMutation({
  operation: defineWrite("POST /api/push/unsubscribe", ["settings"]),
  settle,
});

/** Chooses what this phone's member is told of, and when; shown at once. */
export const chooseOwnNotifications = defineMutation({
  operation: defineWrite("PATCH /api/push/own", ["settings"]),
  request: (patch: OwnNotificationsPatch) => ({ body: patch }),
  apply: (cache: CacheView, { hours = {}, ...patch }: OwnNotificationsPatch): void =>
    cache.update(ownNotificationsRead, (before) => ({
      ...before,
      ...patch,
      hours: { ...before.hours, ...hours },
    })),
  settle: (cache, _, answer) => cache.update(ownNotificationsRead, () => answer),
  scope: () => "own notifications",
});

/** Sends a notification to the phones of the parent who asks: `{}`. */
export const testPush = defineMutation({ operation: defineWrite("POST /api/push/test", []) });
