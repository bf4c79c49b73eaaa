import type { holidays as contract } from "#contract/holidays.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { HolidayService } from "./holidays.ts";

/** The handlers of public and school holidays. */
export const holidayRoutes = (holidays: HolidayService): OperationHandlers<typeof contract> => ({
  "GET /api/holidays": ({ query }) => holidays.list(query),
  "GET /api/holidays/places": ({ query }) => holidays.countries(query.language),
  "GET /api/holidays/places/{country}": ({ params, query }) =>
    holidays.regions(params.country, query.language),
});
