import { join } from "node:path";
import * as z from "zod";
import { type Program, startProgram } from "./program.ts";

const logLine = z.object({ level: z.number(), msg: z.string() });

/** Prints a log line that a person at the terminal should see: a warning or worse. */
export const showStartFailure = (line: string): void => {
  const entry = line.startsWith("{") ? logLine.safeParse(JSON.parse(line)).data : undefined;
  if (entry === undefined) console.error(line);
  else if (entry.level >= 40) console.error(entry.msg);
};

/**
 * How Node runs the server, as `npm run serve` in package.json does: what is new begins in two halves of 2 MiB, where V8
 * would let them grow to 64, and what is old may grow by four fifths before it is looked through, where V8 lets it become
 * fourfold; but a start, which keeps nearly all that it makes, isn't looked through below 64 MiB. ADR 56 has what was measured.
 */
export const serverFlags: readonly string[] = [
  "--max-semi-space-size=2",
  "--heap-growing-percent=80",
  "--initial-heap-size=64",
];

/**
 * How glibc holds the server's memory: in one heap for all threads, for each holds on to what it once took; what has 128 KiB
 * or more by itself, and given back; and a megabyte of what is free at the heap's end.
 */
export const serverEnvironment: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "1048576",
};

/** Starts the built server as a separate process. */
export const startServerProgram = (root: string, env?: NodeJS.ProcessEnv, cwd = root): Program =>
  startProgram({
    command: process.execPath,
    words: [...serverFlags, join(root, "dist/server/cli.js")],
    cwd,
    env: { ...serverEnvironment, ...(env ?? process.env) },
    onLine: showStartFailure,
    loud: true,
  });
