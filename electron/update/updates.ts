import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import electronUpdater, { type AppUpdater } from "electron-updater";
import type { ElectronHostStatus } from "#server/composition/electron-host.ts";
import { installCommand } from "./install-command.ts";

interface UpdatesDeps {
  readonly resourcesDir: string;
  /** The path of the running AppImage, if it is one. */
  readonly appImage: string | undefined;
  /** Makes a backup; resolves with whether one was made. */
  readonly backUp: () => Promise<boolean>;
  readonly onWaiting: (waiting: ElectronHostStatus["pendingUpdate"]) => void;
  /** Called when the new version has replaced the old one, which still runs. */
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

/** Creates the updater: an AppImage replaces itself, a Debian package offers a command to type. */
export const createUpdates = (deps: UpdatesDeps) => {
  const released = readResource(deps.resourcesDir, "app-update.yml");
  const packageType = readResource(deps.resourcesDir, "package-type")?.trim();
  const howReleased =
    deps.appImage !== undefined ? "byItself" : packageType === "deb" ? "byHand" : null;
  // A package that was built locally has no release address.
  const kind: ElectronHostStatus["updates"] = released === null ? null : howReleased;
  const shippedFrom = /^url: (\S+)$/m.exec(released ?? "");

  const exchange = async (url: string): Promise<void> => {
    const updater = begin(new electronUpdater.AppImageUpdater({ provider: "generic", url }));
    const found = await updater.checkForUpdates();
    if (found?.isUpdateAvailable !== true) return;
    await updater.downloadUpdate(found.cancellationToken);
    if (!(await deps.backUp())) throw new Error("no update without a backup");
    if (updater.install(true, false)) deps.onInstalled();
  };

  const announce = async (url: string): Promise<void> => {
    const updater = begin(new electronUpdater.DebUpdater({ provider: "generic", url }));
    const found = await updater.checkForUpdates();
    const waits = found?.isUpdateAvailable === true;
    deps.onWaiting(waits ? installCommand(url, found.updateInfo) : null);
  };

  return {
    kind,
    /** Looks for a newer version at an address, or where this one came from (null); rejects where that fails. */
    look: async (from: string | null): Promise<void> => {
      const url = from ?? shippedFrom?.[1];
      if (url === undefined || kind === null) return;
      await (kind === "byItself" ? exchange(url) : announce(url));
    },
  };
};
