import { isMainThread, workerData } from "node:worker_threads";
import { openServerChannel } from "./server-channel.ts";
import type { AliveMessage, ReadyMessage } from "./worker-messages.ts";

/** Whether this program runs in a thread of a guard process rather than in a process alone. */
export const isThread = !isMainThread;

/** The memory in which a thread records its progress; throws outside of a guard process. */
export const ownProgress = (): Int32Array => {
  const given: unknown = workerData;
  const progress =
    typeof given === "object" && given !== null && "progress" in given ? given.progress : null;
  if (progress instanceof Int32Array) return progress;
  throw new Error("this program runs as a guarded thread");
};

/**
 * Does the server's jobs, one at a time, for as long as the server wants it. Whatever `work` throws, and a message that is
 * no job, ends the worker. A result goes as JSON, which a guard process passes on unread: thousands of events are copied
 * once instead of twice.
 */
export const serveJobs = <Job>(options: {
  /** Tells a job from rubbish; whether it is right is for who made it, which is the same program. */
  readonly isJob: (message: unknown) => message is Job;
  readonly work: (job: Job) => object | Promise<object>;
  /** What it says of itself, where its protocol has it. */
  readonly ready?: unknown;
  /** Milliseconds between its signs of life during a job; none where left out, a guard process gives its own. */
  readonly aliveEveryMs?: number;
}): void => {
  const { isJob, work, ready, aliveEveryMs } = options;
  const { send, onMessage } = openServerChannel();
  const sendSignOfLife = (): void =>
    send({ alive: process.memoryUsage.rss() } satisfies AliveMessage);
  const take = async (message: unknown): Promise<void> => {
    if (!isJob(message)) throw new Error("this is no job");
    const timer =
      aliveEveryMs === undefined ? undefined : setInterval(sendSignOfLife, aliveEveryMs);
    send(JSON.stringify(await work(message)));
    clearInterval(timer);
  };
  // A rejection is unhandled on purpose: it ends the worker.
  onMessage((message) => void take(message));
  if (ready !== undefined) send({ ready } satisfies ReadyMessage<unknown>);
};
