import { copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DataFolders } from "./make-backup.ts";

/** Where a copy from a second place waits to be restored; nothing in it is believed yet. */
export const fetchedDirs = ({ dataDir }: Pick<DataFolders, "dataDir">) => {
  const dir = join(dataDir, ".restore-fetched");
  return { dir, backups: join(dir, "backups"), secrets: join(dir, "secrets") };
};

/** Where a rehearsed restore lays its database; empty but while one runs. */
export const rehearsalDirOf = (dataDir: string): string => join(dataDir, ".restore-rehearsed");

/** Removes what was fetched, and with it the secrets that no backup on this disk may hold. */
export const dropFetched = (folders: Pick<DataFolders, "dataDir">): void =>
  rmSync(fetchedDirs(folders).dir, { recursive: true, force: true });

/** The secrets that a copy of another machine brings along, by the paths of a restore. */
export const fetchedSecrets = [
  "pepper",
  "push-key",
  "config/connections.json",
  "config/https-authority.pem",
  "config/backup-identity",
  "config/former-backup-identities",
] as const;

/** Stages the secrets that were fetched with a copy; returns their paths. */
export const stageFetchedSecrets = (
  folders: Pick<DataFolders, "dataDir">,
  to: string,
): readonly string[] => {
  const { secrets } = fetchedDirs(folders);
  const found = fetchedSecrets.filter((path) => existsSync(join(secrets, path)));
  for (const path of found) {
    mkdirSync(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    copyFileSync(join(secrets, path), join(to, path));
  }
  return found;
};
