import type { familyCalendar as contract } from "#contract/calendar-family.ts";
import type { OperationHandlers } from "#server/http/handlers.ts";
import type { FamilyCalendar } from "./family-calendar.ts";

/** The family calendar's routes. */
export const familyCalendarRoutes = (
  family: FamilyCalendar,
): OperationHandlers<typeof contract> => ({
  "POST /api/calendar/events": ({ body }) => family.writing.add(body),
  "PATCH /api/calendar/events/{id}": ({ params, query, body }) =>
    family.writing.change(params.id, query, body),
  "DELETE /api/calendar/events/{id}": ({ params, query }) =>
    family.writing.remove(params.id, query),
  "POST /api/calendar/parse": ({ body }) => family.understand(body.text),
  "GET /api/calendar/family.ics": ({ request, response }) => {
    const { bytes, hash } = family.file();
    response.type("text/calendar; charset=utf-8").set("ETag", `"${hash}"`);
    if (request.fresh) response.status(304).end();
    else response.send(Buffer.from(bytes));
  },
  "POST /api/calendar/import": ({ request, query }) => family.importing(request, query.memberId),
});
