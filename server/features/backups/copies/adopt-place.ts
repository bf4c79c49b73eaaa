import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fetchedDirs } from "../../../db/backups/fetched.ts";
import { writeBackupIdentity } from "./backup-identity.ts";

interface AdoptedPlace {
  readonly dataDir: string;
  readonly identity: string;
  /** The variables that name the place as this machine reaches it. */
  readonly values: Readonly<Record<string, string | null>>;
  /** Writes variables over those of a folder's connections; throws where these can't be read. */
  readonly mergeConnections: (
    configDir: string,
    values: Readonly<Record<string, string | null>>,
  ) => void;
}

/** Puts the key and the place that a copy was fetched with beside its other secrets, so that the next night goes on there. */
export const adoptPlace = ({ dataDir, identity, values, mergeConnections }: AdoptedPlace): void => {
  const config = join(fetchedDirs({ dataDir }).secrets, "config");
  mkdirSync(config, { recursive: true, mode: 0o700 });
  mergeConnections(config, values);
  writeBackupIdentity(config, identity);
};
