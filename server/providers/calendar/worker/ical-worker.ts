import { createHash } from "node:crypto";
import { ownProgress, serveJobs } from "#server/platform/worker/serve-jobs.ts";
import { readCalendar } from "../family/read-file.ts";
import { createCalendarExpansion, type CalendarExpansion } from "../ical/series/expand.ts";
import { unfoldLines } from "../ical/text/lines.ts";
import { parseCalendar } from "../ical/text/parse.ts";
import { emptySkipList, type WorkLimit, type WorkStep } from "../ical/work-limit.ts";
import { threadWorkMs } from "../ical/work-clock.ts";
import { writeStep } from "./progress.ts";
import type { CalendarJob, CalendarJobOutcome, ExpandJob, ReadFileJob } from "./worker-protocol.ts";

const progress = ownProgress();

// node-ical writes feeds to the console; feeds are private.
for (const name of ["log", "info", "warn", "error", "debug"] as const)
  console[name] = () => undefined;

/** The share of the budget that parsing may take; expanding takes the rest. */
const parseShare = 0.75;

const expansions = new Map<string, CalendarExpansion>();

const expandFile = (asked: ExpandJob): CalendarJobOutcome => {
  const { hash, body, charset, range, timeZone, budgetMs, keep, skip } = asked;
  const begun = threadWorkMs();
  const begins = (step: WorkStep, index: number): void => writeStep(progress, step, index);
  const until = (ms: number): WorkLimit => ({
    isLate: () => threadWorkMs() - begun > ms,
    ...{ begins, skipList: skip },
  });
  begins("file", 0);
  for (const known of expansions.keys()) if (!keep.includes(known)) expansions.delete(known);
  let expand = expansions.get(hash);
  if (expand === undefined) {
    if (body === undefined || createHash("sha256").update(body).digest("hex") !== hash)
      return { damaged: true };
    expand = createCalendarExpansion(
      parseCalendar(unfoldLines(body, charset), until(budgetMs * parseShare)),
    );
    expansions.set(hash, expand);
  }
  return { expanded: expand(range, timeZone, until(budgetMs)) };
};

const readFile = ({ file, charset, timeZone, now, budgetMs }: ReadFileJob): CalendarJobOutcome => {
  const begun = threadWorkMs();
  const watch: WorkLimit = {
    isLate: () => threadWorkMs() - begun > budgetMs,
    begins: (step, index) => writeStep(progress, step, index),
    skipList: emptySkipList,
  };
  watch.begins("file", 0);
  const lines = unfoldLines(file, charset);
  if (!lines.some((line) => /^\uFEFF?BEGIN:VCALENDAR\s*$/i.test(line)))
    return { read: { ok: false, reason: "notCalendar" } };
  return { read: readCalendar(parseCalendar(lines, watch), timeZone, now, watch) };
};

const work = (job: CalendarJob): CalendarJobOutcome =>
  "file" in job ? readFile(job) : expandFile(job);

const isJob = (message: unknown): message is CalendarJob =>
  typeof message === "object" && message !== null && ("hash" in message || "file" in message);

serveJobs({ isJob, work, ready: true });
