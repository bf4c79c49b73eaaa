import { join } from "node:path";
import { createFindWorker, type FindWorker } from "./worker-files.ts";
import type { ForkProcess } from "./worker/fork-process.ts";

/** Where the program's own files are; entry points hand it in, because bundling moves them. */
export interface Directories {
  /** For relative paths and the first `.env`. */
  readonly workingDir: string;
  readonly migrations: string;
  /** The shipped samples and the built-in rewards. */
  readonly shippedConfig: string;
  readonly openapiFile: string;
  readonly packageFile: string;
  readonly wall: string;
  readonly phone: string;
  readonly worker: FindWorker;
}

interface Program {
  readonly programDir: string;
  readonly workingDir: string;
  /** The file of a worker's program. */
  readonly worker: (name: string) => URL;
  /** What kind of process runs workers; Node where left out. */
  readonly forkWorker?: ForkProcess;
}

/** The usual layout below the program's folder. */
export const directoriesOf = ({
  programDir,
  workingDir,
  worker,
  forkWorker,
}: Program): Directories => ({
  workingDir,
  migrations: join(programDir, "migrations"),
  shippedConfig: join(programDir, "config"),
  openapiFile: join(programDir, "server/openapi.yaml"),
  packageFile: join(programDir, "package.json"),
  wall: join(programDir, "dist/wall-ui"),
  phone: join(programDir, "dist/pwa"),
  worker: createFindWorker(worker, forkWorker),
});
