import { existsSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { ConfigError } from "../platform/config-error.ts";
import { envSuffix, parseMembers } from "../config/members-file.ts";
import { readConfigFile } from "../config/read-config-file.ts";
import { hasParentWithPin, type Roster } from "../config/roster.ts";
import { parseRewards } from "../config/rewards-file.ts";
import type { DataFolders } from "../db/backups/make-backup.ts";
import { restoreDirs } from "../db/backups/stage-restore.ts";
import { apiSentence } from "../platform/api-sentence.ts";
import { Conflict } from "../platform/errors.ts";

interface StagedConfigRules {
  /** Those who are parents where the roster marks nobody. */
  readonly unlockMembers: readonly string[];
  /** The members whom the environment gives a PIN at every start, by the end of `MEMBER_PIN_<ID>`. */
  readonly firstPins: Readonly<Record<string, string>>;
  /** Whether a parent has a PIN now: then one has to have one afterwards. */
  readonly parentHasPin: () => boolean;
}

/** Whose PINs a staged database holds; those of another machine have to be chosen anew, which was agreed to. */
const pinOwnersIn = (database: string): string[] => {
  const db = new Database(database, { readonly: true });
  try {
    return db.prepare<[], string>("SELECT member_id FROM pins").pluck().all();
  } finally {
    db.close();
  }
};

/**
 * Throws 409 `backupDamaged` where the staged roster or rewards would keep the server from starting, and `lastParent` where
 * they would open the set-up of a house that is set up.
 */
export const validateStagedConfig = (folders: DataFolders, rules: StagedConfigRules): void => {
  const { unlockMembers, firstPins, parentHasPin } = rules;
  const staged = (path: string): string => join(restoreDirs(folders).preparing, "new", path);
  // A parent knows these files by their places in the backup.
  const [members, rewards] = ["config/members.json", "config/rewards.json"];
  let roster: Roster;
  try {
    // A backup without a roster leaves the one that is there.
    const [file, name] = existsSync(staged(members))
      ? [staged(members), members]
      : [join(folders.configDir, "members.json"), "members.json"];
    roster = parseMembers(name, readConfigFile(file, name), unlockMembers).roster;
    if (existsSync(staged(rewards)))
      parseRewards(rewards, readConfigFile(staged(rewards), rewards));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const sentence = apiSentence("backupDamaged.config", { why: error.message });
    throw new Conflict("backupDamaged", sentence);
  }
  const owners = new Set([
    ...pinOwnersIn(staged("wall.db")),
    ...roster.map(({ id }) => id).filter((id) => firstPins[envSuffix(id)] !== undefined),
  ]);
  if (parentHasPin() && !hasParentWithPin(roster, owners))
    throw new Conflict("lastParent", apiSentence("lastParent"));
};
