import type { Topic } from "#contract/operation.ts";
import { ApiError, apiErrorOf } from "../../api/api-error.ts";
import type { ApiReply } from "../../api/call.ts";
import { type QueuedMutation, failureKindOf } from "./queued-mutation.ts";
import type { QueueOutcome } from "./broadcast.ts";
import type { DeliveryDelay } from "./delay.ts";
import type { QueueEntries } from "./entries.ts";
import type { QueuePersistence } from "./persistence.ts";
import type { DeferredAnswers } from "./deferred-answers.ts";

/** Why the line stops: it goes on by itself, in so many ms at the earliest. */
export interface RetryDelay {
  readonly waitMs: number;
}

interface DeliveryDeps {
  readonly lists: QueueEntries;
  readonly memory: QueuePersistence;
  readonly waiters: DeferredAnswers;
  readonly holding: DeliveryDelay;
  /** Actions that have met a closed door: their failing is shown, since nobody looks at the row any more. */
  readonly late: Set<string>;
  readonly settle: (outcome: QueueOutcome) => Promise<void>;
  readonly send: (action: QueuedMutation) => Promise<ApiReply<unknown>>;
  /** Hears each answer before the screens do. */
  readonly heard: (action: QueuedMutation, answer: unknown) => void;
  /** Hears what is old on the screen, now that the server has what had waited. */
  readonly onDelivered: (stale: ReadonlySet<Topic>) => void;
  readonly now: () => number;
}

/** A house that asks for time without saying how much is given so much. */
const aWhileSec = 30;

/** Makes the way of an action to the house, in hand of this page alone. */
export const createDelivery = (deps: DeliveryDeps) => {
  const { lists, memory, waiters, holding, late, settle, send, heard, onDelivered, now } = deps;
  let old = new Set<Topic>();

  const refuse = async (action: QueuedMutation, error: ApiError): Promise<void> => {
    const { status, code, message } = error;
    const refused = { status, message, ...(code === undefined ? {} : { code }) };
    waiters.reject(action.id, error);
    const isShown = late.has(action.id);
    await settle({ kind: "refused", action: { ...action, refused }, isShown });
  };
  const revise = async (action: QueuedMutation): Promise<void> => {
    lists.replace(action);
    memory.update(action);
    await memory.isSaved(action.id);
  };

  const failed = async (
    action: QueuedMutation,
    error: ApiError,
  ): Promise<RetryDelay | undefined> => {
    const verdict = failureKindOf(error, action);
    if (verdict === "refused") {
      await refuse(action, error);
      return undefined;
    }
    for (const { id } of lists.queued()) late.add(id);
    if (verdict === "unreached") return { waitMs: 0 };
    if (verdict === "later") {
      await revise({ ...action, tries: action.tries + 1 });
      return { waitMs: 0 };
    }
    const waitMs = 1000 * (error.retryAfterSec ?? aWhileSec);
    if (action.pictures === undefined) return { waitMs };
    // Too many pictures at once: ticks and groceries behind them go on meanwhile.
    await revise({ ...action, notBefore: now() + waitMs });
    return undefined;
  };

  const attempt = async (action: QueuedMutation): Promise<RetryDelay | undefined> => {
    if (holding.isTooOld(action)) {
      late.add(action.id);
      const why = { status: 0, code: "tooOld" } as const;
      await refuse(action, new ApiError("It waited for longer than a week.", why));
      return undefined;
    }
    try {
      const reply = await send(action);
      heard(action, reply.answer);
      if (late.delete(action.id)) old = new Set([...old, ...action.stale]);
      await settle({ kind: "delivered", action, reply });
      return undefined;
    } catch (reason) {
      return failed(action, apiErrorOf(reason));
    }
  };

  return {
    /** Sends an action as all pages know it, once; undefined where the line may go on, whatever became of it. */
    deliver: async (seen: QueuedMutation): Promise<RetryDelay | undefined> => {
      const newest = await memory.latest(seen);
      // It was withdrawn meanwhile, here or on another page, which may have sent it as well.
      if (newest === undefined || newest.refused !== undefined) lists.drop(seen.id);
      if (newest === undefined || lists.find(seen.id) === undefined) return undefined;
      // The same pictures stay the same objects for the screen.
      const { pictures } = seen;
      const action = { ...newest, ...(pictures === undefined ? {} : { pictures }) };
      if (holding.isDue(action)) return attempt(action);
      lists.replace(action);
      return undefined;
    },
    /** Tells once for the whole line what is old: fifty ticks must not have the board read fifty times. */
    tellOld: (): void => {
      if (old.size > 0) onDelivered(old);
      old = new Set();
    },
  };
};
