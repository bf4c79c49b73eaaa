import type { backupPlaces as contract } from "#contract/backup-places.ts";
import type { OperationHandlers } from "../../../http/handlers.ts";
import type { CopyService } from "./copies.ts";

/** The second place of backups: chosen, copied to, rehearsed, and restored from. */
export const copyRoutes = (copies: CopyService): OperationHandlers<typeof contract> => ({
  "GET /api/backups/place": () => copies.state(),
  "PUT /api/backups/place": ({ body }) => copies.setUp(body),
  "DELETE /api/backups/place": () => {
    copies.forget();
    return undefined;
  },
  "POST /api/backups/place/copy": () => copies.copyNow(),
  "POST /api/backups/place/rehearse": () => copies.rehearseNow(),
  "GET /api/backups/key": () => copies.key(),
  "POST /api/backups/elsewhere": async ({ body }) => ({ items: await copies.listElsewhere(body) }),
  "POST /api/backups/restore": async ({ body, caller, idempotency: request }) => {
    // Without an unlock only set-up admits: on a new machine every copy is another machine's.
    const acceptForeign = body.acceptForeign === true || caller.unlocks.settings === null;
    const { place, key, name } = body;
    return {
      ok: true,
      restorePoint: await copies.restore({ place, key, name, acceptForeign, request }),
    };
  },
});
