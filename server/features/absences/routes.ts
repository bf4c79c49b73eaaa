import type { absences as contract } from "#contract/absences.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { AbsenceService } from "./absences.ts";

interface AbsenceRoutesDeps {
  readonly absences: AbsenceService;
  /** Settles what is past, then changes absences. */
  readonly afterSettling: <T>(work: () => T) => T | Promise<T>;
}

/** The handlers of absences. */
export const absenceRoutes = ({
  absences,
  afterSettling,
}: AbsenceRoutesDeps): OperationHandlers<typeof contract> => ({
  "GET /api/absences": () => ({ items: absences.list() }),
  "GET /api/absences/days": ({ query: { start, end } }) => ({
    ...{ start, end, days: absences.days(start, end) },
  }),
  "POST /api/absences": ({ body }) => {
    absences.check(body);
    return afterSettling(() => absences.add(body));
  },
  "PUT /api/absences/{id}": ({ params: { id }, body: { seen, ...given } }) => {
    absences.checkChange(id, given, seen);
    return afterSettling(() => absences.change(id, given, seen));
  },
  "DELETE /api/absences/{id}": ({ params: { id } }) => {
    absences.find(id);
    return afterSettling(() => absences.remove(id));
  },
});
