import { useCallback } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import { defineRead } from "../../api/call.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { useSampleWhileNothing } from "../../query/sample-fallback.ts";
import type { Sample } from "../../query/sample/sample.ts";

const timetableRead = defineRead("GET /api/timetable", "timetable");

/** What the children have at school on the days from `start` to `end`, both included. */
export const useTimetable = (
  start: string,
  end: string,
): QueryState<OperationAnswer<"GET /api/timetable">> => {
  const build = useCallback((sample: Sample) => sample.timetable(start, end), [start, end]);
  const shown = useRead(timetableRead, { query: { start, end } });
  return useSampleWhileNothing(shown, ({ subjects }) => subjects.length === 0, build);
};
