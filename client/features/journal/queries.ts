import { useQueries, useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import type { JournalEntry } from "#contract/journal.ts";
import type { Sample } from "../../query/sample/sample.ts";
import { useSampleWhileEmpty } from "../../query/sample-fallback.ts";
import {
  cacheTimeMs,
  queryOf,
  type QueryState,
  queryStateOf,
  useOverlaidResult,
} from "../../query/query-state.ts";
import { type JournalPage, journalRead } from "./journal-cache.ts";
import {
  firstPage,
  type KnownPage,
  withPageRead,
  pagesForRows,
  pagePositionOf,
  rowCountOf,
} from "./known-pages.ts";
import { usePendingEntry } from "./use-pending-entry.ts";

/** What a list of entries is narrowed to. */
export interface JournalFilter {
  readonly memberId?: string;
  readonly tag?: string;
  readonly q?: string;
}

const limit = 30;
/** A page that is out of sight is forgotten soon, so that ten years cost no more memory than a week. */
const forgetMs = 10_000;

const pageQuery = (filter: JournalFilter, before: string | undefined) => {
  const isNewest = before === undefined && Object.keys(filter).length === 0;
  const query = { limit, ...filter, ...(before === undefined ? {} : { before }) };
  return { ...queryOf(journalRead, { query }), gcTime: isNewest ? cacheTimeMs : forgetMs };
};

/** The query of the newest page of everything. */
export const newestEntriesQuery = pageQuery({}, undefined);

const sampleJournal = (sample: Sample): JournalPage => sample.journal();

/** The newest page of a filter, or the sample family's until there is an entry or set-up is finished. */
export const useNewestEntries = (filter: JournalFilter): QueryState<JournalPage> => {
  const everything = queryStateOf<JournalPage>(useQuery(newestEntriesQuery));
  const query = pageQuery(filter, undefined);
  const shown = queryStateOf(useOverlaidResult<JournalPage>(query.queryKey, useQuery(query)));
  const own = {
    isKnown: everything.data !== undefined,
    isFailed: everything.source === "failed",
    isEmpty: everything.data?.entries.length === 0,
  };
  return useSampleWhileEmpty(own, shown, sampleJournal);
};

const spelled = ({ memberId = "", tag = "", q = "" }: JournalFilter): string =>
  JSON.stringify([memberId, tag, q]);

/** A list of entries that may be very long: how many rows it has, and the entries of those that are looked at. */
export interface JournalFeed {
  readonly filter: JournalFilter;
  readonly known: readonly KnownPage[];
  readonly learn: (known: readonly KnownPage[]) => void;
  /** What the newest page is; `source` `sample` for the sample family's. */
  readonly newest: QueryState<JournalPage>;
  readonly rows: number;
}

/** Begins a list; it goes over to another filter once that one's newest page is here. */
export const useJournalFeed = (wanted: JournalFilter): JournalFeed => {
  const [state, setState] = useState({ filter: wanted, known: firstPage });
  const next = useNewestEntries(wanted);
  const newest = useNewestEntries(state.filter);
  if (spelled(wanted) !== spelled(state.filter) && next.source !== "loading")
    setState({ filter: wanted, known: firstPage });
  const { filter, known } = state;
  const learn = (now: readonly KnownPage[]) => {
    if (now === known) return;
    setState((before) => (before.filter === filter ? { filter, known: now } : before));
  };
  return { filter, known, learn, newest, rows: rowCountOf(known) };
};

/** Looks at some rows of a list: reads the pages they are on, and says what stands in a row with the changes that are pending; undefined while it is being read, null for what was just taken away. */
export const useJournalRows = (
  { filter, known, learn, newest }: JournalFeed,
  firstRow: number,
  lastRow: number,
): {
  readonly entryAt: (row: number) => JournalEntry | null | undefined;
  readonly failed: boolean;
} => {
  const withPending = usePendingEntry();
  const { from, to } = pagesForRows(known, firstRow, lastRow);
  const isDemo = newest.source === "sample";
  const results = useQueries({
    queries: isDemo ? [] : known.slice(from, to + 1).map(({ before }) => pageQuery(filter, before)),
  });
  const pageAt = (page: number): JournalPage | undefined =>
    isDemo ? newest.data : results[page - from]?.data;
  const now = (isDemo ? [0] : results.map((_, at) => from + at)).reduce((sofar, at) => {
    const page = pageAt(at);
    return page === undefined
      ? sofar
      : withPageRead(sofar, at, { size: page.entries.length, next: page.next });
  }, known);
  // Told afterwards, since the list stands above its rows.
  useLayoutEffect(() => learn(now), [learn, now]);
  return {
    failed: results.some(({ error }) => error !== null),
    entryAt: (row) => {
      const { page, at } = pagePositionOf(now, row);
      const entry = pageAt(page)?.entries[at];
      // Rows stay where they are until the server has answered, so that nothing jumps meanwhile.
      return entry === undefined ? undefined : (withPending(entry) ?? null);
    },
  };
};
