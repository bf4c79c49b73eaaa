import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";

const program = pathToFileURL(join(import.meta.dirname, "reference/watch-busy.ts"));

/** Watches how long a server is busy at a stretch; it is started with `env`, and writes into that folder. */
export const openBusyWatch = (dir: string) => {
  const file = join(dir, "busy");
  return {
    env: { NODE_OPTIONS: `--import ${program.href}`, BUSY_FILE: file },
    /** The longest stretch since the last call, in milliseconds of CPU time. */
    take: async (pid: number): Promise<number> => {
      rmSync(file, { force: true });
      process.kill(pid, "SIGUSR2");
      while (!existsSync(file) || readFileSync(file, "utf8") === "") await pause(20);
      return Number(readFileSync(file, "utf8"));
    },
  };
};
