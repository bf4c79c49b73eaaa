import type { notes as contract } from "#contract/notes.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { Notes } from "./notes.ts";

/** The handlers of the family's notes. */
export const noteRoutes = (notes: Notes): OperationHandlers<typeof contract> => ({
  "GET /api/notes": () => notes.list(),
  "POST /api/notes": ({ body, caller }) => notes.add(body, caller),
  "DELETE /api/notes/{id}": ({ params }) => notes.remove(params.id),
  "POST /api/notes/{id}/restore": ({ params }) => notes.restore(params.id),
});
