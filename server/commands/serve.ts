import { banner } from "../lifecycle/banner.ts";
import { giveBackStart } from "../lifecycle/give-back-start.ts";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { processEnvironment } from "../config/env.ts";
import { type Directories, directoriesOf } from "../platform/directories.ts";
import {
  canReplaceProcess,
  replaceProcess,
  takeRestartPort,
} from "../lifecycle/restart-process.ts";
import { reportStartFailure } from "../lifecycle/start-failure.ts";
import { type RunningServer, startServer } from "../lifecycle/start-server.ts";

interface Program {
  /** The folder with `config/`, `migrations/` and `dist/`. */
  readonly programDir: string;
  readonly worker: (name: string) => URL;
}

/** A server that doesn't stop within this is left behind by a restart. */
const stopWithinMs = 10_000;

/** Stops a server; resolves with what went wrong, or null. */
const stopForRestart = (server: RunningServer): Promise<unknown> =>
  Promise.race([
    server.stop().then(
      () => null,
      (error: unknown) => error ?? new Error("unknown"),
    ),
    sleep(stopWithinMs, new Error("the server did not stop in time"), { ref: false }),
  ]);

/** Runs a server until a signal, and through its restarts. */
const createServerLoop = (directories: Directories) => {
  let isStopping = false;
  let server: RunningServer | null = null;

  const start = async (port: number | undefined): Promise<RunningServer> => {
    const started = await startServer({
      ...{ env: processEnvironment(), directories, port },
      restart: (listened) => void restart(started, listened),
    });
    server = started;
    if (isStopping) stop();
    return started;
  };
  const stop = (): void => {
    isStopping = true;
    void server?.stop().then(() => process.exit(0));
  };
  const restart = async (running: RunningServer, port: number): Promise<void> => {
    const failure = await stopForRestart(running);
    server = null;
    // Two turns: the rest of this one, and a whole one that reads the signals which came while files were closed. A
    // later signal ends the program by itself, because nobody listens to it until the next start does.
    for (let turn = 0; turn < 2; turn += 1) await nextTurn();
    if (isStopping) process.exit(0);
    // What could not be closed ends with the process; the next start repairs it.
    if (failure !== null) console.error(failure);
    if (canReplaceProcess()) {
      process.off("SIGINT", stop).off("SIGTERM", stop);
      replaceProcess(port);
    } else if (failure !== null) process.exit(1);
    await start(port).catch((error: unknown) => {
      reportStartFailure(error);
      process.exit(1);
    });
  };
  return { start, stop };
};

/**
 * Runs the headless program: serves until SIGINT or SIGTERM, once or twice, and then ends with 0 within 2 s. Where the
 * server asks for a restart it starts again with the same process id; where the system can't do that, in the same process.
 */
export const serve = async ({ programDir, worker }: Program): Promise<void> => {
  const directories = directoriesOf({ programDir, workingDir: process.cwd(), worker });
  const { start, stop } = createServerLoop(directories);
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  try {
    const started = await start(takeRestartPort());
    giveBackStart();
    if (process.stdout.isTTY)
      process.stderr.write(await banner({ ...started, setupCode: started.setupCode() }));
  } catch (error) {
    reportStartFailure(error);
    // What a failed start left open would keep a program that does nothing, where a service would start it again.
    process.exit(1);
  }
};
