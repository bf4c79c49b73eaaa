import type { OperationAnswer } from "#contract/api.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { notesRead } from "./reads.ts";

/** The notes that are shown today, the newest first, with what is pending; the sample family has none. */
export const useNotes = (): QueryState<OperationAnswer<"GET /api/notes">> => useRead(notesRead, {});
