import { apiErrorOf } from "../../api/api-error.ts";
import type { AnyMutation } from "../define-mutation.ts";
import { type PendingMutation, keptRefusal } from "../pending-mutation.ts";
import type { Answers } from "./answers.ts";
import type { Send } from "./deliver.ts";
import type { Due } from "./due.ts";
import type { Finish } from "./finish.ts";
import type { MutationLists } from "./lists.ts";

interface DirectDeliveryDeps {
  readonly lists: MutationLists;
  readonly answers: Answers;
  readonly due: Due;
  readonly finish: Finish;
  readonly send: Send;
  readonly definitionOf: (mutation: PendingMutation) => AnyMutation | undefined;
  /** Hears after each answer. */
  readonly onStill: () => void;
  readonly now: () => number;
}

/** Sends at once what doesn't wait for the network: in order within a scope, side by side otherwise. */
export interface DirectDelivery {
  /** Sends all that may be sent now. */
  run(): void;
  /** Takes a mutation away; false when it was sent. */
  cancel(id: string): boolean;
}

/** Makes the direct way to the server. */
export const createDirectDelivery = (deps: DirectDeliveryDeps): DirectDelivery => {
  const { lists, answers, due, finish, send, definitionOf, onStill, now } = deps;
  const underWay = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const direct = () => lists.pending().filter(({ isDirect }) => isDirect === true);

  const deliver = async (definition: AnyMutation, mutation: PendingMutation): Promise<void> => {
    underWay.add(mutation.id);
    const sent = await send(definition, mutation).then(
      (answer) => ({ answer }),
      (reason: unknown) => ({ error: apiErrorOf(reason) }),
    );
    underWay.delete(mutation.id);
    if ("error" in sent) {
      const refused = keptRefusal(sent.error);
      // Before `finish` does, which knows only what is kept of the error: the first counts.
      answers.reject(mutation.id, sent.error);
      finish.show({ kind: "refused", mutation: { ...mutation, refused }, isShown: false });
    } else finish.show({ kind: "delivered", mutation, answer: sent.answer });
    onStill();
    run();
  };
  const run = (): void => {
    clearTimeout(timer);
    const pending = direct();
    for (const mutation of pending) {
      const definition = definitionOf(mutation);
      if (definition !== undefined && !underWay.has(mutation.id) && due.isDue(mutation, pending))
        void deliver(definition, mutation);
    }
    const moment = due.nextDue(pending);
    if (moment === undefined) return;
    timer = setTimeout(run, moment - now());
    globalThis.document?.addEventListener("visibilitychange", sendDelayed);
  };
  /** A page that is left may not come back. */
  const sendDelayed = (): void => {
    if (document.visibilityState !== "hidden") return;
    for (const { notBefore: _, ...mutation } of direct())
      if (!underWay.has(mutation.id)) lists.replace(mutation);
    run();
  };
  return {
    run,
    cancel: (id) => {
      if (underWay.has(id) || lists.find(id) === undefined) return false;
      finish.show({ kind: "gone", id });
      run();
      return true;
    },
  };
};
