import type { Kiosk } from "#contract/kiosk.ts";
import type { Notice } from "#contract/meta.ts";
import type { Topic } from "#contract/operation.ts";
import type { KioskSettings, Settings } from "#contract/settings.ts";
import { iso } from "../platform/clock.ts";
import type { LiveSettings } from "../features/settings/settings.ts";
import type { Job } from "../jobs/scheduler.ts";

/** What the window needs to know of the house's choices, also before the server is up. */
export interface Arrangement extends Omit<KioskSettings, "updates"> {
  /** A BCP 47 tag, or `auto`. */
  readonly locale: string;
}

/** What the shell has to say about itself. */
export interface ShellNews extends Omit<Kiosk, "window"> {
  /** A newer version that waits for somebody's hand. */
  readonly waiting: { readonly version: string; readonly command: string } | null;
}

/** The desktop shell around the server: what it tells, and what it does when asked. */
export interface Shell {
  /** Since when the house runs without sources and jobs, in milliseconds, because it crashed too often. */
  readonly safeSince: number | null;
  news(): ShellNews;
  /** Calls at every news; only the last listener is called. */
  onNews(listener: () => void): void;
  leaveKiosk(): void;
  /** Starts the server anew, out of safe mode. */
  restart(): void;
  arrange(arrangement: Arrangement): void;
  /** Looks at this address for a newer version, null: where the program came from, and installs it where it can. */
  lookForUpdate(from: string | null): void;
}

interface Needs {
  readonly shell: Shell | null;
  readonly settings: LiveSettings;
  /** Where newer versions are, when it isn't where the program came from. */
  readonly updatesFrom: string | undefined;
  readonly changed: (topic: Topic) => void;
  /** Told of the host that will be asked. */
  readonly contacted: (host: string) => void;
}

const usualHost = "github.com";

/** What a grown-up should know about the shell. */
export const noticesOf = (shell: Shell | null): Notice[] => {
  if (shell === null) return [];
  const { safeSince } = shell;
  const { waiting } = shell.news();
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
    ...(waiting === null
      ? []
      : [
          {
            code: "updateWaits" as const,
            error: `Version ${waiting.version} is there: ${waiting.command}`,
            ...waiting,
          },
        ]),
  ];
};

/** Lets the house and the shell around it hear of each other; part of the composition root. */
export const listenToShell = ({ shell, settings, updatesFrom, changed, contacted }: Needs) => {
  const isSafe = shell !== null && shell.safeSince !== null;
  shell?.onNews(() => changed("settings"));
  const arrange = (): void => {
    const { locale, kiosk } = settings.current();
    const { display, rotation, scale } = kiosk;
    shell?.arrange({ display, rotation, scale, locale });
  };
  const lookForUpdate: Job = {
    name: "update",
    // After the night's backup.
    pattern: "45 3 * * *",
    run: () => {
      if (!settings.current().kiosk.updates) return;
      contacted(updatesFrom === undefined ? usualHost : new URL(updatesFrom).host);
      shell?.lookForUpdate(updatesFrom ?? null);
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
    } satisfies LiveSettings,
    /** What the house does by itself: nothing in safe mode, else this and what the shell needs. */
    jobs: (jobs: readonly Job[]): readonly Job[] =>
      isSafe ? [] : shell === null ? jobs : [...jobs, lookForUpdate],
  };
};
