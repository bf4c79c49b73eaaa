import { fork } from "node:child_process";
import { Worker } from "node:worker_threads";
import type { ImageJob, ImageOutcome, ImageWorkerReady } from "./image-worker.ts";
import type { ImageLibraryBuild } from "./load-sharp.ts";

/** A program of ours that runs apart from the house. */
export interface WorkerProcess {
  send(job: ImageJob): void;
  onMessage(listener: (word: ImageWorkerReady | ImageOutcome) => void): void;
  /** Called once, also where it could not begin. */
  onEnd(listener: () => void): void;
  /** Whether the house waits for it before it ends. */
  setKeepsAlive(isHeld: boolean): void;
  end(): Promise<void>;
}

// Without these glibc keeps hundreds of megabytes of what pictures needed for a moment.
const thrifty = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "131072" };

/** Native code gets a process: what it breaks or keeps goes with it, and it can be ended whatever it does. */
const startProcess = (file: URL): WorkerProcess => {
  const child = fork(file, {
    env: thrifty,
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  return {
    // What can't be sent any more is answered by its end.
    send: (job) => void child.send(job, () => undefined),
    onMessage: (listener) => void child.on("message", listener),
    onEnd: (listener) => void ended.then(listener),
    setKeepsAlive: (isHeld) => {
      child[isHeld ? "ref" : "unref"]();
      child.channel?.[isHeld ? "ref" : "unref"]();
    },
    end: async () => {
      // Its end is waited for, also by a house that is being closed.
      child.ref();
      child.kill("SIGKILL");
      await ended;
    },
  };
};

const startThread = (file: URL): WorkerProcess => {
  const worker = new Worker(file, { env: {}, execArgv: [], stdout: true, stderr: true });
  worker.stdout.resume();
  worker.stderr.resume();
  worker.on("error", () => undefined);
  return {
    send: (job) => worker.postMessage(job),
    onMessage: (listener) => void worker.on("message", listener),
    onEnd: (listener) => void worker.once("exit", listener),
    setKeepsAlive: (isHeld) => worker[isHeld ? "ref" : "unref"](),
    end: async () => {
      await worker.terminate();
    },
  };
};

/** Starts the pictures' program with a build of the image library; in Electron only a thread can be had. */
export const startWorkerProcess = (file: URL, build: ImageLibraryBuild): WorkerProcess =>
  build === "native" ? startProcess(file) : startThread(file);
