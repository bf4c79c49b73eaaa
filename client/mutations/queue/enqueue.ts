import type { OperationAnswer, WriteKey } from "#contract/api.ts";
import { ApiError } from "../../api/api-error.ts";
import { newId } from "../../platform/random-id.ts";
import { renamedBy } from "../cache/rename.ts";
import type { AnyMutation, Lane, Mutation } from "../define-mutation.ts";
import type { PendingMutation } from "../pending-mutation.ts";
import type { Answers } from "./answers.ts";
import type { Failures } from "./flagged-failures.ts";
import type { MutationLists } from "./lists.ts";
import type { Persistence } from "./persistence.ts";
import { keyOfRepeatedWrite, noteOutcome } from "./repeat-keys.ts";

/** How a mutation is enqueued that isn't simply sent. What has any of these is shown when it is refused after it had waited. */
export interface EnqueueOptions {
  /** Its Idempotency-Key; what is pending under it already isn't enqueued twice. */
  readonly id?: string;
  /** It can be cancelled for so long, in ms. */
  readonly delayMs?: number;
  /** Pictures that are uploaded before it; only where it may wait. */
  readonly pictures?: readonly Blob[];
}

/** A mutation that was enqueued. */
export interface Enqueued<T> {
  readonly id: string;
  /** The server's answer, however late. Rejects with an ApiError: when it was refused, or at once with code `outboxFull`. */
  readonly answer: Promise<T>;
  /** Whether it waits where nobody answers. */
  readonly mayWait: boolean;
  /** Whether the same was asked for before and its outcome isn't known: the answer may be of that time. */
  readonly isRepeated?: boolean | undefined;
}

interface EnqueueDeps {
  readonly lists: MutationLists;
  readonly persistence: Persistence;
  readonly answers: Answers;
  readonly failures: Failures;
  readonly shownWhenRefused: Set<string>;
  /** Whether this page's mutations may wait at all. */
  readonly isOffline: boolean;
  readonly currentId: (id: string) => string;
  readonly learn: (definition: AnyMutation) => void;
  readonly isFailing: () => boolean;
  readonly whyFull: (lane: Lane) => ApiError | undefined;
  readonly run: (mutation: PendingMutation) => void;
  readonly now: () => number;
}

/** Puts a write in the queue; screens show it in the same frame. */
export type Enqueue = <K extends WriteKey, Input>(
  definition: Mutation<K, Input>,
  input: Input,
  options?: EnqueueOptions,
) => Enqueued<OperationAnswer<K>>;

const rejected = <T>(error: ApiError): Promise<T> => {
  const answer = Promise.reject<T>(error);
  // Whoever made it may be gone.
  answer.catch(() => undefined);
  return answer;
};

/** Makes the way into the queue. */
export const createEnqueue = (deps: EnqueueDeps): Enqueue => {
  const { lists, persistence, answers, failures, shownWhenRefused, now } = deps;

  const add = (mutation: PendingMutation, isShownWhenRefused: boolean): void => {
    failures.clear(mutation);
    // Behind one that nobody took it waits as long as that.
    if (isShownWhenRefused || deps.isFailing()) shownWhenRefused.add(mutation.id);
    lists.add([mutation]);
    if (mutation.isDirect !== true) {
      persistence.keep(mutation);
      lists.unsavedUntil(mutation.id, persistence.persisted(mutation.id));
    }
    deps.run(mutation);
  };
  /** The key of the same write where it is under way, or its outcome isn't known; undefined for a new one. */
  const keyOfSame = (
    definition: AnyMutation,
    input: unknown,
    write: string,
    mayWait: boolean,
  ): { readonly id: string; readonly isKnown?: boolean } | undefined => {
    const twin = lists
      .pending()
      .find(
        (other) => other.key === definition.operation.key && definition.once(other.input) === write,
      );
    // What shows a row of its own is asked for once more on purpose.
    if (twin !== undefined)
      return definition.creates(input) === undefined ? { id: twin.id } : undefined;
    return mayWait ? undefined : keyOfRepeatedWrite(write, definition.onceForMs, now());
  };
  return <K extends WriteKey, Input>(
    definition: Mutation<K, Input>,
    input: Input,
    options?: EnqueueOptions,
  ): Enqueued<OperationAnswer<K>> => {
    deps.learn(definition);
    const { delayMs, pictures } = options ?? {};
    const mayWait = deps.isOffline && definition.keepFor(input) !== undefined;
    const write = options?.id === undefined ? definition.once(input) : undefined;
    const same = write === undefined ? undefined : keyOfSame(definition, input, write, mayWait);
    const id = options?.id ?? same?.id ?? newId();

    const full = mayWait ? deps.whyFull(definition.lane) : undefined;
    if (full !== undefined) return { id, mayWait, answer: rejected(full) };
    if (!mayWait && pictures !== undefined) {
      const here = new ApiError("Pictures are sent by phones.", { status: 0, code: "page" });
      return { id, mayWait, answer: rejected(here) };
    }
    const answer = new Promise<OperationAnswer<K>>((resolve, reject) =>
      answers.wait(id, { resolve, reject }),
    );
    const answered = (error?: unknown) => {
      if (write !== undefined) noteOutcome(write, id, now(), error);
    };
    answer.then(() => answered(), answered);
    const mutation: PendingMutation = {
      ...{ id, order: lists.nextPlace(now()), key: definition.operation.key },
      // It may be about a row that was opened before the server had named it.
      input: renamedBy(input, deps.currentId),
      ...{ at: now(), tries: 0 },
      ...(pictures === undefined ? {} : { pictures }),
      ...(delayMs === undefined ? {} : { notBefore: now() + delayMs }),
      ...(mayWait ? {} : { isDirect: true }),
    };
    if (lists.find(id) === undefined) add(mutation, mayWait && options !== undefined);
    return { id, mayWait, isRepeated: same?.isKnown, answer };
  };
};
