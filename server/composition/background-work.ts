import type { CopyService } from "../features/backups/copies/copies.ts";
import type { Scheduler } from "../jobs/scheduler.ts";
import type { Reminders } from "../features/reminders/reminders.ts";
import type { connectElectronHost } from "./electron-host.ts";
import type { Identity } from "./identity.ts";
import type { openNotifications } from "./notifications.ts";
import type { Services } from "./services.ts";
import type { OpenSources } from "./sources/sources.ts";

interface BackgroundWorkDeps {
  /** Whether what is written stays; else nothing may be delivered, since the next start would deliver it again. */
  readonly isStored: boolean;
  readonly electronHost: Pick<ReturnType<typeof connectElectronHost>, "begin">;
  readonly services: Pick<Services, "tasks">;
  readonly push: Pick<ReturnType<typeof openNotifications>, "resume" | "stop">;
  readonly reminders: Pick<Reminders, "begin" | "stop">;
  readonly sources: Pick<OpenSources, "calendarOutbox" | "calendarReading" | "photos" | "stop">;
  readonly scheduler: Scheduler;
  readonly members: Pick<Identity["members"], "stop">;
  readonly copies: Pick<CopyService, "stop">;
}

/** Begins and stops what the server does without a request: deliveries, jobs, watchers and workers. */
export const createBackgroundWork = (deps: BackgroundWorkDeps) => {
  const { electronHost, services, push, reminders, sources, scheduler, members } = deps;
  return {
    /** Called once the server listens. */
    begin: (): void => {
      if (!electronHost.begin() || !deps.isStored) return;
      services.tasks.resume();
      push.resume();
      reminders.begin();
      sources.calendarReading.begin();
      sources.calendarOutbox.resume();
      sources.photos?.begin?.();
      void scheduler.runDue();
    },
    /** Aborts requests to other servers, so that stopping doesn't wait for them. */
    stopDeliveries: async (): Promise<void> => {
      await Promise.all([services.tasks.stop(), push.stop(), sources.calendarOutbox.stop()]);
      await Promise.all([reminders.stop(), deps.copies.stop()]);
    },
    /** Stops jobs and workers. */
    stop: async (): Promise<void> => {
      await Promise.all([services.tasks.stop(), scheduler.stop(), push.stop(), members.stop()]);
      await Promise.all([sources.calendarOutbox.stop(), reminders.stop()]);
      await Promise.all([deps.copies.stop(), sources.stop()]);
    },
  };
};
