import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import type { WorkerFile } from "../worker-files.ts";
import type { ForkedProcess } from "./fork-process.ts";
import { createMessageReader, type WorkerMessage, type WorkerProtocol } from "./protocol.ts";
import type { WorkerEndReason } from "./worker-end.ts";
import type { AliveMessage, ProgressPoint } from "./worker-messages.ts";

/** A program that does jobs outside the server's process, one at a time. */
export interface WorkerProgram<Result, Ready = null> {
  /** What the log calls it. */
  readonly name: string;
  /** Hears when a worker begins and ends; nobody does where left out. */
  readonly log?: Logger;
  readonly protocol: WorkerProtocol<Result, Ready>;
  readonly file: WorkerFile;
  /** Its arguments, where it runs in the process itself. */
  readonly args?: readonly string[];
  /** All that it gets of the environment; nothing where left out. */
  readonly env?: Readonly<Record<string, string>>;
  /** MiB of all its process's memory, as its signs of life tell; unlimited where left out. */
  readonly residentMiB?: number;
  /** Runs it in a thread whose CPU time, progress and heap a guard process watches; in the process itself where left out. */
  readonly guard?: {
    /** MiB of the thread's heap; unlimited where left out. */
    readonly heapMiB?: number;
  };
}

/** How a worker ended. */
export interface WorkerEnd {
  readonly reason: WorkerEndReason;
  /** What it had begun last. */
  readonly at: ProgressPoint;
  readonly cause: unknown;
}

/** What hears of a job. */
interface JobListener<Result> {
  readonly alive: (sign: AliveMessage) => void;
  readonly result: (result: Result) => void;
}

/** A started worker. */
export interface WorkerConnection<Result> extends Pick<ForkedProcess, "send" | "setKeepsAlive"> {
  /** Resolves with true once the worker can begin, with false when it has ended before. */
  readonly ready: Promise<boolean>;
  /** Resolves when it has ended; never rejects. */
  readonly ended: Promise<WorkerEnd>;
  /** Takes what is said from now on for this job; an answer without a job ends the worker. */
  hear(job: JobListener<Result> | null): void;
  /** Ends it, whatever it is doing. */
  kill(reason: WorkerEndReason): void;
}

/** Loading a library takes seconds on a small machine. */
const startWithinMs = 60_000;

const fork = <Result, Ready>(program: WorkerProgram<Result, Ready>): ForkedProcess => {
  const { name, file, args = [], env = {}, guard } = program;
  if (guard === undefined || file.guard === undefined)
    return file.fork({ name, file: file.url, args, env });
  const guarded = [fileURLToPath(file.url), String(guard.heapMiB ?? "")];
  return file.fork({ name, file: file.guard, args: guarded, env });
};

/** Starts a worker, checks what it says, and ends it when that is nothing that its protocol knows. */
export const connectWorker = <Result, Ready>(
  program: WorkerProgram<Result, Ready>,
): WorkerConnection<Result> => {
  const { name, log, protocol, residentMiB = Number.POSITIVE_INFINITY } = program;
  const forked = fork(program);
  const { pid } = forked;
  const ready = Promise.withResolvers<boolean>();
  let isReady = false;
  let killedFor: WorkerEndReason | null = null;
  let at: ProgressPoint = { step: 0, index: 0, count: 0 };
  let job: JobListener<Result> | null = null;

  const begin = (about: object): void => {
    isReady = true;
    clearTimeout(late);
    log?.debug({ ...about, pid }, `${name} has begun`);
    ready.resolve(true);
  };
  const kill = (reason: WorkerEndReason): void => {
    killedFor ??= reason;
    forked.kill();
  };
  const late = setTimeout(kill, startWithinMs, "notStarted").unref();
  const receive = (message: WorkerMessage<Result, Ready> | null): void => {
    if (message === null) return kill("invalidMessage");
    if ("alive" in message) {
      at = message.at ?? at;
      job?.alive(message);
      if (message.alive > residentMiB * 2 ** 20) kill("tooLarge");
    } else if ("threadEnded" in message) {
      ({ at } = message);
      kill(isReady ? message.threadEnded : "notStarted");
    } else if ("ready" in message && !isReady) begin(message);
    else if ("result" in message && job !== null) job.result(message.result);
    else kill("invalidMessage");
  };
  const read = createMessageReader(protocol);
  forked.onMessage((message) => receive(read(message)));
  const ended = forked.ended.then((cause): WorkerEnd => {
    clearTimeout(late);
    const reason = killedFor ?? (isReady && cause === undefined ? "crashed" : "notStarted");
    if (reason === "notStarted") log?.error({ err: cause }, `${name} can't begin`);
    log?.debug({ pid, how: reason }, `${name} has ended`);
    ready.resolve(false);
    return { reason, at, cause };
  });
  if (protocol.ready === undefined) begin({});

  return {
    ...{ ready: ready.promise, ended, kill },
    ...{ send: forked.send, setKeepsAlive: forked.setKeepsAlive },
    hear: (next) => {
      job = next;
    },
  };
};
