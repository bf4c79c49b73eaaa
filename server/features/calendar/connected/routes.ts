import type { calendarChanges as contract } from "#contract/calendar-changes.ts";
import type { calendarMoves } from "#contract/calendar-moves.ts";
import { NotFound } from "#server/platform/errors.ts";
import type { OperationHandlers } from "#server/http/handlers.ts";
import type { WholeCalendarMove } from "./whole/move-whole.ts";
import type { CalendarHistory } from "./calendar-history.ts";

const numberOf = (id: string): number => {
  if (/^\d{1,15}$/.test(id)) return Number(id);
  throw new NotFound("change");
};

/** The handlers for what was changed in calendars of accounts. */
export const calendarChangeRoutes = (
  history: CalendarHistory,
  moveWhole: WholeCalendarMove,
): OperationHandlers<typeof contract & typeof calendarMoves> => ({
  "POST /api/calendar/moves": ({ body, caller }) => moveWhole(body, caller),
  "GET /api/calendar/changes": () => history.list(),
  "POST /api/calendar/changes/{id}/undo": ({ params, query, caller }) =>
    history.undo(
      numberOf(params.id),
      { isOver: query.over === "yes", isTellingFine: query.tellGuests === "yes" },
      caller,
    ),
  "POST /api/calendar/changes/{id}/decide": ({ params, body, caller }) =>
    history.decide(numberOf(params.id), body.send, caller),
});
