import { useQuery } from "@tanstack/react-query";
import type { JournalEntry } from "#contract/journal.ts";
import type { OperationAnswer } from "#contract/api.ts";
import { call, defineRead } from "../../../api/call.ts";
import { type QueryState, queryStateOf, useRead } from "../../../query/query-state.ts";

const yearsRead = defineRead("GET /api/journal/years", "journal");
const yearRead = defineRead("GET /api/journal/years/{year}", "journal");

/** The years that have entries, newest first. */
export const useJournalYears = (): QueryState<OperationAnswer<"GET /api/journal/years">> =>
  useRead(yearsRead, {});

const limit = 200;

const readYear = async (year: string, signal: AbortSignal): Promise<JournalEntry[]> => {
  const entries: JournalEntry[] = [];
  let after: string | null = null;
  do {
    const query: { limit: number; after?: string } = {
      limit,
      ...(after === null ? {} : { after }),
    };
    const { answer } = await call<"GET /api/journal/years/{year}">(
      yearRead,
      { params: { year }, query },
      { signal },
    );
    entries.push(...answer.entries);
    after = answer.next;
  } while (after !== null);
  return entries;
};

/** Every entry of a year in its order; forgotten once nobody looks at it. */
export const useJournalYear = (year: string): QueryState<readonly JournalEntry[]> =>
  queryStateOf(
    useQuery({
      queryKey: [yearRead.topic, yearRead.key, year],
      queryFn: ({ signal }) => readYear(year, signal),
      gcTime: 0,
    }),
  );
