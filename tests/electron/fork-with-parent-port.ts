import { fork } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { WorkerRequest } from "#electron/server/messages.ts";
import type { WorkerProcess } from "#electron/server/worker-processes.ts";

const preload = join(import.meta.dirname, "parent-port.mjs");

/** Starts a worker as Electron's utility process does, in a child of Node instead. */
export const forkWithParentPort = ({ file, args, env }: WorkerRequest): WorkerProcess => {
  const child = fork(fileURLToPath(file), args, {
    ...{ env, serialization: "advanced", execArgv: ["--import", preload] },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  return {
    postMessage: (message) => void child.send(message, () => undefined),
    on: (event, listener) => child.on(event, listener),
    once: (event, listener) => child.once(event, listener),
    kill: () => child.kill("SIGKILL"),
  };
};
