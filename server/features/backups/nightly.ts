import type { Job } from "../../jobs/scheduler.ts";
import type { Backups, House } from "./backups.ts";

interface Needs {
  readonly backups: Backups;
  readonly house: () => House;
  /** Tells the screens that the house has something new to say, or no longer. */
  readonly changed: () => void;
}

/** Each night, or as soon as the machine is on again: a backup. */
export const nightlyBackup = ({ backups, house, changed }: Needs): Job => ({
  name: "backup",
  pattern: "30 2 * * *",
  run: async () => {
    const said = backups.notices().length;
    try {
      await backups.make("nightly", house());
    } finally {
      if (backups.notices().length !== said) changed();
    }
  },
});
