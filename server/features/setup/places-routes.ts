import type { setup as contract } from "#contract/setup.ts";
import type { Handlers } from "../../http/handlers.ts";
import type { FindPlaces } from "./places.ts";

/** Places by name. */
export const placesRoutes = (
  find: FindPlaces,
): Handlers<Pick<typeof contract, "GET /api/places">> => ({
  "GET /api/places": ({ query }) => find(query).then((items) => ({ items: [...items] })),
});
