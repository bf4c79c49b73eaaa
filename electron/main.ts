import { join } from "node:path";
import { app, powerSaveBlocker } from "electron";
import { openKept } from "./kept.ts";
import { refuseAtOnce, refusedExitCode } from "./messages.ts";
import { startHouse } from "./start-house.ts";
import { startWindow } from "./start-window.ts";
import { harden } from "./window/switches.ts";

const isHeadless = process.argv.includes("--headless");
const kept = openKept(join(app.getPath("userData"), "window.json"));

const boot = (): void => {
  let hasServed = false;
  const window = isHeadless ? null : startWindow(kept);
  const house = startHouse({
    onStanding: (standing) => {
      hasServed ||= standing.state === "serving";
      if (standing.state === "refused") {
        console.error(standing.sentences);
        if (!hasServed && process.argv.includes(refuseAtOnce)) return app.exit(refusedExitCode);
      }
      window?.show(standing);
    },
    onArrange: (arrangement) => {
      kept.keep({ arrangement });
      window?.arrange(arrangement);
    },
    onLeaveKiosk: () => window?.leaveKiosk(),
  });
  if (window !== null) {
    window.onDisplays(house.tellNews);
    app.on("second-instance", window.returnToKiosk);
    powerSaveBlocker.start("prevent-display-sleep");
  }
  app.on("window-all-closed", () => app.quit());
  app.on("before-quit", (event) => {
    event.preventDefault();
    void house.stop().then(() => app.exit(0));
  });
};

const begin = (): void => {
  harden(app.commandLine);
  if (kept.current().softwareUntil > Date.now()) app.disableHardwareAcceleration();
  // Awaiting this at the top level would deadlock Electron.
  app
    .whenReady()
    .then(boot)
    .catch((error: unknown) => {
      console.error(error);
      app.exit(1);
    });
};

if (app.requestSingleInstanceLock()) begin();
else app.exit(0);
