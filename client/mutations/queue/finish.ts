import { ApiError } from "../../api/api-error.ts";
import type { AnyMutation } from "../define-mutation.ts";
import { isOfDeleted, type PendingMutation } from "../pending-mutation.ts";
import type { AnswerSettler } from "../cache/settle-answer.ts";
import type { Answers } from "./answers.ts";
import type { Outcome, OutcomeChannel } from "./channel.ts";
import type { Failures } from "./flagged-failures.ts";
import type { MutationLists } from "./lists.ts";
import type { Persistence } from "./persistence.ts";

interface FinishDeps {
  readonly lists: MutationLists;
  readonly persistence: Persistence;
  readonly answers: Answers;
  readonly failures: Failures;
  readonly settler: AnswerSettler;
  readonly channel: OutcomeChannel;
  readonly definitionOf: (mutation: PendingMutation) => AnyMutation | undefined;
}

/** The one way in which a mutation comes to its end. */
export interface Finish {
  /** On this page's screens. */
  show(outcome: Outcome): void;
  /** On this page's screens, in the device's store, and on the other pages of this browser; resolves when the store has it. */
  everywhere(outcome: Outcome): Promise<void>;
}

/** After several answers on another page, what became stale is read again once, so many ms later. */
const burstMs = 150;

/** Writes an outcome into the device's store; resolves when it has it. */
const write = async ({ lists, persistence }: FinishDeps, outcome: Outcome): Promise<void> => {
  if (outcome.kind === "gone") return persistence.forget(outcome.id);
  const { id } = outcome.mutation;
  if (outcome.kind === "delivered" || (outcome.kind === "refused" && !outcome.isShown)) {
    await persistence.forget(id);
    // The page that sends the next one reads there what it names now.
    await Promise.all(lists.waiting().map((waiting) => persistence.persisted(waiting.id)));
    return;
  }
  persistence.revise(id, () => outcome.mutation);
  await persistence.persisted(id);
};

/** Makes what ends mutations, on all pages of this browser. */
export const createFinish = (deps: FinishDeps): Finish => {
  const { lists, persistence, answers, failures, settler, channel, definitionOf } = deps;

  const showDelivered = (mutation: PendingMutation, answer: unknown): void => {
    const definition = definitionOf(mutation);
    const revise = definition && settler.settle(definition, mutation, answer);
    for (const { id, isDirect } of lists.drop(mutation.id, revise))
      if (isDirect !== true && revise !== undefined) persistence.revise(id, revise);
    answers.resolve(mutation.id, answer);
  };
  const showRefused = (mutation: PendingMutation, isShown: boolean): void => {
    const { message = "", ...why } = mutation.refused ?? { status: 0 };
    const error = new ApiError(message, why);
    lists.drop(mutation.id);
    if (isShown) lists.add([mutation]);
    failures.flag(mutation, error);
    // Another screen was first, or the row is gone: what stands here is old.
    const topics = definitionOf(mutation)?.operation.stale ?? [];
    if (isOfDeleted(error) || error.status === 409) settler.stale(topics);
    // Whoever waits for it on another page; on the one that sent it they have heard all of the error.
    answers.reject(mutation.id, error);
  };
  const show = (outcome: Outcome): void => {
    switch (outcome.kind) {
      case "delivered":
        return showDelivered(outcome.mutation, outcome.answer);
      case "refused":
        return showRefused(outcome.mutation, outcome.isShown);
      case "again":
        lists.drop(outcome.mutation.id);
        return lists.add([outcome.mutation]);
      case "gone":
        lists.drop(outcome.id);
        return answers.forget(outcome.id);
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  channel.listen((outcome) => {
    show(outcome);
    // This page doesn't know what was read here before the answer, and what after it.
    if (outcome.kind === "delivered")
      settler.stale(definitionOf(outcome.mutation)?.operation.stale ?? []);
    clearTimeout(timer);
    timer = setTimeout(settler.flush, burstMs);
  });
  return {
    show,
    everywhere: async (outcome) => {
      // A page that ends in between must not send after all what its screen showed as cancelled.
      const isGone = outcome.kind === "gone";
      if (isGone) await write(deps, outcome);
      channel.post(outcome);
      show(outcome);
      if (!isGone) await write(deps, outcome);
    },
  };
};
