import { type QueryKey, useInfiniteQuery } from "@tanstack/react-query";
import { type QueryState, queryStateOf } from "./query-state.ts";

/** A part of a list that is told newest first. */
interface Page<T> {
  readonly items: readonly T[];
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
}

/** A list as far as it was read, and the way to read on. */
export interface PagedList<T> {
  readonly shown: QueryState<readonly T[]>;
  readonly isReadingOn: boolean;
  /** Reads the next page; undefined where everything is here. */
  readonly readOn: (() => void) | undefined;
}

/** The pages as one list; what moved from one to the next while they were read stands in it once. */
export const joinPages = <T extends { readonly id: string }>(pages: readonly Page<T>[]): T[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values(),
];

/** Reads a long list page by page and keeps all that was read current; the key begins with its topic. */
export const usePages = <T extends { readonly id: string }>(
  queryKey: QueryKey,
  ask: (before: string | undefined, signal: AbortSignal) => Promise<Page<T>>,
  { enabled = true }: { enabled?: boolean } = {},
): PagedList<T> => {
  const result = useInfiniteQuery({
    enabled,
    queryKey: [...queryKey, "pages"],
    queryFn: ({ pageParam, signal }) => ask(pageParam === "" ? undefined : pageParam, signal),
    initialPageParam: "",
    getNextPageParam: ({ next }: Page<T>) => next,
    select: ({ pages }) => joinPages(pages),
  });
  return {
    shown: queryStateOf<readonly T[]>(result),
    isReadingOn: result.isFetchingNextPage,
    readOn: result.hasNextPage ? () => void result.fetchNextPage() : undefined,
  };
};
