import type { Clock } from "../../platform/clock.ts";
import type { Caller } from "../../http/caller.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { Conflict, HttpError } from "../../platform/errors.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import type { SendPush } from "./send.ts";
import type { Recipients } from "./recipients.ts";
import type { SubscriptionStore } from "./subscription-store.ts";
import { notificationTexts } from "./notification-texts.ts";

interface TestNotificationDeps {
  readonly recipients: Recipients;
  readonly subscriptions: SubscriptionStore;
  readonly post: SendPush;
  readonly clock: Clock;
}

/**
 * Sends a test to the caller's own phones and returns how many services accepted it; 409 without a phone, 429 when
 * requested too often, 502 where none accepted.
 */
export const createTestNotification = ({
  recipients,
  subscriptions,
  post,
  clock,
}: TestNotificationDeps) => {
  const count = createRateLimit({
    ...{ clock, most: 5, withinMs: 10 * 60_000 },
    message: apiSentence("tooMany.tests"),
  });
  return async ({ session, unlocks }: Caller): Promise<{ sent: number }> => {
    count();
    const memberId = session?.memberId ?? unlocks.settings?.memberId ?? "";
    const phones = recipients.phonesOf(memberId);
    if (phones.length === 0) throw new Conflict("notSubscribed", apiSentence("notSubscribed"));
    const results = await Promise.all(
      phones.map(async (phone) => {
        const { testTitle: title, testBody: body } =
          notificationTexts[recipients.languageOf(phone)];
        const message = { kind: "test", tag: "test", url: "/m/", title, body } as const;
        const { is } = await post(phone, { message, topic: "test", ttlSec: 60 });
        if (is === "gone") subscriptions.remove(phone.deviceId, phone.endpoint);
        return is;
      }),
    );
    const sent = results.filter((is) => is === "accepted").length;
    if (sent === 0)
      throw new HttpError(502, apiSentence("pushUnreachable"), { code: "pushUnreachable" });
    return { sent };
  };
};

export type TestNotification = ReturnType<typeof createTestNotification>;
