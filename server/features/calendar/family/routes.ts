import type { familyCalendar as contract } from "#contract/calendar-family.ts";
import type { OperationHandlers } from "#server/http/handlers.ts";
import type { EventWriting } from "../connected/event-writing.ts";
import type { FamilyCalendar } from "./family-calendar.ts";

/** What a request and its repetitions have in common; null where it isn't repeated. */
const requestName = (idempotency: object | null): string | null =>
  idempotency === null ? null : Object.values(idempotency).join(" ");

/** The family calendar's routes. */
export const familyCalendarRoutes = (
  family: FamilyCalendar,
  writing: EventWriting,
): OperationHandlers<typeof contract> => ({
  "POST /api/calendar/events": ({ body, caller, idempotency }) =>
    writing.add(body, caller, requestName(idempotency)),
  "PATCH /api/calendar/events/{id}": ({ params, query, body, caller, idempotency }) =>
    writing.change(params.id, query, body, caller, requestName(idempotency)),
  "DELETE /api/calendar/events/{id}": ({ params, query, caller }) =>
    writing.remove(params.id, query, caller),
  "POST /api/calendar/parse": ({ body }) => family.understand(body.text),
  "GET /api/calendar/family.ics": ({ request, response }) => {
    const { bytes, hash } = family.file();
    response.type("text/calendar; charset=utf-8").set("ETag", `"${hash}"`);
    if (request.fresh) response.status(304).end();
    else response.send(Buffer.from(bytes));
  },
  "POST /api/calendar/import": ({ request, query }) => family.importing(request, query.memberId),
});
