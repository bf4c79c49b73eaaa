import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import * as z from "zod";

const serving = z.object({
  msg: z.literal("listening"),
  url: z.string(),
  /** The wall's address for screens of this machine, also where the wall is on https. */
  wallUrl: z.string().optional(),
  pid: z.int(),
});
/** The address of a started program, without a trailing slash. */
export type Serving = Readonly<z.infer<typeof serving>>;

/** A program that was started from here. */
export interface Program {
  readonly pid: number | undefined;
  /** Settles with the exit code when it ended, 1 when a signal ended it. */
  readonly ended: Promise<number>;
  /** Resolves when it reports its address; null when it ended before, or after the time limit. */
  serves(withinMs?: number): Promise<Serving | null>;
  /** Resolves when it reports its address the next time, as after a restart; null when it ends before. */
  nextReport(): Promise<Serving | null>;
  /** The end of its stderr. */
  lastWords(): string;
  /** Asks it to stop, and kills it after two seconds. */
  stop(): Promise<void>;
}

interface Start {
  readonly command: string;
  readonly words: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Called with every line of its stdout. */
  readonly onLine?: (line: string) => void;
  /** Passes its stderr on; otherwise it is stored for `lastWords`. */
  readonly loud?: boolean;
}

const stopWithinMs = 2000;

const servingIn = (line: string): Serving | null => {
  if (!line.startsWith("{") || !line.includes('"listening"')) return null;
  return serving.safeParse(JSON.parse(line)).data ?? null;
};

const endOf = (child: ChildProcess): Promise<number> =>
  new Promise((done) => {
    child.once("error", () => done(127));
    child.once("exit", (code) => done(code ?? 1));
  });

/** Starts a program; one that can't be started has ended with 127. */
export const startProgram = ({ command, words, cwd, env, onLine, loud }: Start): Program => {
  const child = spawn(command, words, {
    cwd,
    env: env ?? process.env,
    stdio: ["ignore", "pipe", loud === true ? "inherit" : "pipe"],
  });
  const ended = endOf(child);
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  let waiting: ((report: Serving) => void)[] = [];
  const nextReport = (): Promise<Serving | null> =>
    Promise.race([new Promise<Serving>((found) => waiting.push(found)), ended.then(() => null)]);
  const firstReport = nextReport();
  const lines = child.stdout === null ? null : createInterface({ input: child.stdout });
  lines?.on("line", (line) => {
    const report = servingIn(line);
    if (report === null) {
      onLine?.(line);
      return;
    }
    const found = waiting;
    waiting = [];
    for (const resolve of found) resolve(report);
  });
  return {
    pid: child.pid,
    ended,
    serves: async (withinMs) => {
      if (withinMs === undefined) return firstReport;
      const clock = Promise.withResolvers<null>();
      const timer = setTimeout(() => clock.resolve(null), withinMs);
      const first = await Promise.race([firstReport, clock.promise]);
      clearTimeout(timer);
      return first;
    },
    nextReport,
    lastWords: () => said.trim().split("\n").at(-1) ?? "",
    stop: async () => {
      child.kill("SIGTERM");
      const impatient = setTimeout(() => child.kill("SIGKILL"), stopWithinMs);
      await ended;
      clearTimeout(impatient);
    },
  };
};
