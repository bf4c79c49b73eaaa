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

/** Starts the built server as a separate process. */
export const startServerProgram = (root: string, env?: NodeJS.ProcessEnv, cwd = root): Program =>
  startProgram({
    command: process.execPath,
    words: [join(root, "dist/server/cli.js")],
    cwd,
    ...(env === undefined ? {} : { env }),
    onLine: showStartFailure,
    loud: true,
  });
