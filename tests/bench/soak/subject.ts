import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Clock } from "#server/platform/clock.ts";
import { directoriesOf } from "#server/platform/directories.ts";
import { startServer } from "#server/lifecycle/start-server.ts";
import { workerSourceUrl } from "#server/platform/worker-files.ts";

/** What a server holds at one moment, and the most that it kept requests waiting since the last sample. */
export interface ProcessSample {
  readonly heapMb: number;
  readonly residentMb: number;
  readonly handles: number;
  readonly walMb: number;
  /** The longest work at a stretch, of this thread's own CPU time, in milliseconds. */
  readonly workedMs: number;
}

const [dataDir = "", configDir = "", feedUrl = "", speed = "1"] = process.argv.slice(2);
/** Early on the day on which this runs, so that the house lives the same hours at whichever it is begun. */
const beganAt = new Date().setUTCHours(5, 0, 0, 0);
/** For this house every second is so many; what waits for a timer of the machine waits as long as ever. */
const clock: Clock = {
  now: () => beganAt + Math.round(performance.now() * Number(speed)),
  monotonic: () => performance.now() * Number(speed),
};
const server = await startServer({
  env: {
    ...{ PORT: "0", BIND_ADDR: "127.0.0.1", DATA_DIR: dataDir, CONFIG_DIR: configDir },
    ...{ MEMBER_PIN_MOM: "2468", LOG_LEVEL: "error", TZ: "UTC", CALENDAR_ICS_URL: feedUrl },
  },
  directories: directoriesOf({
    programDir: resolve(import.meta.dirname, "../../.."),
    workingDir: dataDir,
    worker: workerSourceUrl,
  }),
  clock,
  restart: () => {
    throw new Error("nobody restores here");
  },
});

const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let [most, last] = [0, worked()];
setInterval(() => {
  const now = worked();
  most = Math.max(most, now - last);
  last = now;
}, 1);

const walBytes = (): number =>
  readdirSync(dataDir)
    .filter((name) => name.endsWith(".db-wal"))
    .reduce((all, name) => all + statSync(join(dataDir, name)).size, 0);

process.on("message", () => {
  const workedMs = most;
  globalThis.gc?.();
  [most, last] = [0, worked()];
  const { heapUsed, rss } = process.memoryUsage();
  const sample: ProcessSample = {
    ...{ heapMb: heapUsed / 2 ** 20, residentMb: rss / 2 ** 20, workedMs },
    ...{ handles: readdirSync("/proc/self/fd").length, walMb: walBytes() / 2 ** 20 },
  };
  process.send?.(sample);
});
process.on("disconnect", () => void server.stop().then(() => process.exit()));
process.send?.({ url: server.url, beganAt });
