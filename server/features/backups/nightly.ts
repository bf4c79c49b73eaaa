import type { ScheduledJob } from "../../jobs/scheduler.ts";
import type { BackupService, BackupDetails } from "./backups.ts";

interface NightlyBackupDeps {
  readonly backups: BackupService;
  readonly house: () => BackupDetails;
  /** Tells the screens that the house has something new to say, or no longer. */
  readonly changed: () => void;
}

/** Each night, or as soon as the machine is on again: a backup. */
export const nightlyBackup = ({ backups, house, changed }: NightlyBackupDeps): ScheduledJob => ({
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
