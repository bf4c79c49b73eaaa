import type { grocery as contract } from "#contract/grocery.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { BarcodeStore } from "./barcode-store.ts";
import type { createEmbeddedGrocery } from "./embedded-grocery.ts";
import type { createReadGrocery } from "./grocery.ts";
import type { createOutsideGrocery } from "./outside-grocery.ts";

interface GroceryRoutesDeps {
  readonly barcodes: BarcodeStore;
  readonly read: ReturnType<typeof createReadGrocery>;
  readonly grocery:
    | ReturnType<typeof createEmbeddedGrocery>
    | ReturnType<typeof createOutsideGrocery>;
}

/** The handlers of the grocery list. */
export const groceryRoutes = ({
  read,
  grocery,
  barcodes,
}: GroceryRoutesDeps): OperationHandlers<typeof contract> => ({
  "GET /api/grocery": () => read.list(),
  "GET /api/grocery/suggestions": ({ query }) => read.suggestions(query.q ?? "", query.limit),
  "GET /api/grocery/barcodes": () => barcodes.list(),
  "PUT /api/grocery/barcodes/{code}": ({ params, body }) => barcodes.name(params.code, body.name),
  "POST /api/grocery": ({ body, caller }) => grocery.add(body, caller),
  "PATCH /api/grocery/{id}": ({ params, body }) => grocery.change(params.id, body),
  "DELETE /api/grocery/{id}": ({ params }) => grocery.remove(params.id),
  "POST /api/grocery/{id}/close": ({ params }) => grocery.check(params.id, true),
  "POST /api/grocery/{id}/reopen": ({ params }) => grocery.check(params.id, false),
  "POST /api/grocery/take-back": ({ body }) => grocery.takeBack(body.added),
  "POST /api/grocery/clear": ({ body }) => grocery.clear(body?.itemIds),
});
