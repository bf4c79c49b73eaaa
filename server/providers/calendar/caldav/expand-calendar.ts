import type { Logger } from "pino";
import type { WorkerFile } from "#server/platform/worker-files.ts";
import { createExpander } from "../worker/expander.ts";
import type { DayRange } from "../port.ts";
import type { AccountCalendar, AccountRecords } from "./account-records.ts";
import type { AccountExpansion } from "./account-view.ts";
import { createCalendarFiles } from "./sync/calendar-file.ts";

/** A family's own calendar may have more in it than a subscribed one, and was written by people that it knows. */
const limits = { budgetMs: 4_000, stallMs: 1_000, retryMs: 1_000 };

/** Works out what is in stored calendars, in a worker with limits. */
export const createCalendarExpander = (deps: {
  readonly program: WorkerFile;
  readonly log: Logger;
  readonly records: AccountRecords;
}) => {
  const files = createCalendarFiles(deps.records);
  const expander = createExpander({ program: deps.program, log: deps.log, limits });

  const expand = async (
    { id, version }: Pick<AccountCalendar, "id" | "version">,
    range: DayRange,
    zone: string,
    tries = 2,
  ): Promise<AccountExpansion> => {
    const file = await files.fileOf(id, version);
    const came = await expander.expand(file, range, zone, await files.hashes());
    if ("expanded" in came) return came.expanded;
    if (came.failed === "tooMuch") return "tooMuch";
    // The calendar has changed while its file was read.
    files.forget(id);
    const now = deps.records.calendar(id);
    return now === null || tries === 0 ? null : expand(now, range, zone, tries - 1);
  };

  return {
    expand,
    /** Has a worker ready for a calendar that is about to be asked for. */
    warm: expander.warm,
    forget: files.forget,
    stop: () => expander.stop(),
  };
};
