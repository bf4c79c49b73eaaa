import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { systemClock } from "../platform/clock.ts";
import { connectionVariables, readConnections } from "../config/connections.ts";
import { configDirOf, type Environment, mergeEnvironment, readEnv } from "../config/env.ts";
import { ConfigError } from "../platform/config-error.ts";
import { createLog } from "../platform/log.ts";
import { type ActualEnv, actualEnv } from "../providers/budget/actual/env.ts";
import {
  actualLibraryDir,
  actualLibraryName,
  actualServerVersion,
} from "../providers/budget/actual/library.ts";
import { createRunActual, defaultActualLimits } from "../providers/budget/actual/worker-process.ts";
import { createOutbound } from "../platform/outbound/outbound.ts";
import { installWithNpm } from "./install-with-npm.ts";
import { recoverReplacedFolder, replaceFolder } from "../platform/replace-folder.ts";

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
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

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
    if (exact.test(wanted)) return wanted;
    return refuse(wanted, "expected a version such as 26.9.0, as Actual's server shows it.");
  }
  const theirs = url === undefined ? null : await versionAt(url);
  if (theirs !== null) say(`Actual's server is version ${theirs}.`);
  else
    say(`Actual's server can't be asked for its version, so this fetches ${usualVersion}.
  Another one: family-wall budget-setup <version>`);
  return theirs ?? usualVersion;
};

const ownPackage = z.object({ dependencies: z.object({ "better-sqlite3": z.string() }) });

/** The program's own build of SQLite, which needs no compiler. */
const manifestFor = (version: string, programDir: string): string => {
  const file = readFileSync(join(programDir, "package.json"), "utf8");
  const { dependencies } = ownPackage.parse(JSON.parse(file));
  return JSON.stringify({
    private: true,
    dependencies: { [actualLibraryName]: version },
    overrides: { "better-sqlite3": dependencies["better-sqlite3"] },
  });
};

const tryIt = async (libraryDir: string, { worker }: Machine, path: string | undefined) => {
  const run = createRunActual({
    file: worker("actual-worker"),
    limits: defaultActualLimits,
    log,
    env: path === undefined ? {} : { PATH: path },
  });
  return "read" in (await run({ do: "try", libraryDir }, new AbortController().signal));
};

/**
 * Installs Actual's library with the machine's npm, by default in the version of Actual's server, tests it, and only
 * then replaces an earlier one; throws a ConfigError with the cure.
 */
export const setUpBudget = async (wanted: string | undefined, machine: Machine): Promise<void> => {
  const { workingDir, say, programDir } = machine;
  const environment = mergeEnvironment(machine.environment, workingDir);
  const { DATA_DIR } = readEnv(environment, workingDir);
  const configDir = configDirOf(environment, workingDir);
  const {
    ACTUAL_URL: url,
    ACTUAL_PASSWORD,
    ACTUAL_SYNC_ID,
    PATH,
  } = readActual({
    ...connectionVariables(readConnections(configDir)),
    ...environment,
  });
  const version = await chooseVersion(wanted, url, say);

  const place = actualLibraryDir(DATA_DIR);
  const fresh = `${place}.new`;
  recoverReplacedFolder(place);
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(join(fresh, "package.json"), manifestFor(version, programDir));
    say(`Fetching ${actualLibraryName} ${version}, about 200 MB …`);
    await installWithNpm(fresh, environment);
    if (!(await tryIt(fresh, machine, PATH)))
      refuse(actualLibraryName, "was fetched but doesn't run here; it needs Node 22 or newer.");
    replaceFolder(fresh, place);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
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
