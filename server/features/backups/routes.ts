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
  "POST /api/backups/{name}/restore": async ({ params, idempotency }) => ({
    ok: true,
    restorePoint: await backups.restore(params.name, details(), idempotency),
  }),
});
