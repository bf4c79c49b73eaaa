import type { Logger } from "pino";
import type { Db } from "../db/connection.ts";
import type { BackupDetails, BackupService } from "../features/backups/backups.ts";
import type { CopyService } from "../features/backups/copies/copies.ts";
import { copySchedule } from "../features/backups/copies/schedule.ts";
import { nightlyBackup } from "../features/backups/nightly.ts";
import type { Reminders } from "../features/reminders/reminders.ts";
import type { Idempotency } from "../http/operations/idempotency.ts";
import { housekeeping } from "../jobs/housekeeping.ts";
import { type Scheduler, startScheduler } from "../jobs/scheduler.ts";
import type { Clock } from "../platform/clock.ts";
import type { connectElectronHost } from "./electron-host.ts";
import type { Identity } from "./identity.ts";
import type { openNotifications } from "./notifications.ts";
import type { Services } from "./services.ts";
import type { openTomorrow } from "./tomorrow.ts";
import type { OpenSources } from "./sources/sources.ts";
import type { SitterLinks } from "../features/babysitter/links/sitter-links.ts";
import type { StandingFacts } from "./standing-facts.ts";

interface JobsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly log: Logger;
  readonly electronHost: Pick<ReturnType<typeof connectElectronHost>, "jobs">;
  readonly idempotency: Pick<Idempotency, "prune">;
  readonly people: Pick<Identity, "access">;
  readonly sources: Pick<OpenSources, "uploads" | "forgetPhotos">;
  readonly services: Pick<Services, "jobs">;
  readonly push: Pick<ReturnType<typeof openNotifications>, "jobs" | "prune">;
  readonly reminders: Pick<Reminders, "prune">;
  readonly sitterLinks: Pick<SitterLinks, "prune">;
  readonly facts: Pick<StandingFacts, "jobs">;
  readonly tomorrow: Pick<ReturnType<typeof openTomorrow>, "jobs">;
  /** Whether what jobs write stays. */
  readonly isStored: boolean;
  readonly backups: BackupService;
  readonly backupDetails: () => BackupDetails;
  readonly copies: CopyService;
  /** Called when a nightly backup changed the notices. */
  readonly noticesChanged: () => void;
}

/** Starts the scheduler with every job of the server: none in safe mode, and none where nothing can be stored. */
export const startJobs = (deps: JobsDeps): Scheduler => {
  const { db, clock, timeZone, log, electronHost, sources, services, push } = deps;
  const { backups, backupDetails, noticesChanged } = deps;
  const jobs = electronHost.jobs([
    housekeeping([
      deps.idempotency.prune,
      deps.people.access.prune,
      sources.uploads.forget,
      sources.forgetPhotos,
      push.prune,
      deps.reminders.prune,
      deps.sitterLinks.prune,
    ]),
    nightlyBackup({ backups, details: backupDetails, changed: noticesChanged }),
    ...copySchedule(deps.copies),
    ...services.jobs,
    ...push.jobs,
    ...deps.facts.jobs,
    ...deps.tomorrow.jobs,
  ]);
  return startScheduler({ ...{ db, clock, timeZone, log }, jobs: deps.isStored ? jobs : [] });
};
