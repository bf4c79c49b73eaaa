import type { setup as contract } from "#contract/setup.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { FindPlaces } from "./places.ts";

/** The handler of the search for places. */
export const placesRoutes = (
  find: FindPlaces,
): OperationHandlers<Pick<typeof contract, "GET /api/places">> => ({
  "GET /api/places": ({ query }) => find(query).then((items) => ({ items: [...items] })),
});
