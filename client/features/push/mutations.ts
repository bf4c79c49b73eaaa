import type { Push } from "#contract/push.ts";
import { defineWrite } from "../../api/call.ts";
import type { SettledCache } from "../../mutations/cache/cache-view.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";
import { pushRead } from "./reads.ts";

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

/** Sends a notification to the phones of the parent who asks: `{}`. */
export const testPush = defineMutation({ operation: defineWrite("POST /api/push/test", []) });
