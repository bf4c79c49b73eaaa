import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { directoriesOf } from "#server/platform/directories.ts";
import { startServer } from "#server/lifecycle/start-server.ts";
import { workerSourceUrl } from "#server/platform/worker-files.ts";

/** The questions to the process: to start counting, or to report the counts, with its memory after a quiet while. */
export type UploadQuestion = "begin" | "tell";

/** The most work between two clock checks, in milliseconds, and the longest time between them; memory in bytes. */
export interface UploadReport {
  readonly workedMs: number;
  readonly waitedMs: number;
  readonly bytes: number;
}

const [dataDir = "", configDir = ""] = process.argv.slice(2);
const server = await startServer({
  env: {
    ...{ PORT: "0", BIND_ADDR: "127.0.0.1", DATA_DIR: dataDir, CONFIG_DIR: configDir },
    ...{ MEMBER_PIN_MIA: "1234", LOG_LEVEL: "error" },
  },
  directories: directoriesOf({
    programDir: resolve(import.meta.dirname, "../../.."),
    workingDir: dataDir,
    worker: workerSourceUrl,
  }),
  restart: () => {
    throw new Error("nobody restores here");
  },
});

/** The CPU milliseconds of this thread, which other programs don't add to. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

let most = { workedMs: 0, waitedMs: 0 };
let last = { workedAt: 0, at: 0 };
const look = (): void => {
  const now = { workedAt: worked(), at: performance.now() };
  most = {
    workedMs: Math.max(most.workedMs, now.workedAt - last.workedAt),
    waitedMs: Math.max(most.waitedMs, now.at - last.at),
  };
  last = now;
};
let timer: NodeJS.Timeout | undefined;

/** The memory after a garbage collection. */
const memory = async (): Promise<number> => {
  await wait(35_000);
  globalThis.gc?.();
  await wait(2000);
  return process.memoryUsage.rss();
};

const answers: Readonly<Record<UploadQuestion, () => Promise<UploadReport>>> = {
  begin: async () => {
    const bytes = await memory();
    last = { workedAt: worked(), at: performance.now() };
    timer = setInterval(look, 1);
    return { workedMs: 0, waitedMs: 0, bytes };
  },
  tell: async () => {
    clearInterval(timer);
    return { ...most, bytes: await memory() };
  },
};

process.on("message", (question: UploadQuestion) => {
  void answers[question]().then((answer) => process.send?.(answer));
});
process.on("disconnect", () => void server.stop().then(() => process.exit()));
process.send?.({ url: server.url });
