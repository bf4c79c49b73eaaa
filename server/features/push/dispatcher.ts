import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import type { Clock } from "../../platform/clock.ts";
import type { PushJob, PushOutbox } from "./outbox-store.ts";
import type { SendPush } from "./send.ts";
import { isInQuietHours, nextQuietStart, type QuietHours } from "./quiet-hours.ts";
import type { SubscriptionStore } from "./subscription-store.ts";

interface PushDispatcherDeps {
  readonly outbox: PushOutbox;
  readonly subscriptions: SubscriptionStore;
  readonly post: SendPush;
  readonly clock: Clock;
  readonly quietHours: () => QuietHours;
  /** Somebody may have switched it off since it was written. */
  readonly isWanted: (parcel: PushJob) => boolean;
  readonly log: Logger;
  /** Ends everything; what was on its way stays in the outbox. */
  readonly ended: AbortSignal;
  /** Lets time pass, or less when the signal says so; real time unless told. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Brings to the phones what waits for them, outside of quiet hours. */
export interface PushDispatcher {
  /** Looks at once what there is to bring. */
  wake(): void;
  /** Resolves when nothing is on its way and nothing waits, or everything ended. */
  idle(): Promise<void>;
}

const second = 1000;
const minute = 60 * second;
const waits = [30 * second, 2 * minute, 10 * minute, 30 * minute] as const;
const longestWait = 60 * minute;

const realPause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** Makes the house's one courier; what a service can't take now is tried again after 0.5, 2, 10, 30 and then 60 minutes, until nobody wants to hear of it. */
export const createPushDispatcher = (deps: PushDispatcherDeps): PushDispatcher => {
  const { outbox, subscriptions, post, clock, quietHours, isWanted, log, ended } = deps;
  const { pause = realPause } = deps;
  let wake = new AbortController();
  let running: Promise<void> | null = null;

  const deliver = async (parcel: PushJob, until: number): Promise<void> => {
    const { id, to, message, topic, tries } = parcel;
    if (!isWanted(parcel)) return outbox.remove(id);
    const ttlSec = Math.max(0, Math.floor((until - clock.now()) / second));
    const posted = await post(to, { message, topic, ttlSec });
    if (ended.aborted && posted.is !== "taken") return;
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

  /** How long to wait until the next one; null where nothing is left to bring. */
  const dispatchDue = async (): Promise<number | null> => {
    const now = clock.now();
    outbox.removeExpired(now);
    if (isInQuietHours(now, quietHours())) return outbox.nextTryAt() === null ? null : minute;
    const sleep = nextQuietStart(now, quietHours());
    await Promise.all(
      outbox
        .due(now)
        .map((parcel) => deliver(parcel, Math.min(parcel.expiresAt, sleep ?? parcel.expiresAt))),
    );
    const next = outbox.nextTryAt();
    // The clock may be set meanwhile, and so may the hours of sleep.
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
        // Called for just as it was about to end.
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
