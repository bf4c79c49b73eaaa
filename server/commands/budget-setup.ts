import { join } from "node:path";
import type { LibraryProblem } from "#contract/settings-sources.ts";
import { systemClock } from "../platform/clock.ts";
import { connectionVariables, readConnections } from "../config/connections-file.ts";
import { configDirOf, type Environment, mergeEnvironment, readEnv } from "../config/env.ts";
import { ConfigError } from "../platform/config-error.ts";
import { createLog } from "../platform/log.ts";
import { type ActualEnv, actualEnv } from "../providers/budget/actual/env.ts";
import {
  actualLibraryDir,
  actualLibraryName,
  actualServerVersion,
  exactActualVersion,
} from "../providers/budget/actual/library.ts";
import { createOutbound } from "../platform/outbound/outbound.ts";
import { LibraryError } from "../providers/connection.ts";
import { fetchActualLibrary } from "../providers/budget/actual/fetch-library.ts";

interface Machine {
  readonly environment: Environment;
  readonly workingDir: string;
  /** Prints a sentence in the terminal. */
  readonly say: (sentence: string) => void;
  readonly programDir: string;
  readonly worker: (name: string) => URL;
}

/** The version that is installed where the server's isn't known. */
const usualVersion = "26.9.0";

const log = createLog("error", { write: () => undefined });

const refuse = (where: string, message: string): never => {
  throw new ConfigError([{ where, message }]);
};

const readActual = (environment: Environment): ActualEnv => {
  const read = actualEnv.safeParse(environment);
  if (read.success) return read.data;
  throw new ConfigError(
    read.error.issues.map(({ path, message }) => ({ where: String(path[0]), message })),
  );
};

/** The version of the server at an address; null where it doesn't answer. */
const versionAt = async (url: string): Promise<string | null> => {
  const outbound = createOutbound({ clock: systemClock, log });
  const answer = await outbound({ url: `${url}/info`, operatorHost: true }).catch(() => null);
  return answer === null ? null : actualServerVersion(answer.text());
};

const chooseVersion = async (
  wanted: string | undefined,
  url: string | undefined,
  say: Machine["say"],
): Promise<string> => {
  if (wanted !== undefined) {
    if (exactActualVersion.test(wanted)) return wanted;
    return refuse(wanted, "expected a version such as 26.9.0, as Actual's server shows it.");
  }
  const theirs = url === undefined ? null : await versionAt(url);
  if (theirs !== null) say(`Actual's server is version ${theirs}.`);
  else
    say(`Actual's server can't be asked for its version, so this fetches ${usualVersion}.
  Another one: family-wall budget-setup <version>`);
  return theirs ?? usualVersion;
};

const sentences: Readonly<Record<LibraryProblem, (said: string) => readonly [string, string]>> = {
  npmMissing: () => [
    "npm",
    "isn't on this machine. Install Node.js 22 or newer from your system or nodejs.org, which brings npm, and run this again.",
  ],
  npmFailed: (said) => ["npm", `couldn't fetch it and said:\n  ${said}`],
  notRunning: () => [
    actualLibraryName,
    "was fetched but doesn't run here, and was removed again: node may be older than 22, or there is no build for this machine.",
  ],
  notKept: (said) => [actualLibraryName, said],
};

/**
 * Installs Actual's library with the machine's npm, by default in the version of Actual's server, tests it, and only
 * then replaces an earlier one; throws a ConfigError with the cure.
 */
export const setUpBudget = async (wanted: string | undefined, machine: Machine): Promise<void> => {
  const { workingDir, say, programDir, worker } = machine;
  const environment = mergeEnvironment(machine.environment, workingDir);
  const { DATA_DIR } = readEnv(environment, workingDir);
  const configDir = configDirOf(environment, workingDir);
  const {
    ACTUAL_URL: url,
    ACTUAL_PASSWORD,
    ACTUAL_SYNC_ID,
  } = readActual({
    ...connectionVariables(readConnections(configDir)),
    ...environment,
  });
  const version = await chooseVersion(wanted, url, say);

  const place = actualLibraryDir(DATA_DIR);
  say(`Fetching ${actualLibraryName} ${version}, about 200 MB …`);
  try {
    await fetchActualLibrary({
      ...{ libraryDir: place, version, packageFile: join(programDir, "package.json"), log },
      ...{ environment, worker: worker("actual-worker") },
    });
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    refuse(...sentences[error.problem](error.message));
  }
  say(
    `${actualLibraryName} ${version} is in ${place} and runs. A wall that is on finds it by itself.`,
  );
  if (url === undefined || ACTUAL_PASSWORD === undefined || ACTUAL_SYNC_ID === undefined)
    say(`
Lines for .env; the Sync ID is in Actual's settings, advanced:
BUDGET_PROVIDER=actual
ACTUAL_URL=http://192.168.1.20:5006
ACTUAL_PASSWORD=<the server's password>
ACTUAL_SYNC_ID=<the budget's Sync ID>`);
};
