import { createHash } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod";
import { readCalendar } from "../family/read-file.ts";
import { createCalendarExpansion, type CalendarExpansion } from "../ical/expand.ts";
import { unfoldLines } from "../ical/lines.ts";
import { parseCalendar } from "../ical/parse.ts";
import { type SkipList, emptySkipList, type WorkStep, type WorkLimit } from "../ical/work-limit.ts";
import { threadWorkMs } from "../ical/work-clock.ts";
import type { ExpandedCalendar } from "../occurrence.ts";
import type { DayRange, ReadCalendar } from "../port.ts";
import { writeProgress } from "./progress.ts";

/** One calendar, one range; the file itself comes along when the worker doesn't have it parsed. */
export interface ExpandJob {
  readonly job: number;
  /** SHA-256 of the file, in hex. */
  readonly hash: string;
  readonly body?: Uint8Array;
  readonly charset: string;
  readonly range: DayRange;
  readonly timeZone: string;
  /** After so many milliseconds of work what is done has to do. */
  readonly budgetMs: number;
  /** The files that are still somebody's; all others are forgotten. */
  readonly keep: readonly string[];
  readonly care: SkipList;
}

/** One file, to be taken over into the family's own calendar. */
export interface ReadFileJob {
  readonly job: number;
  readonly file: Uint8Array;
  readonly charset: string;
  readonly timeZone: string;
  readonly now: number;
  readonly budgetMs: number;
}

export type CalendarJobOutcome =
  | { readonly job: number; readonly expanded: ExpandedCalendar }
  | { readonly job: number; readonly read: ReadCalendar }
  /** The file is not the one that the hash names. */
  | { readonly job: number; readonly damaged: true };

/** The first word of a worker: from now on jobs are on its clock. */
export interface CalendarWorkerReady {
  readonly ready: true;
}

const port = parentPort;
if (port === null) throw new Error("this file runs as a worker");
const progress = z.object({ progress: z.instanceof(Int32Array) }).parse(workerData).progress;

// node-ical tells the console about feeds; feeds are private.
for (const name of ["log", "info", "warn", "error", "debug"] as const)
  console[name] = () => undefined;

/** What was read has to be shown too. */
const parseShare = 0.75;

const expansions = new Map<string, CalendarExpansion>();

const work = (asked: ExpandJob): CalendarJobOutcome => {
  const { job, hash, body, charset, range, timeZone, budgetMs, keep, care } = asked;
  const begun = threadWorkMs();
  const begins = (step: WorkStep, index: number): void => writeProgress(progress, step, index);
  const until = (ms: number): WorkLimit => ({
    isLate: () => threadWorkMs() - begun > ms,
    ...{ begins, skipList: care },
  });
  begins("file", 0);
  for (const known of expansions.keys()) if (!keep.includes(known)) expansions.delete(known);
  let expand = expansions.get(hash);
  if (expand === undefined) {
    if (body === undefined || createHash("sha256").update(body).digest("hex") !== hash)
      return { job, damaged: true };
    expand = createCalendarExpansion(
      parseCalendar(unfoldLines(body, charset), until(budgetMs * parseShare)),
    );
    expansions.set(hash, expand);
  }
  return { job, expanded: expand(range, timeZone, until(budgetMs)) };
};

const take = ({ job, file, charset, timeZone, now, budgetMs }: ReadFileJob): CalendarJobOutcome => {
  const begun = threadWorkMs();
  const watch: WorkLimit = {
    isLate: () => threadWorkMs() - begun > budgetMs,
    begins: (step, index) => writeProgress(progress, step, index),
    skipList: emptySkipList,
  };
  watch.begins("file", 0);
  const lines = unfoldLines(file, charset);
  if (!lines.some((line) => /^\uFEFF?BEGIN:VCALENDAR\s*$/i.test(line)))
    return { job, read: { ok: false, reason: "notCalendar" } };
  return { job, read: readCalendar(parseCalendar(lines, watch), timeZone, now, watch) };
};

port.on("message", (job: ExpandJob | ReadFileJob) => {
  port.postMessage(("file" in job ? take(job) : work(job)) satisfies CalendarJobOutcome);
});
port.postMessage({ ready: true } satisfies CalendarWorkerReady);
