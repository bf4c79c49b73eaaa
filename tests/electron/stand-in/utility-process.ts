import { fork as forkChild } from "node:child_process";
import { EventEmitter } from "node:events";
import { join } from "node:path";

/** The options of a forked process. */
export interface ForkOptions {
  readonly cwd?: string;
  readonly env: NodeJS.ProcessEnv;
  readonly stdio: "inherit" | "ignore";
}

const preload = join(import.meta.dirname, "utility.mjs");

/** Electron's `utilityProcess`: a child of Node that ends with its parent. */
export const utilityProcess = {
  fork: (file: string, words: readonly string[], { cwd, env, stdio }: ForkOptions) => {
    const child = forkChild(file, words, {
      ...(cwd === undefined ? {} : { cwd }),
      serialization: "advanced",
      execArgv: ["--import", preload],
      env: { ...env, STAND_IN_VERSION: process.versions["electron"] },
      stdio: ["ignore", stdio, stdio, "ipc"],
    });
    const events = new EventEmitter();
    child.on("message", (word) => events.emit("message", word));
    child.on("exit", (code, signal) => events.emit("exit", code ?? (signal === null ? 0 : 1)));
    return Object.assign(events, {
      pid: child.pid,
      // A message that can't be sent any more needs no answer: the process has ended.
      postMessage: (word: object) => void child.send(word, () => undefined),
      kill: () => child.kill("SIGKILL"),
    });
  },
};
