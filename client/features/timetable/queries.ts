import type { OperationAnswer } from "#contract/api.ts";
import { defineRead } from "../../api/call.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";

const timetableRead = defineRead("GET /api/timetable", "timetable");

/** What the children have at school on the days from `start` to `end`, both included. */
export const useTimetable = (
  start: string,
  end: string,
): QueryState<OperationAnswer<"GET /api/timetable">> =>
  useRead(timetableRead, { query: { start, end } });
