import { useSyncExternalStore } from "react";
import { type ApiError, apiErrorOf } from "../api/api-error.ts";

/** A tick that a finger set or took away and the server hasn't confirmed, or has refused. */
export interface OptimisticTick {
  readonly taskId: string;
  /** The family's day that the tick is for. */
  readonly day: string;
  readonly done: boolean;
  /** Who did it. */
  readonly memberId: string;
  readonly at: number;
  /** Whose stars change, and by how many. */
  readonly starsOf: string;
  readonly stars: number;
  /** Its stars wait for a parent. */
  readonly waits?: boolean;
  readonly failed?: ApiError;
}

export type TicksByTask = ReadonlyMap<string, OptimisticTick>;

/** The taps of a page, the newest of each task. */
export interface OptimisticTicks {
  readonly all: () => TicksByTask;
  subscribe(listener: () => void): () => void;
  /** The server has named a task: taps on the row that stood in for it are taps on it. */
  rename(from: string, to: string): void;
  /**
   * Shows a tap at once and sends it after the task's earlier ones; it goes when `send` is through.
   * Where that fails the row is flagged for five seconds unless `isFlagged` says no. Rejects with an ApiError.
   */
  add(
    tap: OptimisticTick,
    send: () => Promise<void>,
    isFlagged?: (error: ApiError) => boolean,
  ): Promise<void>;
}

/** How long a row stays flagged, in ms. */
export const flaggedMs = 5000;

/** Makes an empty store of taps. */
export const createOptimisticTicks = (): OptimisticTicks => {
  const listeners = new Set<() => void>();
  const queues = new Map<string, Promise<void>>();
  const names = new Map<string, string>();
  let shown: TicksByTask = new Map();

  const nameOf = (taskId: string) => names.get(taskId) ?? taskId;
  const change = (taskId: string, tap: OptimisticTick | undefined) => {
    const next = new Map(shown);
    if (tap === undefined) next.delete(nameOf(taskId));
    else next.set(nameOf(taskId), tap);
    shown = next;
    for (const listener of listeners) listener();
  };
  // A newer tap of the same row stays: its own answer decides.
  const replace = (from: OptimisticTick, to: OptimisticTick | undefined) => {
    if (shown.get(nameOf(from.taskId)) === from) change(from.taskId, to);
  };

  return {
    all: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    rename: (from, to) => {
      const tap = shown.get(from);
      change(from, undefined);
      names.set(from, to);
      if (tap !== undefined) change(to, tap);
    },
    add: (tap, send, isFlagged = () => true) => {
      change(tap.taskId, tap);
      const before = queues.get(tap.taskId) ?? Promise.resolve();
      const sent = before.then(send).then(
        () => replace(tap, undefined),
        (reason: unknown) => {
          const failed = apiErrorOf(reason);
          const flagged = isFlagged(failed) ? { ...tap, failed } : undefined;
          replace(tap, flagged);
          if (flagged !== undefined) setTimeout(() => replace(flagged, undefined), flaggedMs);
          throw failed;
        },
      );
      const settled = sent.catch(() => undefined);
      queues.set(tap.taskId, settled);
      void settled.then(() => {
        if (queues.get(tap.taskId) === settled) queues.delete(tap.taskId);
      });
      return sent;
    },
  };
};

/** The taps of a page; the component is drawn again when they change. */
export const useOptimisticTicks = (ticks: OptimisticTicks): TicksByTask =>
  useSyncExternalStore(ticks.subscribe, ticks.all);
