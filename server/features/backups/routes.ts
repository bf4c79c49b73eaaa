import type { backups as contract } from "#contract/backups.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { BackupService, BackupDetails } from "./backups.ts";
import type { FamilyExport } from "./export/export-family.ts";
import type { FamilyImport } from "./import/import-family.ts";

interface BackupRoutesDeps {
  readonly backups: BackupService;
  readonly details: () => BackupDetails;
  readonly familyExport: FamilyExport;
  readonly familyImport: FamilyImport;
}

/** Listing, making and restoring backups. */
export const backupRoutes = ({
  backups,
  details,
  familyExport,
  familyImport,
}: BackupRoutesDeps): OperationHandlers<typeof contract> => ({
  "GET /api/backups": async () => ({ items: [...(await backups.list())] }),
  "POST /api/backups": () => backups.make("manual", details()),
  "POST /api/backups/{name}/restore": async ({ params: { name }, body, caller, idempotency }) => {
    // Without an unlock only set-up admits: on a new machine every backup is another machine's.
    const acceptForeign = body?.acceptForeign === true || caller.unlocks.settings === null;
    const wanted = { name, acceptForeign, fetched: false, request: idempotency };
    return { ok: true, restorePoint: await backups.restore(wanted, details()) };
  },
  "GET /api/backups/export": async ({ response }) => {
    familyExport.admit();
    response.type("application/zip").set("Cache-Control", "no-store");
    response.attachment(familyExport.fileName());
    await familyExport.write(response);
  },
  "POST /api/backups/import": async ({ request, identifyBy }) => ({
    ok: true,
    restorePoint: await familyImport.run(request, identifyBy),
  }),
});
