import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import electronUpdater, { type AppUpdater } from "electron-updater";
import type { ShellNews } from "#server/composition/electron-host.ts";
import { installCommand } from "./install-command.ts";

interface Needs {
  readonly resourcesDir: string;
  /** The AppImage that runs, if it is one. */
  readonly appImage: string | undefined;
  /** Whether a backup came about. */
  readonly backUp: () => Promise<boolean>;
  readonly onWaiting: (waiting: ShellNews["waiting"]) => void;
  /** Called when the new version is in place of the old one, which still runs. */
  readonly onInstalled: () => void;
}

const readResource = (dir: string, name: string): string | null => {
  const file = join(dir, name);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
};

const begin = <U extends AppUpdater>(updater: U): U => {
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.logger = null;
  return updater;
};

/** How a newer version gets in; an AppImage exchanges itself, a Debian package says what to type. */
export const createUpdates = (needs: Needs) => {
  const released = readResource(needs.resourcesDir, "app-update.yml");
  const packageType = readResource(needs.resourcesDir, "package-type")?.trim();
  const howReleased =
    needs.appImage !== undefined ? "byItself" : packageType === "deb" ? "byHand" : null;
  // A package that somebody made for themselves comes from nowhere.
  const kind: ShellNews["updates"] = released === null ? null : howReleased;
  const shippedFrom = /^url: (\S+)$/m.exec(released ?? "");

  const exchange = async (url: string): Promise<void> => {
    const updater = begin(new electronUpdater.AppImageUpdater({ provider: "generic", url }));
    const found = await updater.checkForUpdates();
    if (found?.isUpdateAvailable !== true) return;
    await updater.downloadUpdate(found.cancellationToken);
    if (!(await needs.backUp())) throw new Error("no update without a backup");
    if (updater.install(true, false)) needs.onInstalled();
  };

  const announce = async (url: string): Promise<void> => {
    const updater = begin(new electronUpdater.DebUpdater({ provider: "generic", url }));
    const found = await updater.checkForUpdates();
    const waits = found?.isUpdateAvailable === true;
    needs.onWaiting(waits ? installCommand(url, found.updateInfo) : null);
  };

  return {
    kind,
    /** Looks for a newer version at an address, null: where this one came from. Rejects where that fails. */
    look: async (from: string | null): Promise<void> => {
      const url = from ?? shippedFrom?.[1];
      if (url === undefined || kind === null) return;
      await (kind === "byItself" ? exchange(url) : announce(url));
    },
  };
};
