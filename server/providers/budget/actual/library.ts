import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Environment } from "#server/config/env.ts";
import type { FindWorker } from "#server/platform/worker-files.ts";

/** What this provider needs beside the tools. */
export interface ActualDeps {
  /** Where Actual's library is put. */
  readonly libraryDir: string;
  readonly worker: FindWorker;
  /** The program's own package.json. */
  readonly packageFile: string;
  /** The process's environment, as npm needs it. */
  readonly processEnvironment: Environment;
}

/** The name of Actual's own library in the package registry. */
export const actualLibraryName = "@actual-app/api";

/** Where the library is installed below the folder of the family's data. */
export const actualLibraryDir = (dataDir: string): string => join(dataDir, "actual");

const installed = z.object({ version: z.string() });

/** The version of the library that is installed; null where there is none. */
export const installedActualVersion = (libraryDir: string): string | null => {
  try {
    const file = join(libraryDir, "node_modules", actualLibraryName, "package.json");
    return installed.parse(JSON.parse(readFileSync(file, "utf8"))).version;
  } catch {
    return null;
  }
};

/** A version that names one release, and nothing else that npm would understand. */
export const exactActualVersion = /^\d{1,4}\.\d{1,4}\.\d{1,4}(-[\w.]{1,40})?$/;

const told = z.object({ build: z.object({ version: z.string() }) });

/** The version in what Actual's server answers at `/info`; null where that isn't Actual. */
export const actualServerVersion = (answer: string): string | null => {
  try {
    return told.parse(JSON.parse(answer)).build.version;
  } catch {
    return null;
  }
};

/** Whether a library and a server get along: of the same year and month, as Actual counts its versions. */
export const isSameVersion = (one: string, other: string): boolean => {
  const monthOf = (version: string) => version.split(".").slice(0, 2).join(".");
  return monthOf(one) === monthOf(other);
};
