import type { Topic } from "#contract/operation.ts";
import { ApiError, apiErrorOf } from "../../api/api-error.ts";
import type { Reply } from "../../api/call.ts";
import { type Action, verdictOn } from "./queued-mutation.ts";
import type { Outcome } from "./broadcast.ts";
import type { Holding } from "./delay.ts";
import type { Lists } from "./entries.ts";
import type { Memory } from "./persistence.ts";
import type { Waiters } from "./deferred-answers.ts";

/** Why the line stops: it goes on by itself, in so many ms at the earliest. */
export interface Setback {
  readonly waitMs: number;
}

interface Parts {
  readonly lists: Lists;
  readonly memory: Memory;
  readonly waiters: Waiters;
  readonly holding: Holding;
  /** Actions that have met a closed door: their failing is shown, since nobody looks at the row any more. */
  readonly late: Set<string>;
  readonly settle: (outcome: Outcome) => Promise<void>;
  readonly send: (action: Action) => Promise<Reply<unknown>>;
  /** Hears each answer before the screens do. */
  readonly heard: (action: Action, answer: unknown) => void;
  /** Hears what is old on the screen, now that the server has what had waited. */
  readonly onDelivered: (stale: ReadonlySet<Topic>) => void;
  readonly now: () => number;
}

/** A house that asks for time without saying how much is given so much. */
const aWhileSec = 30;

/** Makes the way of an action to the house, in hand of this page alone. */
export const createDelivery = (parts: Parts) => {
  const { lists, memory, waiters, holding, late, settle, send, heard, onDelivered, now } = parts;
  let old = new Set<Topic>();

  const refuse = async (action: Action, error: ApiError): Promise<void> => {
    const { status, code, message } = error;
    const refused = { status, message, ...(code === undefined ? {} : { code }) };
    waiters.reject(action.id, error);
    const isShown = late.has(action.id);
    await settle({ kind: "refused", action: { ...action, refused }, isShown });
  };
  const revise = async (action: Action): Promise<void> => {
    lists.replace(action);
    memory.revise(action);
    await memory.kept(action.id);
  };

  const failed = async (action: Action, error: ApiError): Promise<Setback | undefined> => {
    const verdict = verdictOn(error, action);
    if (verdict === "refused") {
      await refuse(action, error);
      return undefined;
    }
    for (const { id } of lists.waiting()) late.add(id);
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

  const attempt = async (action: Action): Promise<Setback | undefined> => {
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
    deliver: async (seen: Action): Promise<Setback | undefined> => {
      const newest = await memory.newest(seen);
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
