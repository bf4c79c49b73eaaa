import type { timetable as contract } from "#contract/timetable.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { TimetableService } from "./timetable.ts";

/** The handlers of the children's timetables. */
export const timetableRoutes = (
  timetable: TimetableService,
): OperationHandlers<typeof contract> => ({
  "GET /api/timetable": ({ query }) => timetable.list(query),
});
