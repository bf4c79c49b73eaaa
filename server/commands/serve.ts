import { banner } from "../lifecycle/banner.ts";
import { processEnvironment } from "../config/env.ts";
import { ConfigError } from "../platform/config-error.ts";
import { directoriesOf } from "../platform/directories.ts";
import { exitAfterFailure } from "../lifecycle/exit-after-failure.ts";
import { startServer } from "../lifecycle/start-server.ts";

interface Program {
  /** The folder with `config/`, `migrations/` and `dist/`. */
  readonly programDir: string;
  readonly worker: (name: string) => URL;
}

/** The headless program: serves until SIGINT or SIGTERM, once or twice, and then ends with 0 within 2 s. */
export const serve = async ({ programDir, worker }: Program): Promise<void> => {
  let stopWanted = false;
  let stop: (() => Promise<void>) | null = null;
  const leave = (): void => {
    stopWanted = true;
    if (stop !== null) void stop().then(() => process.exit(0));
  };
  process.on("SIGINT", leave);
  process.on("SIGTERM", leave);
  try {
    const server = await startServer({
      env: processEnvironment(),
      onUnrecoverable: exitAfterFailure,
      directories: directoriesOf({ programDir, workingDir: process.cwd(), worker }),
    });
    ({ stop } = server);
    if (stopWanted) leave();
    if (process.stdout.isTTY)
      process.stderr.write(await banner({ ...server, setupCode: server.setupCode() }));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const { where, message } of error.problems) console.error(`${where}: ${message}`);
    process.exitCode = 1;
  }
};
