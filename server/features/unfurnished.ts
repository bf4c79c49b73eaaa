import type { budget } from "../../contract/budget.ts";
import type { Domain } from "../../contract/operation.ts";
import type { photos } from "../../contract/photos.ts";
import { SourceMissing } from "../http/errors.ts";
import type { Handlers } from "../http/handlers.ts";

const absent = (source: Domain) => (): never => {
  throw new SourceMissing(source, "unconfigured", "This part of the wall has no source yet.");
};

/** Rooms of the house that have no provider yet: they answer 503, and screens show demo data. */
export const unfurnishedRoutes: Handlers<typeof photos & typeof budget> = {
  "GET /api/photos": absent("photos"),
  "GET /api/photos/{id}/image": absent("photos"),
  "GET /api/budget": absent("budget"),
};
