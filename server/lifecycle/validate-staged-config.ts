import { existsSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../platform/config-error.ts";
import { parseMembers } from "../config/members-file.ts";
import { readConfigFile } from "../config/read-config-file.ts";
import { parseRewards } from "../config/rewards-file.ts";
import type { DataFolders } from "../db/backups/make-backup.ts";
import { restoreDirs } from "../db/backups/stage-restore.ts";
import { apiSentence } from "../platform/api-sentence.ts";
import { Conflict } from "../platform/errors.ts";

/** Throws 409 `backupDamaged` where the staged roster or rewards would keep the server from starting. */
export const validateStagedConfig = (
  folders: DataFolders,
  unlockMembers: readonly string[],
): void => {
  const staged = (path: string): string => join(restoreDirs(folders).preparing, "new", path);
  try {
    // A parent knows these files by their places in the backup.
    const [roster, rewards] = ["config/members.json", "config/rewards.json"];
    if (existsSync(staged(roster)))
      parseMembers(roster, readConfigFile(staged(roster), roster), unlockMembers);
    if (existsSync(staged(rewards)))
      parseRewards(rewards, readConfigFile(staged(rewards), rewards));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const sentence = apiSentence("backupDamaged.config", { why: error.message });
    throw new Conflict("backupDamaged", sentence);
  }
};
