import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { createProgress, readProgress } from "./progress.ts";
import { openServerChannel } from "./server-channel.ts";
import type { AliveMessage, ThreadEndMessage } from "./worker-messages.ts";

// Runs a worker's program in a thread, so that its limits are known and kept while it is too busy to say anything. V8
// sometimes ends the whole process when a thread exceeds its memory or is ended: this process then, and not the server.

const aliveEveryMs = 50;

const [file = "", heapMiB = ""] = process.argv.slice(2);
const channel = openServerChannel();
const progress = createProgress();
const thread = new Worker(pathToFileURL(file), {
  env: {},
  execArgv: [],
  // What libraries print may be private.
  stdout: true,
  stderr: true,
  workerData: { progress },
  resourceLimits: {
    ...{ maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    ...(heapMiB === "" ? {} : { maxOldGenerationSizeMb: Number(heapMiB) }),
  },
});
thread.stdout.resume();
thread.stderr.resume();

let threadEnded: ThreadEndMessage["threadEnded"] = "crashed";
let isWatching = false;
let timer: NodeJS.Timeout | undefined;

const workedMs = async (): Promise<number> => {
  // Node before 24.6 has no such method; then it is the clock's time.
  if (!("cpuUsage" in thread)) return performance.now();
  const { user, system } = await thread.cpuUsage();
  return (user + system) / 1_000;
};
const sendSignOfLife = async (): Promise<void> => {
  const worked = await workedMs();
  const alive = process.memoryUsage.rss();
  channel.send({ alive, workedMs: worked, at: readProgress(progress) } satisfies AliveMessage);
};
/** A thread that ends meanwhile says so itself. */
const watch = async (): Promise<void> => {
  await sendSignOfLife().catch(() => undefined);
  if (isWatching) timer = setTimeout(() => void watch(), aliveEveryMs);
};

thread.on("message", (message: object | string) => {
  isWatching = false;
  clearTimeout(timer);
  channel.send(message);
});
thread.on("error", (error) => {
  if ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") threadEnded = "tooLarge";
});
thread.once("exit", () => {
  isWatching = false;
  clearTimeout(timer);
  // The server ends this process when it has heard that.
  channel.send({ threadEnded, at: readProgress(progress) } satisfies ThreadEndMessage);
});
channel.onMessage((job) => {
  isWatching = true;
  // The first sign of life tells how much the thread had worked before this job.
  void watch().then(() => thread.postMessage(job));
});
