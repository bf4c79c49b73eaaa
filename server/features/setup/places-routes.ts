import type { setup as contract } from "#contract/setup.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { FindPlaces } from "./places.ts";

/** Places by name. */
export const placesRoutes = (
  find: FindPlaces,
): OperationHandlers<Pick<typeof contract, "GET /api/places">> => ({
  "GET /api/places": ({ query }) => find(query).then((items) => ({ items: [...items] })),
});
