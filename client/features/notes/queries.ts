import { useMemo } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import { useToday } from "../../context/clock.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { notesRead } from "./reads.ts";

/** The notes that are shown today, the newest first, with what is pending; the sample family has none. */
export const useNotes = (): QueryState<OperationAnswer<"GET /api/notes">> => {
  const today = useToday();
  const shown = useRead(notesRead, {});
  // What was heard yesterday, before the network went, isn't today's.
  return useMemo(
    () =>
      shown.data === undefined
        ? shown
        : { ...shown, data: { items: shown.data.items.filter(({ until }) => until >= today) } },
    [shown, today],
  );
};
