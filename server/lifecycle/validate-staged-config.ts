import { existsSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../platform/config-error.ts";
import { readMembers } from "../config/members-file.ts";
import { readRewards } from "../config/rewards-file.ts";
import type { DataFolders } from "../db/backups/make-backup.ts";
import { restoreDirs } from "../db/backups/stage-restore.ts";
import { apiSentence } from "../platform/api-sentence.ts";
import { Conflict } from "../platform/errors.ts";

/** Throws 409 `backupDamaged` where the staged roster or rewards would keep the server from starting. */
export const validateStagedConfig = (
  folders: DataFolders,
  unlockMembers: readonly string[],
): void => {
  const staged = (name: string): string => join(restoreDirs(folders).preparing, "new/config", name);
  const [roster, rewards] = [staged("members.json"), staged("rewards.json")];
  try {
    if (existsSync(roster)) readMembers(roster, unlockMembers);
    if (existsSync(rewards)) readRewards(rewards, rewards);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const sentence = apiSentence("backupDamaged.config", { why: error.message });
    throw new Conflict("backupDamaged", sentence);
  }
};
