import { setTimeout } from "node:timers/promises";
import type { Clock } from "#server/platform/clock.ts";
import {
  type OccurrenceState,
  type TaskSource,
  UnconfirmedError,
} from "#server/providers/tasks/port.ts";
import type { OutboxWrite } from "./outbox-store.ts";

/** How time passes while a source is waited for. */
export interface RetryTimers {
  /** Waits, or resolves sooner when the signal says so. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
  /** A signal that says when the time is over. */
  within(ms: number): AbortSignal;
}

/** Real time; never keeps the program running for it. */
export const realRetryTimers: RetryTimers = {
  pause: (ms, signal) => setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined),
  within: (ms) => AbortSignal.timeout(ms),
};

/** What became of a write: the source has it; it has no such task any more; it surely doesn't have it; nobody knows. */
export type DeliveryResult =
  | { readonly is: "applied" | "gone" | "open" }
  | { readonly is: "not applied"; readonly why: UnconfirmedError }
  | {
      readonly is: "unknown";
      /** Until when a source that says otherwise isn't believed, by the monotonic clock. */
      readonly doubtUntil: number;
    };

interface DeliveryLimits {
  /** How long to go on, in milliseconds. */
  readonly forMs: number;
  /** False where it is only to be found out what became of it. */
  readonly mayWrite: boolean;
  /** Set where an earlier try may have been applied. */
  readonly doubtUntil?: number;
  readonly signal: AbortSignal;
}

export type DeliverWrite = (write: OutboxWrite, limits: DeliveryLimits) => Promise<DeliveryResult>;

const firstWaitMs = 250;
const longestWaitMs = 2_000;
/** A write with less time than this would be given up while it is on its way. */
const leastWriteMs = 2_000;
/** Somebody who didn't answer may still be at it. */
const doubtMs = { silent: 20_000, broken: 1_000 };

const outOfTime = (): UnconfirmedError =>
  new UnconfirmedError("There was no time left.", {
    ...{ reason: "timeout", applied: "no", isPassing: true },
  });

interface DeliverWriteDeps {
  readonly source: () => TaskSource;
  readonly clock: Clock;
  readonly patience: RetryTimers;
}

/** For how long a write that isn't settled by then is in doubt, in milliseconds. */
export const longestUncertainMs = doubtMs.silent;

/** Brings a write to an outside source, again and again; before every try it asks how the source has it, so that none is applied twice. */
export const createDeliverWrite = ({
  source,
  clock,
  patience: { pause, within },
}: DeliverWriteDeps): DeliverWrite => {
  const goals: Readonly<Record<OutboxWrite["action"], OccurrenceState>> = {
    close: "done",
    reopen: "open",
  };
  const tell = ({ action, task: { id }, occurrence }: OutboxWrite, signal: AbortSignal) =>
    action === "close"
      ? source().complete(id, occurrence, signal)
      : source().reopen(id, occurrence, signal);

  return async (write, { forMs, mayWrite, doubtUntil: inDoubt, signal }) => {
    const until = clock.monotonic() + forMs;
    const left = (): number => until - clock.monotonic();
    let doubtUntil = inDoubt;

    /** Null where it isn't believed yet that the source doesn't have it. */
    const tryOnce = async (inTime: AbortSignal): Promise<"applied" | "gone" | "open" | null> => {
      const askedAt = clock.monotonic();
      const state = await source().state?.(write.task.id, write.occurrence, inTime);
      if (state === "gone") return "gone";
      if (state === goals[write.action]) return "applied";
      if (doubtUntil !== undefined && askedAt < doubtUntil) return null;
      doubtUntil = undefined;
      if (!mayWrite) return "open";
      if (left() < leastWriteMs) throw outOfTime();
      await tell(write, inTime);
      return "applied";
    };

    for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      let why = outOfTime();
      let wait = Math.round(waitMs * (0.5 + Math.random()));
      // A try may take all the time that is left: asked again too soon, a slow source would apply both.
      const inTime = AbortSignal.any([signal, within(Math.max(1, Math.ceil(left())))]);
      try {
        const is = await tryOnce(inTime);
        if (is !== null) return { is };
      } catch (error) {
        if (!(error instanceof UnconfirmedError)) throw error;
        why = error;
        const isSilent = inTime.aborted || why.reason === "timeout";
        if (why.applied === "maybe")
          doubtUntil = clock.monotonic() + (isSilent ? doubtMs.silent : doubtMs.broken);
      }
      wait = Math.max(wait, why.waitMs);
      if (!why.isPassing || signal.aborted || wait >= left())
        return doubtUntil === undefined
          ? { is: "not applied", why }
          : { is: "unknown", doubtUntil };
      await pause(wait, signal);
    }
  };
};
