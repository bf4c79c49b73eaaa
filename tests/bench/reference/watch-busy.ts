import { writeFileSync } from "node:fs";

// Loaded into a measured server by `--import`: how long its thread was busy at a stretch, in its own CPU time. A neighbour's
// load doesn't change that, as it does how long a screen waits.

const tickMs = 4;
const file = process.env["BUSY_FILE"];
let longestMs = 0;
let before = process.threadCpuUsage();

const workedMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;

// The workers of a server inherit what it was started with, and have a channel to it.
if (file !== undefined && process.send === undefined) {
  const look = (): void => {
    const now = process.threadCpuUsage();
    longestMs = Math.max(longestMs, workedMs(now) - workedMs(before));
    before = now;
  };
  setInterval(look, tickMs).unref();
  process.on("SIGUSR2", () => {
    writeFileSync(file, String(longestMs));
    longestMs = 0;
  });
}
