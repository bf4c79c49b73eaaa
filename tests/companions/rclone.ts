import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Whether Debian's rclone is on this machine. */
export const hasRclone = spawnSync("rclone", ["version"]).status === 0;

/** A port of loopback that nobody uses. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
};

/** Resolves when the program answers; rejects where it ends before. */
export const untilAnswers = async (url: string, child: ChildProcess): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error("the program ended before it answered");
    try {
      await fetch(url);
      return;
    } catch {
      await pause(50);
    }
  }
};

/** Ends a program and waits until it has ended. */
export const endProgram = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
};

/** Serves a folder of its own by WebDAV, with a user and a password. */
export const startRcloneWebdav = async () => {
  const dir = mkdtempSync(join(tmpdir(), "family-wall-rclone-"));
  const url = `http://127.0.0.1:${await freePort()}`;
  const [user, password] = ["wall", "canary-webdav-7c1f"];
  const child = spawn(
    "rclone",
    [
      ...["serve", "webdav", dir, "--addr", new URL(url).host, "--config", join(dir, "none.conf")],
      ...["--user", user, "--pass", password],
    ],
    { stdio: "ignore" },
  );
  await untilAnswers(url, child);
  return {
    ...{ dir, url, user, password },
    /** Lets it answer no more, while its port stays open. */
    freeze: (): void => void child.kill("SIGSTOP"),
    /** Stops it and removes its folder. */
    close: async (): Promise<void> => {
      await endProgram(child);
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
