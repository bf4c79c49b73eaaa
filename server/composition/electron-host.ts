import type { Kiosk } from "#contract/kiosk.ts";
import type { Notice } from "#contract/meta.ts";
import type { Topic } from "#contract/operation.ts";
import type { KioskSettings, Settings } from "#contract/settings.ts";
import { iso } from "../platform/clock.ts";
import type { CurrentSettings } from "../features/settings/settings.ts";
import type { ScheduledJob } from "../jobs/scheduler.ts";

/** What the window needs to know of the house's choices, also before the server is up. */
export interface WindowLayout extends Omit<KioskSettings, "updates"> {
  /** A BCP 47 tag, or `auto`. */
  readonly locale: string;
}

/** What the shell has to say about itself. */
export interface ElectronHostStatus extends Omit<Kiosk, "window"> {
  /** A newer version that waits for somebody's hand. */
  readonly pendingUpdate: { readonly version: string; readonly command: string } | null;
}

/** The desktop shell around the server: what it tells, and what it does when asked. */
export interface ElectronHost {
  /** Since when the house runs without sources and jobs, in milliseconds, because it crashed too often. */
  readonly safeSince: number | null;
  status(): ElectronHostStatus;
  /** Calls at every news; only the last listener is called. */
  onStatus(listener: () => void): void;
  leaveKiosk(): void;
  /** Starts the server anew, out of safe mode. */
  restart(): void;
  applyLayout(arrangement: WindowLayout): void;
  /** Looks at this address for a newer version, null: where the program came from, and installs it where it can. */
  lookForUpdate(from: string | null): void;
}

interface ConnectElectronHostDeps {
  readonly shell: ElectronHost | null;
  readonly settings: CurrentSettings;
  /** Where newer versions are, when it isn't where the program came from. */
  readonly updatesFrom: string | undefined;
  readonly changed: (topic: Topic) => void;
  /** Told of the host that will be asked. */
  readonly contacted: (host: string) => void;
}

const usualHost = "github.com";

/** What a grown-up should know about the shell. */
export const electronHostNotices = (electronHost: ElectronHost | null): Notice[] => {
  if (electronHost === null) return [];
  const { safeSince } = electronHost;
  const { pendingUpdate } = electronHost.status();
  return [
    ...(safeSince === null
      ? []
      : [
          {
            code: "safeMode" as const,
            error: "The wall crashed too often and runs without its sources.",
            since: iso(safeSince),
          },
        ]),
    ...(pendingUpdate === null
      ? []
      : [
          {
            code: "updateWaits" as const,
            error: `Version ${pendingUpdate.version} is there: ${pendingUpdate.command}`,
            ...pendingUpdate,
          },
        ]),
  ];
};

/** Lets the house and the shell around it hear of each other; part of the composition root. */
export const connectElectronHost = ({
  shell: electronHost,
  settings,
  updatesFrom,
  changed,
  contacted,
}: ConnectElectronHostDeps) => {
  const isSafe = electronHost !== null && electronHost.safeSince !== null;
  electronHost?.onStatus(() => changed("settings"));
  const arrange = (): void => {
    const { locale, kiosk } = settings.current();
    const { display, rotation, scale } = kiosk;
    electronHost?.applyLayout({ display, rotation, scale, locale });
  };
  const lookForUpdate: ScheduledJob = {
    name: "update",
    // After the night's backup.
    pattern: "45 3 * * *",
    run: () => {
      if (!settings.current().kiosk.updates) return;
      contacted(updatesFrom === undefined ? usualHost : new URL(updatesFrom).host);
      electronHost?.lookForUpdate(updatesFrom ?? null);
    },
  };
  return {
    /** Called once the door is open; false where the house may not do anything by itself. */
    begin: (): boolean => {
      arrange();
      return !isSafe;
    },
    /** The same settings; what concerns the window is passed on to it. */
    settings: {
      current: settings.current,
      change: (patch: Partial<Settings>): Settings => {
        const chosen = settings.change(patch);
        arrange();
        return chosen;
      },
    } satisfies CurrentSettings,
    /** What the house does by itself: nothing in safe mode, else this and what the shell needs. */
    jobs: (jobs: readonly ScheduledJob[]): readonly ScheduledJob[] =>
      isSafe ? [] : electronHost === null ? jobs : [...jobs, lookForUpdate],
  };
};
