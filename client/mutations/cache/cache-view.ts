import { hashKey, type QueryKey } from "@tanstack/react-query";
import type { OperationAnswer, ReadKey, OperationInput } from "#contract/api.ts";
import type { Topic } from "#contract/operation.ts";
import type { ReadOperation } from "../../api/call.ts";
import type { PendingMutation } from "../pending-mutation.ts";

/** Data under one key of the query cache that is no answer as it came, such as one put together from many. */
export interface CacheEntry<T> {
  readonly queryKey: readonly [topic: Topic, name: string];
  /** Never set: it tells the type. */
  readonly data?: T;
  /** What it holds when nothing is known, on which what is written shows all the same. */
  readonly empty?: T;
}

/** Names an entry of the query cache and says what it holds. */
export const cacheEntry = <T>(topic: Topic, name: string, empty?: T): CacheEntry<T> => ({
  queryKey: [topic, name],
  ...(empty === undefined ? {} : { empty }),
});

/** What screens know, as a mutation may change it. Changes must return the same object where nothing is different. */
export interface CacheView {
  /** Changes every answer of a read; of a list that is read page by page, each page. */
  update<K extends ReadKey>(
    read: ReadOperation<K>,
    change: (answer: OperationAnswer<K>, sent: OperationInput<K>) => OperationAnswer<K>,
  ): void;
  /** Changes an entry where it is known. */
  update<T>(entry: CacheEntry<T>, change: (data: T) => T): void;
}

/** What a mutation's answer may do to what screens know. */
export interface SettledCache extends CacheView {
  /** Has everything of a topic read again. */
  stale(topic: Topic): void;
  /** Has a read's answers read again: all of them, or those that are meant. */
  stale<K extends ReadKey>(
    read: ReadOperation<K>,
    isMeant?: (answer: OperationAnswer<K> | undefined, sent: OperationInput<K>) => boolean,
  ): void;
  /** Has everything read again. */
  staleAll(): void;
  /** Has one id mean another: in all that waits, and in what is enqueued under it from now on. */
  rename(from: string, to: string): void;
  /** Has what waits and is meant name another id; what is enqueued from now on isn't renamed. */
  renameWaiting(from: string, to: string, isMeant: (waiting: PendingMutation) => boolean): void;
}

export type CacheTarget = ReadOperation | CacheEntry<unknown>;

/** Whether a query holds what is meant. */
export const isOf = (target: CacheTarget, queryKey: QueryKey): boolean =>
  "key" in target
    ? queryKey[0] === target.topic && queryKey[1] === target.key
    : hashKey(queryKey) === hashKey(target.queryKey);

interface Paged {
  readonly pages: readonly unknown[];
}

const isPaged = (queryKey: QueryKey, data: unknown): data is Paged =>
  queryKey.length > 3 &&
  queryKey.at(-1) === "pages" &&
  typeof data === "object" &&
  data !== null &&
  "pages" in data &&
  Array.isArray(data.pages);

/** A change of data of any type. */
export type AnyChange = (data: never, sent: never) => unknown;

/** A change of data whose type the query cache can't carry; a method, so that it takes the changes of all types. */
interface Change {
  of(data: unknown, sent: unknown): unknown;
}

/** Something that a query holds next, of the type of what it holds: its key says which, and changes keep to it. */
export const asDataLike = <T>(_held: T, next: unknown): T =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cache of queries can't carry the type of each key
  next as T;

/** A query's data with a change; the same object where nothing is different. */
export const changed = <T>(queryKey: QueryKey, data: T, anyChange: AnyChange): T => {
  const change: Change = { of: anyChange };
  const of = (part: unknown): unknown => change.of(part, queryKey[2]);
  const pagesOf = ({ pages }: Paged): readonly unknown[] => {
    const after = pages.map(of);
    return after.every((page, at) => page === pages[at]) ? pages : after;
  };
  const withPages = (paged: T & Paged): unknown => {
    const pages = pagesOf(paged);
    return pages === paged.pages ? paged : { ...paged, pages };
  };
  return asDataLike(data, isPaged(queryKey, data) ? withPages(data) : of(data));
};
