import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exitOnRefusalFlag } from "#electron/server/messages.ts";
import { type Program, startProgram } from "./program.ts";
import { showStartFailure } from "./server.ts";

const stallMs = 10_000;

/** The path of Electron's program; null until it was downloaded. */
export const electronProgram = (root: string): string | null => {
  const dir = join(root, "node_modules/electron");
  const note = join(dir, "path.txt");
  const elsewhere = process.env["ELECTRON_OVERRIDE_DIST_PATH"];
  if (elsewhere === undefined && !existsSync(note)) return null;
  const name = existsSync(note) ? readFileSync(note, "utf8") : "electron";
  const file = join(elsewhere ?? join(dir, "dist"), name);
  return existsSync(file) ? file : null;
};

const bytesBelow = (dir: string): number => {
  try {
    return readdirSync(dir, { recursive: true, encoding: "utf8" }).reduce(
      (sum, name) => sum + (statSync(join(dir, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
  } catch {
    return 0;
  }
};

interface Download {
  /** The script that downloads, and the folder that it writes to. */
  readonly installer: string;
  readonly distDir: string;
  readonly stallMs?: number;
  readonly signal?: AbortSignal;
}

/** Runs Electron's own download; true when it succeeded, false when it failed or no byte arrived for ten seconds. */
export const download = async ({
  installer,
  distDir,
  stallMs: timeoutMs = stallMs,
  signal,
}: Download): Promise<boolean> => {
  const tempDir = mkdtempSync(join(tmpdir(), "family-wall-electron-"));
  const child = spawn(process.execPath, [installer], {
    env: {
      ...process.env,
      TMPDIR: tempDir,
      TEMP: tempDir,
      TMP: tempDir,
      ELECTRON_GET_NO_PROGRESS: "1",
    },
    stdio: "ignore",
  });
  const ended = new Promise<boolean>((done) => {
    child.once("error", () => done(false));
    child.once("exit", (code) => done(code === 0));
  });
  const giveUp = (): void => void child.kill("SIGKILL");
  signal?.addEventListener("abort", giveUp);
  let seen = { bytes: -1, at: performance.now() };
  const watch = setInterval(() => {
    const bytes = bytesBelow(tempDir) + bytesBelow(distDir);
    if (bytes !== seen.bytes) seen = { bytes, at: performance.now() };
    else if (performance.now() - seen.at > timeoutMs) giveUp();
  }, 250);
  const succeeded = await ended;
  clearInterval(watch);
  signal?.removeEventListener("abort", giveUp);
  rmSync(tempDir, { recursive: true, force: true });
  return succeeded;
};

/** Downloads Electron's program where it is missing; null where that fails. */
export const fetchElectron = async (root: string, signal: AbortSignal): Promise<string | null> => {
  const dir = join(root, "node_modules/electron");
  const succeeded = await download({
    installer: join(dir, "install.js"),
    distDir: join(dir, "dist"),
    signal,
  });
  return succeeded ? electronProgram(root) : null;
};

/** Starts the wall in Electron, which runs the server itself. */
export const startElectron = (root: string, program: string): Program =>
  startProgram({
    command: program,
    words: [root, exitOnRefusalFlag],
    cwd: root,
    onLine: showStartFailure,
  });
