import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { WorkerFile } from "#server/platform/worker-files.ts";
import { type CalendarFile, createAttempt } from "./attempt.ts";
import { createCalendarWorker } from "./worker-host.ts";
import { type SkipList, emptySkipList } from "../ical/work-limit.ts";
import type { ExpandedCalendar } from "../occurrence.ts";
import { shareTexts } from "./share-texts.ts";
import type { DayRange } from "../port.ts";

export type ExpansionResult =
  | { readonly expanded: ExpandedCalendar }
  | { readonly failed: "tooMuch" | "damaged" };

/** Parses and expands calendars in a worker, one at a time, and remembers the results. */
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
  /** After that the worker answers with what it has. */
  readonly budgetMs: number;
  /** One component or series; beyond it the worker is ended. */
  readonly stallMs: number;
  /** The least that a further try gets. */
  readonly retryMs: number;
}
const usual: ExpansionLimits = { budgetMs: 1_300, stallMs: 600, retryMs: 400 };
const mostTries = 4;
/** A worker holds a parsed calendar in many times its size; after so long without work that memory is given back. */
const usualIdleMs = 60_000;

/** The next try leaves out what ended the last one, then also what costs as much; the last resort repeats nothing. */
const nextSkipList = (
  skip: SkipList,
  { step, index }: { step: string; index: number },
): SkipList => {
  const isFirst = skip.components.length + skip.series.length === 0;
  if (step === "component" && isFirst) return { ...skip, components: [index] };
  if (step === "series" && skip.series.length === 0) return { ...skip, series: [index] };
  if (step === "series" && skip.stopAt === null) return { ...skip, stopAt: index };
  return { ...skip, withoutRepetition: true };
};

// A further try at a file goes before the next file.
const [retryPriority, firstPriority] = [0, 1];

/** Remembers results by a key that begins with the file's hash. */
const createResultCache = (remembered: number) => {
  const known = new LRUCache<string, Promise<ExpansionResult>>({
    max: remembered,
    ttl: 30 * 60_000,
    ttlAutopurge: false,
  });
  return {
    /** The remembered result, or that of `expand`; results of other files than `keep` are forgotten. */
    get: (
      key: string,
      keep: readonly string[],
      expand: () => Promise<ExpansionResult>,
    ): Promise<ExpansionResult> => {
      const before = known.get(key);
      if (before !== undefined) return before;
      // What a newer file has replaced isn't asked for again.
      for (const each of [...known.keys()])
        if (!keep.includes(each.slice(0, each.indexOf(" ")))) known.delete(each);
      const expansion = expand();
      known.set(key, expansion);
      expansion.then(
        (done) => {
          if ("failed" in done && done.failed === "damaged") known.delete(key);
        },
        () => known.delete(key),
      );
      return expansion;
    },
  };
};

/** Expands calendars; an event that takes too long ends the worker and is left out, and nothing else is. */
export const createExpander = ({
  program,
  log,
  limits: { budgetMs, stallMs, retryMs } = usual,
  remembered = 64,
  keptMs = usualIdleMs,
}: {
  readonly program: WorkerFile;
  readonly log: Logger;
  readonly limits?: ExpansionLimits;
  /** How many results it remembers. */
  readonly remembered?: number;
  /** How long a worker without work is kept, in milliseconds; a minute unless told. */
  readonly keptMs?: number;
}): Expander => {
  const learned = new LRUCache<string, SkipList>({ max: 100 });
  const results = createResultCache(remembered);
  const worker = createCalendarWorker(program, log, keptMs);
  const attempt = createAttempt(worker, stallMs);
  let stopped = false;

  const run = async (
    file: CalendarFile,
    range: DayRange,
    timeZone: string,
    keep: readonly string[],
  ): Promise<ExpansionResult> => {
    let left = budgetMs;
    for (let tries = 0; tries < mostTries && !stopped; tries += 1) {
      const skip = learned.get(file.hash) ?? emptySkipList;
      const job = { range, timeZone, keep, skip, budgetMs: Math.max(retryMs, left) };
      const priority = tries === 0 ? firstPriority : retryPriority;
      const ended = await attempt(file, job, priority);
      if (ended === "damaged" || ("outcome" in ended && "damaged" in ended.outcome))
        return { failed: "damaged" };
      if ("outcome" in ended && "expanded" in ended.outcome)
        return { expanded: shareTexts(ended.outcome.expanded) };
      if (stopped || !("diedAt" in ended)) break;
      left -= ended.workedMs;
      log.warn(
        { at: ended.diedAt.step },
        "a part of a calendar was too much work and was given up",
      );
      if (skip.withoutRepetition) break;
      learned.set(file.hash, nextSkipList(skip, ended.diedAt));
    }
    return { failed: "tooMuch" };
  };

  return {
    expand: (file, range, timeZone, keep) => {
      const all = [...keep, file.hash];
      return results.get(`${file.hash} ${range.start} ${range.end} ${timeZone}`, all, () =>
        run(file, range, timeZone, all),
      );
    },
    warm: worker.warm,
    stop: async () => {
      stopped = true;
      await worker.stop();
    },
  };
};
