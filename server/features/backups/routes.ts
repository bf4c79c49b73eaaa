import type { backups as contract } from "#contract/backups.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { BackupService, BackupDetails } from "./backups.ts";

interface BackupRoutesDeps {
  readonly backups: BackupService;
  readonly details: () => BackupDetails;
}

/** Listing, making and restoring backups. */
export const backupRoutes = ({
  backups,
  details,
}: BackupRoutesDeps): OperationHandlers<typeof contract> => ({
  "GET /api/backups": async () => ({ items: [...(await backups.list())] }),
  "POST /api/backups": () => backups.make("manual", details()),
  "POST /api/backups/{name}/restore": async ({ params: { name }, body, caller, idempotency }) => {
    // Without an unlock only set-up admits: on a new machine every backup is another machine's.
    const acceptForeign = body?.acceptForeign === true || caller.unlocks.settings === null;
    const wanted = { name, acceptForeign, fetched: false, request: idempotency };
    return { ok: true, restorePoint: await backups.restore(wanted, details()) };
  },
});
