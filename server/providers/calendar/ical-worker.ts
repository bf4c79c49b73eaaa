import { createHash } from "node:crypto";
import { parentPort } from "node:worker_threads";
import { createExpansion, type Expansion } from "./ical/expand.ts";
import { parseCalendar } from "./ical/parse.ts";
import type { Expanded } from "./occurrence.ts";
import type { DayRange } from "./port.ts";

/** One calendar, one range; the file itself comes along when the worker doesn't have it parsed. */
export interface Job {
  readonly job: number;
  /** SHA-256 of the file, in hex. */
  readonly hash: string;
  readonly body?: Uint8Array;
  readonly charset: string;
  readonly range: DayRange;
  readonly timeZone: string;
  /** After so many milliseconds what is done has to do. */
  readonly budgetMs: number;
  /** The files that are still somebody's; all others are forgotten. */
  readonly keep: readonly string[];
}

export type Outcome =
  | { readonly job: number; readonly expanded: Expanded }
  /** The file is not the one that the hash names. */
  | { readonly job: number; readonly damaged: true };

/** The first word of a worker: from now on jobs are on its clock. */
export interface Ready {
  readonly ready: true;
}

const port = parentPort;
if (port === null) throw new Error("this file runs as a worker");

// node-ical tells the console about feeds; feeds are private.
for (const name of ["log", "info", "warn", "error", "debug"] as const)
  console[name] = () => undefined;

const expansions = new Map<string, Expansion>();

const decode = (body: Uint8Array, charset: string): string => {
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
};

const work = ({ job, hash, body, charset, range, timeZone, budgetMs, keep }: Job): Outcome => {
  const begun = performance.now();
  const isLate = (): boolean => performance.now() - begun > budgetMs;
  for (const known of expansions.keys()) if (!keep.includes(known)) expansions.delete(known);
  let expand = expansions.get(hash);
  if (expand === undefined) {
    if (body === undefined || createHash("sha256").update(body).digest("hex") !== hash)
      return { job, damaged: true };
    expand = createExpansion(parseCalendar(decode(body, charset), isLate));
    expansions.set(hash, expand);
  }
  return { job, expanded: expand(range, timeZone, isLate) };
};

port.on("message", (job: Job) => {
  port.postMessage(work(job) satisfies Outcome);
});
port.postMessage({ ready: true } satisfies Ready);
