import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fetchedDirs } from "../../../../db/backups/fetched.ts";
import type { DataFolders } from "../../../../db/backups/make-backup.ts";
import {
  formerIdentities,
  writeBackupIdentity,
  writeFormerIdentities,
} from "../backup-identity.ts";

interface AdoptedPlace extends DataFolders {
  readonly identity: string;
  /** The variables that name the place as this machine reaches it. */
  readonly values: Readonly<Record<string, string | null>>;
  /** Writes variables over those of a folder's connections; throws where these can't be read. */
  readonly mergeConnections: (
    configDir: string,
    values: Readonly<Record<string, string | null>>,
  ) => void;
}

/**
 * Puts the key and the place that a copy was fetched with beside its other secrets, so that the next night goes on there;
 * this house's own key so far stays beside it, because its copies open with no other one.
 */
export const adoptPlace = (adopted: AdoptedPlace): void => {
  const { dataDir, configDir, identity, values, mergeConnections } = adopted;
  const config = join(fetchedDirs({ dataDir }).secrets, "config");
  mkdirSync(config, { recursive: true, mode: 0o700 });
  mergeConnections(config, values);
  writeBackupIdentity(config, identity);
  const former = formerIdentities(configDir, identity);
  if (former.length > 0) writeFormerIdentities(config, former);
};
