import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Directories } from "../platform/directories.ts";
import { checkAccounts } from "./calendar/account-connections.ts";
import { type ChosenProviders, chooseProviders } from "./sources/choose-providers.ts";
import {
  configDirOf,
  type Env,
  type Environment,
  mergeEnvironment,
  readEnv,
} from "../config/env.ts";
import {
  type Connections,
  connectionVariables,
  readConnections,
} from "../config/connections-file.ts";
import { withoutMixedAccess } from "./connections/connected-reach.ts";
import { moveSetupLines } from "../config/move-setup-lines.ts";
import { ensureMembersFile, readMembers } from "../config/members-file.ts";
import { collectProblems, ConfigError } from "../platform/config-error.ts";
import { diskTroubleOf } from "../platform/disk-trouble.ts";
import { isOnReadOnlyDisk } from "../platform/read-only-disk.ts";
import { type BuiltInReward, readRewards } from "../config/rewards-file.ts";

const usable = (where: string, dir: string): void => {
  try {
    mkdirSync(dir, { recursive: true });
    accessSync(dir, constants.W_OK);
  } catch (error) {
    const isReadOnly = isOnReadOnlyDisk(dir);
    // What is there can be shown.
    if (isReadOnly && existsSync(dir)) return;
    const said = error instanceof Error ? error.message : String(error);
    const message = isReadOnly
      ? `the folder ${dir} can't be made, because its disk can't be written. The first start needs one that can be.`
      : `the folder ${dir} can't be used: ${said}`;
    const isDisk = isReadOnly || diskTroubleOf(error) === "full";
    throw new ConfigError([{ where, message, ...(isDisk ? { kind: "disk" } : {}) }]);
  }
};

export interface LoadedConfig {
  readonly env: Env;
  readonly membersFile: string;
  readonly rewards: readonly BuiltInReward[];
  readonly providers: ChosenProviders;
}

/** Reads the folders, the roster and the rewards, and collects their problems. */
const readFiles = (
  env: Env,
  { shippedConfig }: Directories,
): Pick<LoadedConfig, "membersFile" | "rewards"> => {
  const { tried, throwAny } = collectProblems();
  tried(() => usable("DATA_DIR", env.DATA_DIR));
  tried(() => usable("CONFIG_DIR", env.CONFIG_DIR));
  throwAny();
  const membersFile = tried(() => {
    const file = ensureMembersFile(env.CONFIG_DIR, shippedConfig);
    readMembers(file, env.BUDGET_UNLOCK_MEMBERS);
    return file;
  });
  const rewards = tried(() =>
    readRewards(join(env.CONFIG_DIR, "rewards.json"), join(shippedConfig, "rewards.json")),
  );
  throwAny();
  if (membersFile === undefined || rewards === undefined)
    throw new Error("files without problems are complete");
  return { membersFile, rewards };
};

/** What was connected on screens; what set-up wrote into `.env` before there was a file for it comes along. */
const takeConnections = (configDir: string): Connections => {
  moveSetupLines(configDir);
  return readConnections(configDir);
};

/** Reads everything that the operator wrote and what screens connected, and complains about all of it at once, before anything listens. */
export const loadConfig = (given: Environment, directories: Directories): LoadedConfig => {
  const { tried, throwAny } = collectProblems();
  const { workingDir } = directories;
  const configDir = configDirOf(mergeEnvironment(given, workingDir), workingDir);
  const connections = tried(() => takeConnections(configDir)) ?? {};
  const operators = mergeEnvironment(given, workingDir);
  const raw = {
    ...withoutMixedAccess(connectionVariables(connections), operators),
    ...operators,
  };
  const env = tried(() => readEnv(raw, workingDir));
  const providers = tried(() => chooseProviders(raw));
  tried(() => checkAccounts(operators));
  const files = env && tried(() => readFiles(env, directories));
  throwAny();
  if (env === undefined || files === undefined || providers === undefined)
    throw new Error("a configuration without problems is complete");
  return { env, providers, ...files };
};
