import { after } from "../../platform/and-then.ts";
import type { Job } from "../../jobs/scheduler.ts";
import type { Recaps } from "./recap.ts";

interface Needs {
  readonly recaps: Recaps;
  /** The hour of the family's day. */
  readonly hour: number;
  /** Tells the screens that there is a new entry. */
  readonly changed: () => void;
}

/** The week's recap on Sunday evening and the month's on the 1st, or as soon as the machine is on again. */
export const recapJobs = ({ recaps, hour, changed }: Needs): Job[] => {
  const told = (isNew: boolean): void => {
    if (isNew) changed();
  };
  return [
    {
      name: "weekly-recap",
      pattern: `0 ${hour} * * 0`,
      // A week that the family has deleted, or in which nothing happened, was told as well.
      run: (dueAt, ranFor) => after(recaps.weekly(dueAt, ranFor), told),
    },
    {
      name: "monthly-recap",
      pattern: `0 ${hour} 1 * *`,
      run: (dueAt) => after(recaps.monthly(dueAt), told),
    },
  ];
};
