import type { ScheduledJob } from "../../jobs/scheduler.ts";
import type { BackupService, BackupDetails } from "./backups.ts";

interface NightlyBackupDeps {
  readonly backups: BackupService;
  readonly details: () => BackupDetails;
  /** Tells the screens that there are other notices. */
  readonly changed: () => void;
}

/** Makes a backup each night, or as soon as the machine is on again. */
export const nightlyBackup = ({ backups, details, changed }: NightlyBackupDeps): ScheduledJob => ({
  name: "backup",
  pattern: "30 2 * * *",
  run: async () => {
    const before = backups.notices().length;
    try {
      await backups.make("nightly", details());
    } finally {
      if (backups.notices().length !== before) changed();
    }
  },
});
