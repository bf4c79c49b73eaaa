import type { backups as contract } from "#contract/backups.ts";
import type { Handlers } from "../../http/handlers.ts";
import type { Backups, House } from "./backups.ts";

interface Needs {
  readonly backups: Backups;
  readonly house: () => House;
}

/** Listing, making and restoring backups. */
export const backupRoutes = ({ backups, house }: Needs): Handlers<typeof contract> => ({
  "GET /api/backups": async () => ({ items: [...(await backups.list())] }),
  "POST /api/backups": () => backups.make("manual", house()),
  "POST /api/backups/{name}/restore": async ({ params }) => ({
    ok: true,
    restorePoint: await backups.restore(params.name, house()),
  }),
});
