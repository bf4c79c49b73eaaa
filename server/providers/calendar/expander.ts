import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Job, Outcome, Ready } from "./ical-worker.ts";
import type { Expanded } from "./occurrence.ts";
import type { DayRange } from "./port.ts";

/** A calendar file as it lies on disk or in memory. */
export interface CalendarFile {
  readonly hash: string;
  readonly charset: string;
  /** Rejects when it can't be read any more. */
  readonly body: () => Promise<Uint8Array>;
}

export type Expansion =
  | { readonly expanded: Expanded }
  | { readonly failed: "tooMuch" | "damaged" };

/** Parses and expands calendars on a thread of its own, one at a time, and remembers what came out. */
export interface Expander {
  expand(
    file: CalendarFile,
    range: DayRange,
    timeZone: string,
    keep: readonly string[],
  ): Promise<Expansion>;
  stop(): Promise<void>;
}

interface Running {
  readonly worker: Worker;
  /** Files that the worker has parsed. */
  readonly parsed: Set<string>;
  readonly ready: Promise<void>;
}

/** Expands calendars; a file that takes longer than `hardMs` costs the worker its life, and nobody else anything. */
export const createExpander = ({
  workerUrl,
  log,
  budgetMs = 1_500,
  hardMs = 2_300,
}: {
  readonly workerUrl: URL;
  readonly log: Logger;
  readonly budgetMs?: number;
  readonly hardMs?: number;
}): Expander => {
  const known = new LRUCache<string, Promise<Expansion>>({
    max: 64,
    ttl: 30 * 60_000,
    ttlAutopurge: false,
  });
  let running: Running | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let jobs = 0;
  let stopped = false;

  const start = (): Running => {
    const worker = new Worker(workerUrl, {
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    const ready = new Promise<void>((resolve, reject) => {
      worker.once("message", (_ready: Ready) => resolve());
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("the worker ended before it began")));
    });
    ready.catch(() => undefined);
    const mine: Running = { worker, parsed: new Set(), ready };
    worker.on("error", () => undefined);
    worker.on("exit", () => {
      if (running === mine) running = null;
    });
    worker.unref();
    return mine;
  };

  const send = ({ worker }: Running, job: Job): Promise<Outcome | "dead"> =>
    new Promise((resolve) => {
      const settle = (outcome: Outcome | "dead"): void => {
        clearTimeout(timer);
        worker.off("message", settle);
        worker.off("exit", die);
        worker.unref();
        resolve(outcome);
      };
      const die = (): void => settle("dead");
      const timer = setTimeout(() => void worker.terminate(), hardMs);
      worker.ref();
      worker.on("message", settle);
      worker.once("exit", die);
      worker.postMessage(job);
    });

  const run = async (
    file: CalendarFile,
    range: DayRange,
    timeZone: string,
    keep: readonly string[],
  ): Promise<Expansion> => {
    if (stopped) return { failed: "tooMuch" };
    running ??= start();
    const { parsed, ready } = running;
    const here = running;
    await ready;
    const body = parsed.has(file.hash) ? undefined : await file.body().catch(() => null);
    if (body === null) return { failed: "damaged" };
    for (const hash of parsed) if (!keep.includes(hash)) parsed.delete(hash);
    const { hash, charset } = file;
    jobs += 1;
    const job: Job = {
      job: jobs,
      hash,
      charset,
      range,
      timeZone,
      budgetMs,
      keep,
      ...(body === undefined ? {} : { body }),
    };
    const outcome = await send(here, job);
    if (outcome === "dead") {
      if (running === here) running = null;
      if (!stopped)
        log.warn({ limitMs: hardMs }, "a calendar took too much work to read and was given up");
      return { failed: "tooMuch" };
    }
    if ("damaged" in outcome) return { failed: "damaged" };
    parsed.add(hash);
    return { expanded: outcome.expanded };
  };

  return {
    expand: (file, range, timeZone, keep) => {
      const key = `${file.hash} ${range.start} ${range.end} ${timeZone}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const expansion = queue.then(() => run(file, range, timeZone, [...keep, file.hash]));
      queue = expansion.catch(() => undefined);
      known.set(key, expansion);
      expansion.then(
        (done) => {
          if ("failed" in done && done.failed === "damaged") known.delete(key);
        },
        () => known.delete(key),
      );
      return expansion;
    },
    stop: async () => {
      stopped = true;
      await running?.worker.terminate();
      running = null;
    },
  };
};
