import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Whether Debian's Xandikos is on this machine; `.ci/run` installs it. */
export const hasXandikos = spawnSync("xandikos", ["--version"]).status === 0;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
};

/** Resolves when the program answers; rejects where it ends before. */
const untilAnswers = async (url: string, hasEnded: () => boolean): Promise<void> => {
  for (;;) {
    if (hasEnded()) throw new Error("Xandikos didn't start");
    try {
      await fetch(url);
      return;
    } catch {
      await pause(50);
    }
  }
};

/** Starts a Xandikos with one calendar on a folder of its own; it asks nobody who they are. */
export const startXandikos = async () => {
  const dir = mkdtempSync(join(tmpdir(), "family-wall-xandikos-"));
  const port = await freePort();
  const child = spawn(
    "xandikos",
    ["-d", dir, "--defaults", "-l", "127.0.0.1", "-p", String(port)],
    { stdio: "ignore" },
  );
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url, () => child.exitCode !== null);
  return {
    ...{ url, user: "user", password: "none" },
    /** Stops it and removes its folder. */
    close: async (): Promise<void> => {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
