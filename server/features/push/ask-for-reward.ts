import type { PushLanguage, PushMessage } from "#contract/push.ts";
import type { RedemptionRequest } from "#contract/rewards.ts";
import type { Roster } from "../../config/roster.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PushDispatcher } from "./dispatcher.ts";
import { notificationTexts, truncateForNotification } from "./notification-texts.ts";
import type { PushOutbox } from "./outbox-store.ts";
import type { Recipients } from "./recipients.ts";

interface AskForRewardDeps {
  readonly roster: () => Roster;
  readonly outbox: PushOutbox;
  readonly recipients: Recipients;
  readonly dispatcher: PushDispatcher;
  readonly clock: Clock;
}

/** So often parents' phones ring for one child within so many milliseconds; what else is asked for is on Today. */
const [mostRings, within] = [3, 10 * 60_000];

/** Creates the count of whom parents' phones rang for; tells whether they may ring once more. */
const createRings = (clock: Clock) => {
  const rung = new Map<string, readonly number[]>();
  return (memberId: string): boolean => {
    const now = clock.monotonic();
    const recent = (rung.get(memberId) ?? []).filter((at) => at > now - within);
    const mayRing = recent.length < mostRings;
    rung.set(memberId, mayRing ? [...recent, now] : recent);
    return mayRing;
  };
};

const topicOf = (requestId: string): string => `reward-${requestId}`;

/** Creates the question to the parents' phones whether a child gets a reward. */
export const createAskForReward = (deps: AskForRewardDeps) => {
  const { roster, outbox, recipients, dispatcher, clock } = deps;
  const mayRing = createRings(clock);
  const messageOf =
    ({ id, memberId, name, cost }: RedemptionRequest) =>
    (language: PushLanguage): PushMessage => {
      const say = notificationTexts[language];
      const whose = roster().find((member) => member.id === memberId)?.name ?? memberId;
      return {
        kind: "approval",
        title: say.wants(truncateForNotification(whose, 20)),
        body: say.costs(truncateForNotification(name), cost),
        tag: topicOf(id),
        url: "/m/",
        actions: [
          {
            action: "approve",
            ...{ title: say.allow, settled: say.settled, failed: say.failed },
            call: {
              method: "POST",
              path: `/api/redemption-requests/${id}/decide`,
              body: { decision: "grant" },
            },
          },
        ],
      };
    };
  return {
    /** Queues the question, in the caller's transaction, unless this child has asked so often just now. */
    ask: (request: RedemptionRequest): void => {
      if (!mayRing(request.memberId)) return;
      recipients.tell("approval", {
        ...{ topic: topicOf(request.id), expiresAt: Date.parse(request.until) },
        message: messageOf(request),
      });
      // Not within the caller's transaction: if that rolled back, phones would have rung for nothing.
      queueMicrotask(dispatcher.wake);
    },
    /** Takes the question back that isn't sent yet. */
    settled: (requestId: string): void => outbox.removeTopic(topicOf(requestId)),
  };
};
