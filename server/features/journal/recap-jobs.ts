import type { ScheduledJob } from "../../jobs/scheduler.ts";
import type { RecapService } from "./recap.ts";

interface RecapJobsDeps {
  readonly recaps: RecapService;
  /** The hour of the family's day. */
  readonly hour: number;
  /** Announces a new entry to the screens. */
  readonly changed: () => void;
}

/**
 * The jobs that write the week's recap on Sunday evening and the month's on the 1st, or as soon as the machine is on
 * again.
 */
export const recapJobs = ({ recaps, hour, changed }: RecapJobsDeps): ScheduledJob[] => {
  return [
    {
      name: "weekly-recap",
      pattern: `0 ${hour} * * 0`,
      // A week whose recap was deleted counts as recapped.
      run: async (dueAt, ranFor) => {
        if (await recaps.weekly(dueAt, ranFor)) changed();
      },
    },
    {
      name: "monthly-recap",
      pattern: `0 ${hour} 1 * *`,
      run: async (dueAt) => {
        if (await recaps.monthly(dueAt)) changed();
      },
    },
  ];
};
