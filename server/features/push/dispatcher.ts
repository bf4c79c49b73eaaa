import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import type { Clock } from "../../platform/clock.ts";
import type { PushJob, PushOutbox } from "./outbox-store.ts";
import type { SendPush } from "./send.ts";
import { isInQuietHours, nextQuietStart, type QuietHours } from "../../jobs/quiet-hours.ts";
import type { SubscriptionStore } from "./subscription-store.ts";

interface PushDispatcherDeps {
  readonly outbox: PushOutbox;
  readonly subscriptions: SubscriptionStore;
  readonly post: SendPush;
  readonly clock: Clock;
  /** The quiet hours of the member whose phone it is. */
  readonly quietHours: (memberId: string) => QuietHours;
  /** Whether the message is still wanted; it may have been switched off since it was queued. */
  readonly isWanted: (job: PushJob) => boolean;
  readonly log: Logger;
  /** Stops the dispatcher; unsent messages stay in the outbox. */
  readonly ended: AbortSignal;
  /** Waits, or less when the signal aborts; real time where left out. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Sends queued messages to the push services, outside of quiet hours. */
export interface PushDispatcher {
  /** Checks at once what is due. */
  wake(): void;
  /** Resolves when nothing is being sent and nothing is queued, or the dispatcher has stopped. */
  idle(): Promise<void>;
}

const second = 1000;
const minute = 60 * second;
const waits = [30 * second, 2 * minute, 10 * minute, 30 * minute] as const;
const longestWait = 60 * minute;

const partition = <T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] => [
  all.filter(test),
  all.filter((one) => !test(one)),
];

const realPause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** Creates what sends one message; one that a service can't take now stays queued, for later. */
const createDeliver = (deps: PushDispatcherDeps) => {
  const { outbox, subscriptions, post, clock, isWanted, log, ended } = deps;
  return async (job: PushJob, until: number): Promise<void> => {
    const { id, to, message, topic, tries } = job;
    if (!isWanted(job)) return outbox.remove(id);
    const ttlSec = Math.max(0, Math.floor((until - clock.now()) / second));
    const posted = await post(to, { message, topic, ttlSec });
    if (ended.aborted && posted.is !== "accepted") return;
    if (posted.is === "later") {
      const wait = Math.max(waits[tries] ?? longestWait, posted.waitMs);
      outbox.later(id, clock.now() + wait);
      return;
    }
    outbox.remove(id);
    if (posted.is === "gone") subscriptions.remove(to.deviceId, to.endpoint);
    if (posted.is === "refused")
      log.warn({ status: posted.status, kind: message.kind }, "a push service refused a message");
  };
};

/**
 * Creates the server's only dispatcher; a message that a service can't take now is retried after 0.5, 2, 10, 30 and
 * then every 60 minutes until it expires.
 */
export const createPushDispatcher = (deps: PushDispatcherDeps): PushDispatcher => {
  const { outbox, clock, quietHours, log, ended, pause = realPause } = deps;
  const deliver = createDeliver(deps);
  let wake = new AbortController();
  let running: Promise<void> | null = null;

  /** Sends what is due; resolves with the milliseconds until the next message, null where none is queued. */
  const dispatchDue = async (): Promise<number | null> => {
    const now = clock.now();
    outbox.removeExpired(now);
    const [held, free] = partition(outbox.due(now), ({ to, message }) => {
      return message.urgent !== true && isInQuietHours(now, quietHours(to.memberId));
    });
    await Promise.all(
      free.map((job) => {
        const isUrgent = job.message.urgent === true;
        const sleep = isUrgent ? null : nextQuietStart(now, quietHours(job.to.memberId));
        return deliver(job, Math.min(job.expiresAt, sleep ?? job.expiresAt));
      }),
    );
    const next = outbox.nextTryAt();
    if (held.length > 0) return minute;
    // The clock and the quiet hours may change meanwhile, so the wait is short.
    return next === null ? null : Math.min(Math.max(next - clock.now(), second), minute);
  };

  const run = async (): Promise<void> => {
    while (!ended.aborted) {
      wake = new AbortController();
      const wait = await dispatchDue();
      if (wait === null) return;
      if (!wake.signal.aborted && !ended.aborted)
        await pause(wait, AbortSignal.any([wake.signal, ended]));
    }
  };

  const go = (): void => {
    wake.abort();
    running ??= run()
      .catch((error: unknown) => log.error({ err: error }, "notifications can't be sent"))
      .finally(() => {
        running = null;
        // A wake-up that came while the loop was ending.
        if (wake.signal.aborted && !ended.aborted) go();
      });
  };

  return {
    wake: go,
    idle: async () => {
      await running;
    },
  };
};
