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
  "PUT /api/absences/{id}": ({ params, body }) => {
    const before = absences.checkChange(params.id, body);
    return afterSettling(() => absences.change(before, body));
  },
  "DELETE /api/absences/{id}": ({ params }) => {
    const absence = absences.find(params.id);
    return afterSettling(() => absences.remove(absence));
  },
});
