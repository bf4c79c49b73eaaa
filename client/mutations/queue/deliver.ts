import { ApiError, apiErrorOf } from "../../api/api-error.ts";
import type { AnyMutation } from "../define-mutation.ts";
import { type PendingMutation, keptRefusal } from "../pending-mutation.ts";
import { classifyFailure, hasArrived, isOtherAuthor } from "../send/classify-failure.ts";
import type { Answers } from "./answers.ts";
import { type Due, longestPauseMs } from "./due.ts";
import type { Finish } from "./finish.ts";
import type { MutationLists } from "./lists.ts";
import type { Persistence } from "./persistence.ts";

/** Why the queue stops: it goes on by itself, in so many ms at the earliest. */
export interface Setback {
  readonly waitMs: number;
}

/** Sends a mutation; promises its answer, rejects with an ApiError. Where it waits until `leaves` resolves, before it leaves, it is known what may have arrived. */
export type Send = (
  definition: AnyMutation,
  mutation: PendingMutation,
  leaves?: () => Promise<void>,
) => Promise<unknown>;

/** What delivers mutations. */
export interface DeliverDeps {
  readonly lists: MutationLists;
  readonly persistence: Persistence;
  readonly answers: Answers;
  readonly due: Due;
  /** Mutations whose row nobody looks at any more, since they have waited or were enqueued so: a refusal of one is shown, and `onLate` hears of its delivery. */
  readonly shownWhenRefused: Set<string>;
  readonly finish: Finish;
  readonly send: Send;
  readonly definitionOf: (mutation: PendingMutation) => AnyMutation | undefined;
  /** Hears of what was delivered long after it was shown. */
  readonly onLate: (definition: AnyMutation) => void;
  /** The server thinks that somebody else is signed in. */
  readonly askWhoIsSignedIn: () => void;
  readonly now: () => number;
}

/** A server that asks for time without saying how much is given so much. */
const defaultWaitSec = 30;

/** Changes what waits, here and on the device; resolves when that has it. */
const createRevise =
  ({ lists, persistence }: Pick<DeliverDeps, "lists" | "persistence">) =>
  async (
    mutation: PendingMutation,
    change: (kept: PendingMutation) => PendingMutation,
  ): Promise<PendingMutation> => {
    const changed = change(mutation);
    lists.replace(changed);
    persistence.revise(mutation.id, change);
    await persistence.persisted(mutation.id);
    return changed;
  };

const withoutTry = ({ isTried: _, ...mutation }: PendingMutation): PendingMutation => mutation;

/** Makes what follows from a mutation that didn't get through: it is refused, or tried again later. */
const createFailureHandling = (deps: DeliverDeps) => {
  const { lists, answers, shownWhenRefused, finish, now } = deps;
  const revise = createRevise(deps);

  const refuse = async (mutation: PendingMutation, error: ApiError): Promise<void> => {
    const refused = keptRefusal(error);
    // Before `finish` does, which knows only what is kept of the error: the first counts.
    answers.reject(mutation.id, error);
    const isShown = shownWhenRefused.has(mutation.id);
    await finish.everywhere({ kind: "refused", mutation: { ...mutation, refused }, isShown });
  };

  const failed = async (
    definition: AnyMutation,
    mutation: PendingMutation,
    error: ApiError,
  ): Promise<Setback | undefined> => {
    if (hasArrived(error)) {
      deps.onLate(definition);
      shownWhenRefused.delete(mutation.id);
      await finish.everywhere({ kind: "gone", id: mutation.id });
      return undefined;
    }
    if (isOtherAuthor(error)) deps.askWhoIsSignedIn();
    const hasAuthor = definition.author(mutation.input) !== undefined;
    const failure = classifyFailure(error, { tries: mutation.tries, hasAuthor });
    lists.setOutOfReach(failure === "unreached");
    if (failure === "refused") {
      await refuse(mutation, error);
      return undefined;
    }
    for (const { id } of lists.waiting()) shownWhenRefused.add(id);
    const held = { status: error.status, code: error.code };
    const isUpload = definition.lane === "uploads";
    if (failure === "unreached") {
      // The other lane may reach the house first, which says nothing of this one.
      if (isUpload) await revise(mutation, (kept) => ({ ...kept, held }));
      return { waitMs: 0 };
    }
    if (failure !== "busy") {
      const { tries, pauseMs } = failure.later;
      const why = isOtherAuthor(error) ? { needsSignIn: true as const } : {};
      // What is about other things goes on meanwhile; looking at the app doesn't shorten the pause.
      await revise(mutation, (kept) => ({
        ...kept,
        ...why,
        held,
        tries,
        notBefore: now() + pauseMs,
      }));
      return undefined;
    }
    const waitMs = Math.min(longestPauseMs, 1000 * (error.retryAfterSec ?? defaultWaitSec));
    if (mutation.pictures === undefined) return { waitMs };
    await revise(mutation, (kept) => ({ ...kept, held, notBefore: now() + waitMs }));
    // Other pictures would be too many as well; ticks and groceries behind an entry with some go on meanwhile.
    return isUpload ? { waitMs } : undefined;
  };

  return { refuse, failed };
};

/** Makes what sends a mutation to the server; only the page with the lease calls it. */
export const createDeliver = (deps: DeliverDeps) => {
  const { lists, persistence, due, shownWhenRefused, finish, send, definitionOf } = deps;
  const { refuse, failed } = createFailureHandling(deps);
  const revise = createRevise(deps);

  const attempt = async (
    definition: AnyMutation,
    before: PendingMutation,
  ): Promise<Setback | undefined> => {
    if (due.isTooOld(before)) {
      shownWhenRefused.add(before.id);
      const why = { status: 0, code: "tooOld" } as const;
      await refuse(before, new ApiError("It waited for too long.", why));
      return undefined;
    }
    let mutation = before;
    // This page may end on the way, and the next one must not promise to take it back.
    const leaves = async (): Promise<void> => {
      if (mutation.isTried !== true)
        mutation = await revise(mutation, (kept) => ({ ...kept, isTried: true }));
    };
    const sent = await send(definition, mutation, leaves).then(
      (answer) => ({ answer }),
      (reason: unknown) => ({ error: apiErrorOf(reason) }),
    );
    if ("error" in sent) {
      const isNotTaken = before.isTried !== true && sent.error.status !== 0;
      if (isNotTaken && mutation !== before) mutation = await revise(mutation, withoutTry);
      return failed(definition, mutation, sent.error);
    }
    lists.setOutOfReach(false);
    if (shownWhenRefused.delete(mutation.id)) deps.onLate(definition);
    await finish.everywhere({ kind: "delivered", mutation, answer: sent.answer });
    return undefined;
  };

  /** Sends a mutation as all pages know it, once; undefined where the queue may go on, whatever became of it. */
  return async (seen: PendingMutation): Promise<Setback | undefined> => {
    const newest = await persistence.newest(seen);
    const definition = definitionOf(seen);
    // It was cancelled meanwhile, here or on another page, which may have sent it as well.
    if (newest === undefined || newest.refused !== undefined || definition === undefined)
      lists.drop(seen.id);
    if (newest?.refused !== undefined) lists.add([newest]);
    if (newest === undefined || definition === undefined || lists.find(seen.id) === undefined)
      return undefined;
    // The same pictures stay the same objects for the screen.
    const { pictures } = seen;
    const mutation = { ...newest, ...(pictures === undefined ? {} : { pictures }) };
    if (due.isDue(mutation, lists.waiting())) return attempt(definition, mutation);
    lists.replace(mutation);
    return undefined;
  };
};
