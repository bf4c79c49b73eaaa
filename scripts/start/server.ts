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
 * How Node runs the server, as `npm run serve` in package.json does: what is new begins in two halves of 4 MiB, where V8
 * would let them grow to 64 and not shrink again. Reads lose nothing by it; at V8's first size, 1 MiB, they lose two fifths.
 * What is old may grow by four fifths before it is looked through, where V8 lets it become fourfold; at a half reads lose 6 %.
 */
export const serverFlags: readonly string[] = [
  "--max-semi-space-size=4",
  "--heap-growing-percent=80",
];

/** How many heaps glibc keeps for the server's threads beside V8's: each holds on to what it once took. */
const serverEnvironment = { MALLOC_ARENA_MAX: "2" };

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
