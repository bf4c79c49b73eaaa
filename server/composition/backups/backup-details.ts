import type { OpenFamilyDatabase } from "../../db/open-family-database.ts";
import type { BackupDetails } from "../../features/backups/backups.ts";

interface BackupDetailsDeps {
  readonly wall: Pick<OpenFamilyDatabase, "db" | "schemaVersion">;
  readonly timeZone: () => string;
}

/** Reads the running server's values that a backup needs, anew at each call. */
export const createBackupDetails = ({
  wall: { db, schemaVersion },
  timeZone,
}: BackupDetailsDeps): (() => BackupDetails) => {
  const countBoots = db.prepare<[], number>("SELECT count FROM boots").pluck();
  return () => ({ timeZone: timeZone(), schemaVersion, boots: countBoots.get() ?? 0 });
};
