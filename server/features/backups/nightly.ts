import type { Job } from "../../jobs/scheduler.ts";
import type { Backups, House } from "./backups.ts";

/** Each night, or as soon as the machine is on again: a backup. */
export const nightlyBackup = (backups: Backups, house: () => House): Job => ({
  name: "backup",
  pattern: "30 2 * * *",
  run: async () => void (await backups.make("nightly", house())),
});
