import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Environment, mergeEnvironment, readEnv } from "../config/env.ts";
import { envSuffix, readMembers } from "../config/members-file.ts";
import { ConfigError } from "../platform/config-error.ts";
import { readOpenMarker } from "../db/open-marker.ts";
import { openDatabase } from "../db/connection.ts";
import { isDataDirInUse } from "../lifecycle/data-lock.ts";
import { resetPins } from "../features/access/pins/reset-pins.ts";

interface Machine {
  readonly environment: Environment;
  readonly workingDir: string;
  /** Prints a sentence in the terminal. */
  readonly say: (sentence: string) => void;
}

/**
 * Removes a member's PIN, or every parent's, whether the server runs or not; throws a ConfigError where there is no
 * such member or no database. Write access to the data folder is the permission.
 */
export const pinReset = (memberId: string | undefined, machine: Machine): void => {
  const { environment, workingDir, say } = machine;
  const env = readEnv(mergeEnvironment(environment, workingDir), workingDir);
  const file = join(env.CONFIG_DIR, "members.json");
  const { roster } = readMembers(file, env.BUDGET_UNLOCK_MEMBERS);
  const chosen = roster.filter(({ id, parent }) =>
    memberId === undefined ? parent : id === memberId,
  );
  if (memberId !== undefined && chosen.length === 0) {
    const known = roster.map(({ id }) => id).join(", ");
    throw new ConfigError([
      { where: memberId, message: `nobody in ${file} has this id, only ${known}.` },
    ]);
  }
  const database = join(env.DATA_DIR, "wall.db");
  if (!existsSync(database))
    throw new ConfigError([
      { where: "DATA_DIR", message: `there is no ${database}, so nobody has a PIN yet.` },
    ]);
  // Closing the database would checkpoint its log, and the next start couldn't recover from it.
  if (readOpenMarker(env.DATA_DIR) !== null && !isDataDirInUse(env.DATA_DIR))
    throw new ConfigError([
      {
        where: "DATA_DIR",
        message:
          "the wall was cut off and has not been on since. Start it once, so that it can see whether anything was lost; then this works, also while it is on.",
      },
    ]);

  // Without the lock: a running server shares the database during this write.
  const db = openDatabase(database);
  let had: string[];
  try {
    had = resetPins(
      db,
      chosen.map(({ id }) => id),
    );
  } finally {
    db.close();
  }
  for (const { id, name } of chosen) {
    say(
      had.includes(id)
        ? `${name} has no PIN any more; phones signed in as ${name} are signed out.`
        : `${name} had no PIN.`,
    );
    if (env.memberPins[envSuffix(id)] !== undefined)
      say(`  MEMBER_PIN_${envSuffix(id)} gives ${name} that PIN again at the next start.`);
  }
  if (chosen.some(({ parent }) => parent))
    say(
      "Choose a new PIN on the wall's own screen. While no parent has one, set-up is open there.",
    );
};
