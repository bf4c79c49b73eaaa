import { join } from "node:path";

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
  /** The file of a worker thread. */
  readonly worker: (name: string) => URL;
}

interface Program {
  readonly programDir: string;
  readonly workingDir: string;
  readonly worker: (name: string) => URL;
}

/** The usual layout below the program's folder. */
export const directoriesOf = ({ programDir, workingDir, worker }: Program): Directories => ({
  workingDir,
  migrations: join(programDir, "migrations"),
  shippedConfig: join(programDir, "config"),
  openapiFile: join(programDir, "server/openapi.yaml"),
  packageFile: join(programDir, "package.json"),
  wall: join(programDir, "dist/wall-ui"),
  phone: join(programDir, "dist/pwa"),
  worker,
});
