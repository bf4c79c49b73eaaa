import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** The first start installs and builds. */
const startMs = 10 * 60_000;
const stopMs = 30_000;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port is free");
  return address.port;
};

const answers = async (url: string, until: AbortSignal): Promise<boolean> => {
  while (!until.aborted) {
    const answer = await fetch(`${url}/api/health`, { signal: until }).catch(() => null);
    if (answer?.ok === true) return true;
    await wait(500, undefined, { signal: until }).catch(() => undefined);
  }
  return false;
};

/** Starts the wall as the README says, without a window, asks for its health, and ends it; throws where one fails. */
const checkStart = async (dataDir: string): Promise<void> => {
  const port = await freePort();
  const wall = spawn(process.execPath, [resolve(import.meta.dirname, "start.mjs"), "--headless"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: "inherit",
  });
  const ended = once(wall, "exit");
  const leaving = new AbortController();
  void ended.then(() => leaving.abort());
  const until = AbortSignal.any([leaving.signal, AbortSignal.timeout(startMs)]);
  const isUp = await answers(`http://127.0.0.1:${port}`, until);
  if (!isUp) {
    wall.kill();
    throw new Error("npm start doesn't answer");
  }
  wall.kill("SIGTERM");
  await Promise.race([
    ended,
    wait(stopMs, undefined, { ref: false }).then(() => {
      wall.kill("SIGKILL");
      throw new Error("npm start doesn't stop");
    }),
  ]);
  // Windows ends programs without asking them, so that they have no code of their own.
  if (process.platform !== "win32" && wall.exitCode !== 0)
    throw new Error(`npm start stopped with ${wall.exitCode ?? wall.signalCode}`);
  console.log("npm start answers and stops.");
};

const dir = mkdtempSync(join(tmpdir(), "family-wall-start-"));
try {
  await checkStart(dir);
} finally {
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
}
