import type { Kiosk } from "#contract/kiosk.ts";
import type { WallNotice } from "#contract/wall-notice.ts";
import type { Topic } from "#contract/operation.ts";
import type { KioskSettings, Settings } from "#contract/settings.ts";
import { iso } from "../platform/clock.ts";
import type { CurrentSettings } from "../features/settings/settings.ts";
import type { ScheduledJob } from "../jobs/scheduler.ts";

/** The settings that the window needs, also before the server runs. */
export interface WindowLayout extends Omit<KioskSettings, "updates"> {
  /** A BCP 47 tag, or `auto`. */
  readonly locale: string;
}

/** The state that the Electron host reports. */
export interface ElectronHostStatus extends Omit<Kiosk, "window"> {
  /** A newer version that a person has to install. */
  readonly pendingUpdate: { readonly version: string; readonly command: string } | null;
}

/** The Electron host around the server: its state, and what it does on request. */
export interface ElectronHost {
  /**
   * Since when the server is in safe mode (without sources and jobs, after too many crashes), in milliseconds since
   * 1970.
   */
  readonly safeSince: number | null;
  status(): ElectronHostStatus;
  /** Calls the listener on every change; a new listener replaces the last one. */
  onStatus(listener: () => void): void;
  leaveKiosk(): void;
  /** Restarts the server, out of safe mode. */
  restart(): void;
  applyLayout(arrangement: WindowLayout): void;
  /** Looks for a newer version at this address, or where the program came from (null), and installs it where it can. */
  lookForUpdate(from: string | null): void;
}

interface ConnectElectronHostDeps {
  readonly electronHost: ElectronHost | null;
  readonly settings: CurrentSettings;
  /** The address of newer versions, where it isn't where the program came from. */
  readonly updatesFrom: string | undefined;
  readonly changed: (topic: Topic) => void;
  /** Called with each host before it is contacted. */
  readonly contacted: (host: string) => void;
}

const usualHost = "github.com";

/** The Electron host's notices for grown-ups. */
export const electronHostNotices = (electronHost: ElectronHost | null): WallNotice[] => {
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

/** Connects the server with the Electron host around it; part of the composition root. */
export const connectElectronHost = ({
  electronHost,
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
    // After the nightly backup.
    pattern: "45 3 * * *",
    run: () => {
      if (!settings.current().kiosk.updates) return;
      contacted(updatesFrom === undefined ? usualHost : new URL(updatesFrom).host);
      electronHost?.lookForUpdate(updatesFrom ?? null);
    },
  };
  return {
    /** Called once the server listens; false in safe mode, where nothing may run by itself. */
    begin: (): boolean => {
      arrange();
      return !isSafe;
    },
    /** The settings, with those of the window passed on to the host. */
    settings: {
      current: settings.current,
      change: (...change: Parameters<CurrentSettings["change"]>): Settings => {
        const chosen = settings.change(...change);
        arrange();
        return chosen;
      },
    } satisfies CurrentSettings,
    /** The jobs to run: none in safe mode, else the given ones and the host's. */
    jobs: (jobs: readonly ScheduledJob[]): readonly ScheduledJob[] =>
      isSafe ? [] : electronHost === null ? jobs : [...jobs, lookForUpdate],
  };
};
