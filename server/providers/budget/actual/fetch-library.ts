import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import * as z from "zod";
import type { Environment } from "#server/config/env.ts";
import { recoverReplacedFolder, replaceFolder } from "#server/platform/replace-folder.ts";
import { LibraryError } from "../../connection.ts";
import { installWithNpm } from "./install-with-npm.ts";
import { actualLibraryName } from "./library.ts";
import { createRunActual, defaultActualLimits } from "./worker-process.ts";

interface LibraryFetch {
  /** Where the library is put. */
  readonly libraryDir: string;
  /** An exact version. */
  readonly version: string;
  /** The program's own package.json. */
  readonly packageFile: string;
  /** The process's environment, for npm. */
  readonly environment: Environment;
  readonly worker: URL;
  readonly log: Logger;
  readonly signal?: AbortSignal;
}

const ownPackage = z.object({ dependencies: z.object({ "better-sqlite3": z.string() }) });

/** The program's own build of SQLite, which needs no compiler. */
const manifestFor = (version: string, packageFile: string): string => {
  const { dependencies } = ownPackage.parse(JSON.parse(readFileSync(packageFile, "utf8")));
  return JSON.stringify({
    private: true,
    dependencies: { [actualLibraryName]: version },
    overrides: { "better-sqlite3": dependencies["better-sqlite3"] },
  });
};

const runs = async (
  libraryDir: string,
  { worker, log, environment: { PATH } }: LibraryFetch,
): Promise<boolean> => {
  const run = createRunActual({
    ...{ file: worker, limits: defaultActualLimits, log },
    env: PATH === undefined ? {} : { PATH },
  });
  return "read" in (await run({ do: "try", libraryDir }, new AbortController().signal));
};

/**
 * Installs Actual's library with the machine's npm, tests it, and only then replaces an earlier one; rejects with a
 * LibraryError.
 */
export const fetchActualLibrary = async (wanted: LibraryFetch): Promise<void> => {
  const { libraryDir: place, version, packageFile, environment, signal } = wanted;
  const fresh = `${place}.new`;
  recoverReplacedFolder(place);
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(join(fresh, "package.json"), manifestFor(version, packageFile));
    await installWithNpm(fresh, environment, signal);
    if (!(await runs(fresh, wanted)))
      throw new LibraryError("notRunning", "it was fetched but doesn't run here");
    signal?.throwIfAborted();
    replaceFolder(fresh, place);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
};
