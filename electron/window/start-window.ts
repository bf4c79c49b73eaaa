import { app, screen } from "electron";
import { watchGraphics } from "./watch-graphics.ts";
import type { Arrangement, Kept } from "./window-state.ts";
import { relaunch } from "../update/relaunch.ts";
import type { Standing } from "../server/supervisor.ts";
import { createArrangeWindow } from "./arrange-window.ts";
import { confine } from "./confine-page.ts";
import { leaveKiosk, openWindow, returnToKiosk } from "./open-window.ts";
import { keepPage } from "./wall-page.ts";

const softwareForMs = 24 * 60 * 60_000;

/** Opens the wall's window, confined, and keeps a picture on it. */
export const startWindow = (kept: Kept) => {
  const { arrangement } = kept.current();
  const window = openWindow(arrangement);
  const page = keepPage({
    page: window.webContents,
    languages: () => [kept.current().arrangement.locale, ...app.getPreferredSystemLanguages()],
  });
  confine(window.webContents, page.url);
  const arrange = createArrangeWindow(window);
  arrange(arrangement);
  watchGraphics({
    app,
    now: () => performance.now(),
    onLoss: page.again,
    onGivingUp: () => {
      kept.keep({ softwareUntil: Date.now() + softwareForMs });
      relaunch(() => app.quit());
    },
  });
  return {
    show: (standing: Standing): void => {
      if (standing.state === "serving") page.showWall(standing.url);
      else if (standing.state === "refused") page.explain(standing.kind, standing.sentences);
      else page.explain("crashing");
    },
    arrange: (chosen: Arrangement): void => arrange(chosen),
    leaveKiosk: (): void => leaveKiosk(window),
    returnToKiosk: (): void => returnToKiosk(window),
    /** Calls whenever a display comes, goes or changes. */
    onDisplays: (listener: () => void): void => {
      const again = (): void => {
        arrange(kept.current().arrangement);
        listener();
      };
      screen.on("display-added", again);
      screen.on("display-removed", again);
      screen.on("display-metrics-changed", again);
    },
  };
};
