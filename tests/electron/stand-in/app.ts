import { spawn } from "node:child_process";
import { EventEmitter } from "node:events";
import { mkdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { type Chromium, startChromium } from "./chromium.ts";

/** An event whose default a listener may prevent, as Electron's. */
export const preventable = () => {
  const event = { defaultPrevented: false, preventDefault: () => undefined as void };
  event.preventDefault = () => {
    event.defaultPrevented = true;
  };
  return event;
};

interface Place {
  readonly appPath: string;
  readonly isPackaged: boolean;
}

const packageShape = z.object({
  name: z.string(),
  productName: z.string().optional(),
  version: z.string(),
  main: z.string(),
});
const readPackage = (appPath: string): z.infer<typeof packageShape> =>
  packageShape.parse(JSON.parse(readFileSync(join(appPath, "package.json"), "utf8")));

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Electron's `app`, as far as a wall uses it. */
export const createStandInApp = ({ appPath, isPackaged }: Place) => {
  const about = readPackage(appPath);
  const events = new EventEmitter();
  const switches = new Map<string, string>();
  for (const word of process.argv) {
    const found = /^--([\w-]+)(?:=(.*))?$/.exec(word);
    if (found?.[1] !== undefined) switches.set(found[1], found[2] ?? "");
  }
  const configHome = process.env["XDG_CONFIG_HOME"] ?? join(homedir(), ".config");
  const userData =
    switches.get("user-data-dir") ?? join(configHome, about.productName ?? about.name);
  mkdirSync(userData, { recursive: true });
  const lockFile = join(userData, "stand-in.lock");
  const knock = join(userData, "stand-in.knock");
  const ready = Promise.withResolvers<void>();
  let again: (() => void) | null = null;
  let chromium: Chromium | null = null;
  let isReady = false;
  let isOnly = false;

  const exit = (code = 0): never => {
    chromium?.kill();
    if (isOnly) rmSync(lockFile, { force: true });
    again?.();
    process.exit(code);
  };

  const app = Object.assign(events, {
    isPackaged,
    main: join(appPath, about.main),
    commandLine: {
      appendSwitch: (name: string, value = "") => void switches.set(name, value),
      hasSwitch: (name: string) => switches.has(name),
      getSwitchValue: (name: string) => switches.get(name) ?? "",
    },
    getName: () => about.productName ?? about.name,
    getVersion: () => about.version,
    getAppPath: () => appPath,
    getPath: (name: string) => (name === "userData" ? userData : join(userData, name)),
    getPreferredSystemLanguages: () => [(process.env["LANGUAGE"] ?? "en").replace("_", "-")],
    disableHardwareAcceleration: () => void switches.set("disable-gpu", ""),
    isReady: () => isReady,
    whenReady: () => ready.promise,
    requestSingleInstanceLock: (): boolean => {
      try {
        writeFileSync(lockFile, String(process.pid), { flag: "wx" });
      } catch {
        if (isAlive(Number(readFileSync(lockFile, "utf8")))) {
          writeFileSync(knock, String(process.pid));
          return false;
        }
        writeFileSync(lockFile, String(process.pid));
      }
      isOnly = true;
      writeFileSync(knock, "");
      watch(knock, () => {
        if (readFileSync(knock, "utf8") === "") return;
        writeFileSync(knock, "");
        events.emit("second-instance", preventable(), [], userData, null);
      }).unref();
      return true;
    },
    relaunch: ({ args = process.argv.slice(1), execPath = process.argv[0] ?? "" } = {}): void => {
      const started = args.filter((word: string) => !/^--(inspect|remote-debugging)/.test(word));
      again = () => spawn(execPath, started, { detached: true, stdio: "ignore" }).unref();
    },
    quit: (): void => {
      const before = preventable();
      events.emit("before-quit", before);
      if (before.defaultPrevented) return;
      events.emit("quit", preventable(), 0);
      exit(0);
    },
    exit: (code?: number): void => {
      events.emit("quit", preventable(), code ?? 0);
      exit(code);
    },
    /** The browser that shows the windows. */
    chromium: (): Chromium => {
      if (chromium === null) throw new Error("a window before the app is ready");
      return chromium;
    },
    /** Emits `ready`, once the app's main file was loaded. */
    begin: (): void => {
      const given = [...switches].filter(
        ([name]) => !/^(inspect|remote-debugging-.*|user-data-dir|headless|no-sandbox)$/.test(name),
      );
      chromium = startChromium(
        userData,
        given.map(([name, value]) => (value === "" ? `--${name}` : `--${name}=${value}`)),
      );
      isReady = true;
      events.emit("ready", preventable(), {});
      ready.resolve();
    },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => app.quit());
  return app;
};

export type StandInApp = ReturnType<typeof createStandInApp>;
