import { createHash } from "node:crypto";
import type { Approval } from "#contract/tasks-approvals.ts";
import type { PushLanguage, PushMessage } from "#contract/push.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Roster } from "../../config/roster.ts";
import type { PushDispatcher } from "./dispatcher.ts";
import type { PushOutbox } from "./outbox-store.ts";
import type { Recipients } from "./recipients.ts";
import type { ApprovalRequest, PushSentLog } from "./sent-log.ts";
import { truncateForNotification, notificationTexts } from "./notification-texts.ts";

interface AskForApprovalDeps {
  /** All completions that wait for a parent's decision. */
  readonly waiting: () => readonly Approval[];
  readonly roster: () => Roster;
  readonly sentLog: PushSentLog;
  readonly outbox: PushOutbox;
  readonly recipients: Recipients;
  readonly dispatcher: PushDispatcher;
  readonly clock: Clock;
  readonly atomically: (work: () => void) => void;
}

const day = 24 * 3600_000;

/** The same for every request about the same chore, so that a phone shows only the latest. */
const topicOf = (taskId: string): string =>
  `approval-${createHash("sha256").update(taskId).digest("base64url").slice(0, 22)}`;

const messageOf =
  ({ task, memberId, occurrence }: Approval, roster: Roster) =>
  (language: PushLanguage): PushMessage => {
    const say = notificationTexts[language];
    const name = roster.find(({ id }) => id === memberId)?.name ?? memberId;
    return {
      kind: "approval",
      title: say.isDone(truncateForNotification(name, 20)),
      body: say.waits(truncateForNotification(task.title), task.stars),
      tag: topicOf(task.id),
      url: "/m/chores",
      actions: [
        {
          action: "approve",
          ...{ title: say.approve, settled: say.settled, failed: say.failed },
          call: {
            method: "POST",
            path: `/api/tasks/${encodeURIComponent(task.id)}/approve`,
            body: { occurrence },
          },
        },
      ],
    };
  };

const keyOf = ({ taskId, occurrence, closedAt }: Omit<ApprovalRequest, "topic">): string =>
  JSON.stringify([taskId, occurrence, closedAt]);

/** Asks the parents' phones for a decision on what waits, once for each completion. */
export const createAskForApproval = (deps: AskForApprovalDeps): (() => void) => {
  const { waiting, roster, sentLog, outbox, recipients, dispatcher, clock, atomically } = deps;
  return () => {
    const now = waiting().map((approval) => {
      const { task, occurrence, closedAt } = approval;
      const topic = topicOf(task.id);
      return { approval, asking: { taskId: task.id, occurrence, closedAt, topic } };
    });
    const asked = sentLog.asked();
    const [isWaiting, isAsked] = [
      new Set(now.map(({ asking }) => keyOf(asking))),
      new Set(asked.map(keyOf)),
    ];
    const settled = asked.filter((asking) => !isWaiting.has(keyOf(asking)));
    const news = now.filter(({ asking }) => !isAsked.has(keyOf(asking)));
    if (settled.length === 0 && news.length === 0) return;
    atomically(() => {
      for (const asking of settled) {
        sentLog.settle(asking);
        // The notification stays while another completion of the same chore waits.
        if (!now.some((other) => other.asking.topic === asking.topic))
          outbox.removeTopic(asking.topic);
      }
      for (const { approval, asking } of news) {
        sentLog.ask(asking);
        recipients.tell("approval", {
          topic: asking.topic,
          expiresAt: clock.now() + day,
          message: messageOf(approval, roster()),
        });
      }
    });
    if (news.length > 0) dispatcher.wake();
  };
};
