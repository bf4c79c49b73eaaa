import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { _electron, type ElectronApplication } from "playwright";
import * as z from "zod";
import { testFamily } from "../fixtures/server/test-server.ts";
import { recordOutput } from "./record-output.ts";
import type { HostProgram } from "./host-program.ts";

const timeoutMs = 30_000;
const firstMember = testFamily[0]?.name ?? "";
const listening = z.object({ url: z.string(), pid: z.int() });

/** An installed wall: its window and its server, on temporary folders. */
export interface InstalledWall {
  readonly app: ElectronApplication;
  readonly dir: string;
  /** The text of the page, from the window's side; also after the page crashed and reloaded. */
  text(): Promise<string>;
  /** The server's addresses and process ids, the current one last. */
  servers(): readonly { readonly url: string; readonly pid: number }[];
  /** Kills the current server, which must be listening. */
  killServer(): void;
  /** Waits until the page shows the wall. */
  isThere(): Promise<void>;
  /** Its stderr so far. */
  said(): string;
  /** Runs a script on the page, from the window's side; null where the page is gone. */
  onPage(code: string): Promise<unknown>;
  /** Ends it without deleting its folder. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  readonly words?: readonly string[];
  /** The folder of an earlier wall; a new one where left out. */
  readonly dir?: string;
}

/** A folder for a wall, with the family in it. */
export const wallFolder = (): string => {
  const dir = mkdtempSync(join(tmpdir(), "family-wall-installed-"));
  for (const name of ["data", "config"]) mkdirSync(join(dir, name));
  return dir;
};

const environmentOf = (dir: string, env: Options["env"] = {}): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  ),
  ...{ PORT: "0", BIND_ADDR: "127.0.0.1", TZ: "Europe/Berlin", MEMBER_PIN_MOM: "2468" },
  // Independent of the hour at which the test runs.
  ...{ SLEEP_START: "00:00", SLEEP_END: "00:00", SCREENSAVER_IDLE_MIN: "0" },
  ...{ DATA_DIR: join(dir, "data"), CONFIG_DIR: join(dir, "config"), XDG_CONFIG_HOME: dir },
  ...env,
});

/** Starts the wall where it may run already; resolves with the exit code of this start. */
export const startOnceMore = async (host: HostProgram, dir: string): Promise<number | null> => {
  const started = spawn(host.program, host.words, {
    ...{ cwd: dir, env: environmentOf(dir), stdio: "ignore" },
  });
  const [code] = await once(started, "exit");
  return z.int().nullable().parse(code);
};

/** Starts the wall as its owner does, and records its server's output. */
export const openInstalledWall = async (
  host: HostProgram,
  { env = {}, words = [], dir = wallFolder() }: Options = {},
): Promise<InstalledWall> => {
  const output = recordOutput(host.program);
  const app = await _electron
    .launch({
      executablePath: output.program,
      args: [...host.words, ...words],
      cwd: dir,
      env: environmentOf(dir, env),
    })
    .catch((error: unknown) => {
      output.forget();
      throw error;
    });
  const servers = () =>
    output
      .stdout()
      .split("\n")
      .filter((line) => line.includes('"listening"') && line.endsWith("}"))
      .map((line) => listening.parse(JSON.parse(line)));
  const onPage = (code: string): Promise<unknown> =>
    app
      .evaluate(
        ({ BrowserWindow }, script) =>
          BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(script),
        code,
      )
      .catch(() => null);
  const text = async (): Promise<string> => String(await onPage("document.body.innerText"));
  const leave = async (): Promise<void> => {
    await app.close();
    output.forget();
  };
  return {
    ...{ app, dir, text, onPage, servers, leave, said: output.stderr },
    killServer: () => {
      const server = servers().at(-1);
      if (server === undefined) throw new Error("no server has said yet that it listens");
      process.kill(server.pid, "SIGKILL");
    },
    isThere: async () => {
      const until = performance.now() + timeoutMs;
      while (!(await text()).includes(firstMember)) {
        if (performance.now() > until)
          throw new Error(`no wall, but: ${await text()}\n${output.stderr()}`);
        await pause(50);
      }
    },
    close: async () => {
      await leave();
      // Its window's last processes may write for a moment longer.
      rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
};
