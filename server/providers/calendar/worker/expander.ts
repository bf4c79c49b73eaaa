import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { type CalendarWorker, type JobResult, startCalendarWorker } from "./worker-host.ts";
import { type SkipList, emptySkipList } from "../ical/work-limit.ts";
import type { ExpandedCalendar } from "../occurrence.ts";
import type { DayRange } from "../port.ts";

/** A calendar file as it lies on disk or in memory. */
export interface CalendarFile {
  readonly hash: string;
  readonly charset: string;
  /** Rejects when it can't be read any more. */
  readonly body: () => Promise<Uint8Array>;
}

export type ExpansionResult =
  | { readonly expanded: ExpandedCalendar }
  | { readonly failed: "tooMuch" | "damaged" };

/** Parses and expands calendars on a thread of its own, one at a time, and remembers what came out. */
export interface Expander {
  expand(
    file: CalendarFile,
    range: DayRange,
    timeZone: string,
    keep: readonly string[],
  ): Promise<ExpansionResult>;
  /** Has a worker ready for a calendar that is about to be asked for. */
  warm(): void;
  stop(): Promise<void>;
}

/** Milliseconds of work that a file may cost. */
export interface ExpansionLimits {
  /** After that the worker does with what it has. */
  readonly budgetMs: number;
  /** One component or series; beyond it the worker is ended. */
  readonly stallMs: number;
  /** The least that a second try gets. */
  readonly retryMs: number;
}
const usual: ExpansionLimits = { budgetMs: 1_300, stallMs: 600, retryMs: 400 };
const mostTries = 4;
/** A worker holds a large calendar in many times its size; after so long without work that is given back. */
const quietMs = 60_000;

/** The next try leaves out what the last one died of, then also what is as dear; the last resort repeats nothing. */
const nextSkipList = (
  care: SkipList,
  { step, index }: { step: string; index: number },
): SkipList => {
  const isFirst = care.components.length + care.series.length === 0;
  if (step === "component" && isFirst) return { ...care, components: [index] };
  if (step === "series" && care.series.length === 0) return { ...care, series: [index] };
  if (step === "series" && care.stopAt === null) return { ...care, stopAt: index };
  return { ...care, withoutRepetition: true };
};

/** Expands calendars; what takes too long costs the worker its life, the file that one event, and nobody else anything. */
export const createExpander = ({
  workerUrl,
  log,
  limits: { budgetMs, stallMs, retryMs } = usual,
  remembered = 64,
  keptMs = quietMs,
}: {
  readonly workerUrl: URL;
  readonly log: Logger;
  readonly limits?: ExpansionLimits;
  /** How many answers it remembers. */
  readonly remembered?: number;
  /** How long a worker without work is kept; a minute unless told. */
  readonly keptMs?: number;
}): Expander => {
  const known = new LRUCache<string, Promise<ExpansionResult>>({
    max: remembered,
    ttl: 30 * 60_000,
    ttlAutopurge: false,
  });
  const learned = new LRUCache<string, SkipList>({ max: 100 });
  let running: CalendarWorker | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let quiet: NodeJS.Timeout | undefined;
  let jobs = 0;
  let stopped = false;

  const start = (): CalendarWorker => {
    const mine = startCalendarWorker(workerUrl, () => {
      if (running === mine) running = null;
    });
    return mine;
  };

  const endWhenQuiet = (): void => {
    clearTimeout(quiet);
    if (waiting > 0 || stopped) return;
    quiet = setTimeout(() => {
      const mine = running;
      running = null;
      void mine?.end();
    }, keptMs);
    quiet.unref();
  };

  /** Does one after the other. */
  const queued = (work: () => Promise<ExpansionResult>): Promise<ExpansionResult> => {
    clearTimeout(quiet);
    waiting += 1;
    const done = queue.then(work).finally(() => {
      waiting -= 1;
      endWhenQuiet();
    });
    queue = done.catch(() => undefined);
    return done;
  };

  const attempt = async (
    file: CalendarFile,
    range: DayRange,
    timeZone: string,
    keep: readonly string[],
    timing: { readonly care: SkipList; readonly budgetMs: number },
  ): Promise<JobResult | "damaged"> => {
    running ??= start();
    const worker = running;
    await worker.ready;
    const { parsed } = worker;
    const { hash, charset } = file;
    const body = parsed.has(hash) ? undefined : await file.body().catch(() => null);
    if (body === null) return "damaged";
    for (const each of parsed) if (!keep.includes(each)) parsed.delete(each);
    jobs += 1;
    const job = { job: jobs, hash, charset, range, timeZone, keep, ...timing };
    const ended = await worker.run(
      { ...job, ...(body === undefined ? {} : { body }) },
      { stallMs, mostMs: timing.budgetMs + stallMs },
    );
    if ("diedAt" in ended && running === worker) running = null;
    if ("outcome" in ended && "expanded" in ended.outcome) parsed.add(hash);
    return ended;
  };

  const run = async (
    file: CalendarFile,
    range: DayRange,
    timeZone: string,
    keep: readonly string[],
  ): Promise<ExpansionResult> => {
    let left = budgetMs;
    for (let tries = 0; tries < mostTries && !stopped; tries += 1) {
      const care = learned.get(file.hash) ?? emptySkipList;
      const timing = { care, budgetMs: Math.max(retryMs, left) };
      // Each try knows what the one before died of.
      const ended = await attempt(file, range, timeZone, keep, timing);
      if (ended === "damaged" || ("outcome" in ended && "damaged" in ended.outcome))
        return { failed: "damaged" };
      if ("outcome" in ended && "expanded" in ended.outcome)
        return { expanded: ended.outcome.expanded };
      if (stopped || !("diedAt" in ended)) break;
      left -= ended.workedMs;
      log.warn(
        { at: ended.diedAt.step },
        "a part of a calendar was too much work and was given up",
      );
      if (care.withoutRepetition) break;
      learned.set(file.hash, nextSkipList(care, ended.diedAt));
    }
    return { failed: "tooMuch" };
  };

  return {
    expand: (file, range, timeZone, keep) => {
      const key = `${file.hash} ${range.start} ${range.end} ${timeZone}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      // What a newer file has replaced isn't asked for again.
      const current = new Set([...keep, file.hash]);
      for (const each of [...known.keys()])
        if (!current.has(each.slice(0, each.indexOf(" ")))) known.delete(each);
      const expansion = queued(() => run(file, range, timeZone, [...keep, file.hash]));
      known.set(key, expansion);
      expansion.then(
        (done) => {
          if ("failed" in done && done.failed === "damaged") known.delete(key);
        },
        () => known.delete(key),
      );
      return expansion;
    },
    warm: () => {
      if (stopped) return;
      running ??= start();
      endWhenQuiet();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(quiet);
      await running?.end();
      running = null;
    },
  };
};
