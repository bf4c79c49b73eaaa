import { app, screen } from "electron";
import { watchGraphicsProcess } from "./watch-graphics.ts";
import type { SavedWindowLayout, WindowState } from "./window-state.ts";
import { relaunch } from "../update/relaunch.ts";
import type { ServerStatus } from "../server/supervisor.ts";
import { createArrangeWindow } from "./arrange-window.ts";
import { confinePage } from "./confine-page.ts";
import { leaveKioskMode, openWindow, returnToKiosk } from "./open-window.ts";
import { createWallPage } from "./wall-page.ts";

const softwareForMs = 24 * 60 * 60_000;

/** Opens the wall's window, confined, and restores its page whenever that fails. */
export const startWindow = (windowState: WindowState) => {
  const { arrangement } = windowState.current();
  const window = openWindow(arrangement);
  const page = createWallPage({
    page: window.webContents,
    languages: () => [
      windowState.current().arrangement.locale,
      ...app.getPreferredSystemLanguages(),
    ],
  });
  confinePage(window.webContents, page.url);
  const arrange = createArrangeWindow(window);
  arrange(arrangement);
  watchGraphicsProcess({
    app,
    now: () => performance.now(),
    onLoss: page.reload,
    onGivingUp: () => {
      windowState.save({ softwareUntil: Date.now() + softwareForMs });
      relaunch(() => app.quit());
    },
  });
  return {
    show: (status: ServerStatus): void => {
      if (status.state === "serving") page.showWall(status.url);
      else if (status.state === "refused") page.explain(status.kind, status.sentences);
      else page.explain("crashing");
    },
    arrange: (chosen: SavedWindowLayout): void => arrange(chosen),
    leaveKiosk: (): void => leaveKioskMode(window),
    returnToKiosk: (): void => returnToKiosk(window),
    /** Calls `listener` whenever a display is added, removed or changed. */
    onDisplays: (listener: () => void): void => {
      const again = (): void => {
        arrange(windowState.current().arrangement);
        listener();
      };
      screen.on("display-added", again);
      screen.on("display-removed", again);
      screen.on("display-metrics-changed", again);
    },
  };
};
