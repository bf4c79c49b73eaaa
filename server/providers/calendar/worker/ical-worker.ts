import { createHash } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod";
import { readCalendar } from "../family/read-file.ts";
import { createExpansion, type Expansion } from "../ical/expand.ts";
import { linesOf } from "../ical/lines.ts";
import { parseCalendar } from "../ical/parse.ts";
import { type Care, noCare, type Step, type Watch } from "../ical/work-limit.ts";
import { workedMs } from "../ical/work-clock.ts";
import type { Expanded } from "../occurrence.ts";
import type { DayRange, ReadCalendar } from "../port.ts";
import { write } from "./progress.ts";

/** One calendar, one range; the file itself comes along when the worker doesn't have it parsed. */
export interface Job {
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
  readonly care: Care;
}

/** One file, to be taken over into the family's own calendar. */
export interface ReadJob {
  readonly job: number;
  readonly file: Uint8Array;
  readonly charset: string;
  readonly timeZone: string;
  readonly now: number;
  readonly budgetMs: number;
}

export type Outcome =
  | { readonly job: number; readonly expanded: Expanded }
  | { readonly job: number; readonly read: ReadCalendar }
  /** The file is not the one that the hash names. */
  | { readonly job: number; readonly damaged: true };

/** The first word of a worker: from now on jobs are on its clock. */
export interface Ready {
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

const expansions = new Map<string, Expansion>();

const work = (asked: Job): Outcome => {
  const { job, hash, body, charset, range, timeZone, budgetMs, keep, care } = asked;
  const begun = workedMs();
  const begins = (step: Step, index: number): void => write(progress, step, index);
  const until = (ms: number): Watch => ({
    isLate: () => workedMs() - begun > ms,
    ...{ begins, care },
  });
  begins("file", 0);
  for (const known of expansions.keys()) if (!keep.includes(known)) expansions.delete(known);
  let expand = expansions.get(hash);
  if (expand === undefined) {
    if (body === undefined || createHash("sha256").update(body).digest("hex") !== hash)
      return { job, damaged: true };
    expand = createExpansion(parseCalendar(linesOf(body, charset), until(budgetMs * parseShare)));
    expansions.set(hash, expand);
  }
  return { job, expanded: expand(range, timeZone, until(budgetMs)) };
};

const take = ({ job, file, charset, timeZone, now, budgetMs }: ReadJob): Outcome => {
  const begun = workedMs();
  const watch: Watch = {
    isLate: () => workedMs() - begun > budgetMs,
    begins: (step, index) => write(progress, step, index),
    care: noCare,
  };
  watch.begins("file", 0);
  const lines = linesOf(file, charset);
  if (!lines.some((line) => /^\uFEFF?BEGIN:VCALENDAR\s*$/i.test(line)))
    return { job, read: { ok: false, reason: "notCalendar" } };
  return { job, read: readCalendar(parseCalendar(lines, watch), timeZone, now, watch) };
};

port.on("message", (job: Job | ReadJob) => {
  port.postMessage(("file" in job ? take(job) : work(job)) satisfies Outcome);
});
port.postMessage({ ready: true } satisfies Ready);
