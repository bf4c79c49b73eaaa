import { hashKey, partialMatchKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { Topic } from "#contract/operation.ts";
import type { ReadOperation } from "../../api/call.ts";
import {
  type AnyChange,
  type CacheTarget,
  changed,
  isOf,
  type SettledCache,
} from "./cache-view.ts";
import type { AnyMutation } from "../define-mutation.ts";
import type { PendingMutation } from "../pending-mutation.ts";
import { renamed } from "./rename.ts";

type Revise = (waiting: PendingMutation) => PendingMutation;

/** Hears what the server made of a mutation, before screens show it. */
export type AnswerListener = (definition: AnyMutation, input: unknown, answer: unknown) => void;

/**
 * Makes of each that waits, once it names what an answer names, what it is to be by that answer: in order, on the screen
 * first and then in the device's store, so that the same has to come of the same again.
 */
export type ReviseNamed = (answered: {
  readonly definition: AnyMutation;
  readonly input: unknown;
  readonly answer: unknown;
}) => Revise;

/** Writes what answers say into the query cache, and has the rest read again. */
export interface AnswerSettler {
  /** Settles a mutation's answer; returns what that makes of those that wait. */
  settle(definition: AnyMutation, mutation: PendingMutation, answer: unknown): Revise;
  /** The id by which the server knows what was made under this one, or was renamed as a whole; the same where nobody named it anew. */
  currentId(id: string): string;
  /** Has topics read again with the next `flush`. */
  stale(topics: readonly Topic[]): void;
  /** Reads again, once, all that has become stale: fifty ticks must not have the board read fifty times. */
  flush(): void;
}

const idOf = (answer: unknown): string | undefined =>
  typeof answer === "object" && answer !== null && "id" in answer && typeof answer.id === "string"
    ? answer.id
    : undefined;

const withRenamed = (waiting: PendingMutation, from: string, to: string): PendingMutation => {
  const input = renamed(waiting.input, from, to);
  return input === waiting.input ? waiting : { ...waiting, input };
};

/** Changes what all queries of a target have in the cache. */
const updateQueries = (client: QueryClient, target: CacheTarget, change: AnyChange): void => {
  const predicate = ({ queryKey }: { readonly queryKey: QueryKey }) => isOf(target, queryKey);
  for (const query of client.getQueryCache().findAll({ predicate })) {
    const { data, isInvalidated } = query.state;
    if (data === undefined) continue;
    const after = changed(query.queryKey, data, change);
    if (after === data) continue;
    client.setQueryData(query.queryKey, after);
    // Whatever made it stale before has yet to be read.
    if (isInvalidated) query.invalidate();
  }
};

/** Makes what settles answers in one page's query cache. */
export const createAnswerSettler = (
  client: QueryClient,
  onAnswer?: AnswerListener,
  reviseNamed?: ReviseNamed,
): AnswerSettler => {
  const staleKeys = new Map<string, QueryKey>();
  /** What was opened while it had another id is still changed under that. */
  const names = new Map<string, string>();
  const currentId = (id: string): string => {
    const next = names.get(id);
    return next === undefined ? id : currentId(next);
  };
  const add = (queryKey: QueryKey) => void staleKeys.set(hashKey(queryKey), queryKey);

  const update = (target: CacheTarget, change: AnyChange) => updateQueries(client, target, change);
  const staleRead = (
    target: Topic | ReadOperation,
    isMeant?: (answer: never, sent: never) => boolean,
  ): void => {
    if (typeof target === "string") return add([target]);
    const isStale: { of(answer: unknown, sent: unknown): boolean } = {
      of: isMeant ?? (() => true),
    };
    const predicate = ({ queryKey }: { readonly queryKey: QueryKey }) => isOf(target, queryKey);
    for (const { queryKey, state } of client.getQueryCache().findAll({ predicate }))
      if (isStale.of(state.data, queryKey[2])) add(queryKey);
  };
  /** An answer that is on its way may be from before. */
  const staleOnItsWay = (topics: readonly Topic[]): void => {
    for (const { queryKey } of client.getQueryCache().findAll({ fetchStatus: "fetching" }))
      if (topics.some((topic) => topic === queryKey[0])) add(queryKey);
  };
  const stale = (topics: readonly Topic[]) => topics.forEach((topic) => add([topic]));

  return {
    settle: (definition, { input }, answer) => {
      onAnswer?.(definition, input, answer);
      const revisions: Revise[] = [];
      const cache: SettledCache = {
        update,
        stale: staleRead,
        staleAll: () => add([]),
        rename: (from, to) => {
          if (from !== to) {
            names.set(from, to);
            // It may have been called so before: the last name is the end of the chain.
            names.delete(to);
          }
          const revise = reviseNamed?.({ definition, input, answer });
          revisions.push((waiting) => {
            const named = withRenamed(waiting, from, to);
            return named === waiting || revise === undefined ? named : revise(named);
          });
        },
        renameWaiting: (from, to, isMeant) =>
          void revisions.push((waiting) =>
            isMeant(waiting) ? withRenamed(waiting, from, to) : waiting,
          ),
      };
      staleOnItsWay(definition.operation.stale);
      const [created, named] = [definition.creates(input), idOf(answer)];
      if (created !== undefined && named !== undefined) cache.rename(created, named);
      try {
        definition.settle(cache, input, answer);
      } catch {
        // The server has it all the same, and can be asked.
        stale(definition.operation.stale);
      }
      return (waiting) => revisions.reduce((sofar, revise) => revise(sofar), waiting);
    },
    currentId,
    stale,
    flush: () => {
      if (staleKeys.size === 0) return;
      const keys = [...staleKeys.values()];
      staleKeys.clear();
      void client.invalidateQueries({
        predicate: ({ queryKey }) => keys.some((key) => partialMatchKey(queryKey, key)),
      });
    },
  };
};
