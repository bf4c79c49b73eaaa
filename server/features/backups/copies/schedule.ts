import type { ScheduledJob } from "../../../jobs/scheduler.ts";
import type { CopyService } from "./copies.ts";

/** Copies what isn't copied yet, each hour, so that a disk that is plugged in at noon has its copy by one; rehearses each month. */
export const copySchedule = (
  copies: Pick<CopyService, "copyIfDue" | "rehearse">,
): ScheduledJob[] => [
  // A long copy must not keep the other jobs waiting; its failure is in the place's state.
  {
    name: "backup-copy",
    pattern: "45 * * * *",
    run: () => {
      copies.copyIfDue().catch(() => undefined);
    },
  },
  {
    name: "backup-rehearsal",
    pattern: "20 5 3 * *",
    run: () => {
      copies.rehearse().catch(() => undefined);
    },
  },
];
