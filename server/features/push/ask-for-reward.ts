import type { PushLanguage, PushMessage } from "#contract/push.ts";
import type { RedemptionRequest } from "#contract/rewards.ts";
import type { Roster } from "../../config/roster.ts";
import type { PushDispatcher } from "./dispatcher.ts";
import { notificationTexts, truncateForNotification } from "./notification-texts.ts";
import type { PushOutbox } from "./outbox-store.ts";
import type { Recipients } from "./recipients.ts";

interface AskForRewardDeps {
  readonly roster: () => Roster;
  readonly outbox: PushOutbox;
  readonly recipients: Recipients;
  readonly dispatcher: PushDispatcher;
}

const topicOf = (requestId: string): string => `reward-${requestId}`;

/** Creates the question to the parents' phones whether a child gets a reward. */
export const createAskForReward = (deps: AskForRewardDeps) => {
  const { roster, outbox, recipients, dispatcher } = deps;
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
    /** Queues the question, in the caller's transaction. */
    ask: (request: RedemptionRequest): void => {
      recipients.tell("approval", {
        ...{ topic: topicOf(request.id), expiresAt: Date.parse(request.until) },
        message: messageOf(request),
      });
      dispatcher.wake();
    },
    /** Takes the question back that isn't sent yet. */
    settled: (requestId: string): void => outbox.removeTopic(topicOf(requestId)),
  };
};
