import { join } from "node:path";
import { app, powerSaveBlocker } from "electron";
import { openWindowState } from "./window/window-state.ts";
import { exitOnRefusalFlag, refusedExitCode } from "./server/messages.ts";
import { runInTerminal, commandArguments } from "./commands/run-in-terminal.ts";
import { startSupervisedServer } from "./server/start-server.ts";
import { startWindow } from "./window/start-window.ts";
import { displays } from "./window/displays.ts";
import { applySecuritySwitches } from "./window/chromium-switches.ts";

const isHeadless = process.argv.includes("--headless");
const windowState = openWindowState(join(app.getPath("userData"), "window.json"));

const boot = (): void => {
  let hasServed = false;
  const window = isHeadless ? null : startWindow(windowState);
  const server = startSupervisedServer({
    displays,
    onStatus: (status) => {
      hasServed ||= status.state === "serving";
      if (status.state === "refused") {
        console.error(status.sentences);
        if (!hasServed && process.argv.includes(exitOnRefusalFlag))
          return app.exit(refusedExitCode);
      }
      window?.show(status);
    },
    onArrange: (arrangement) => {
      windowState.save({ arrangement });
      window?.arrange(arrangement);
    },
    onLeaveKiosk: () => window?.leaveKiosk(),
  });
  if (window !== null) {
    window.onDisplays(server.sendStatus);
    app.on("second-instance", window.returnToKiosk);
    powerSaveBlocker.start("prevent-display-sleep");
  }
  app.on("window-all-closed", () => app.quit());
  app.on("before-quit", (event) => {
    event.preventDefault();
    void server.stop().then(() => app.exit(0));
  });
};

const begin = (): void => {
  applySecuritySwitches(app.commandLine);
  if (windowState.current().softwareUntil > Date.now()) app.disableHardwareAcceleration();
  // Awaiting this at the top level would deadlock Electron.
  app
    .whenReady()
    .then(boot)
    .catch((error: unknown) => {
      console.error(error);
      app.exit(1);
    });
};

const words = commandArguments(process.argv, app.isPackaged);
// Runs before Electron looks for a screen, so that commands work in an SSH session.
if (words.length > 0) app.exit(await runInTerminal(words));
else if (app.requestSingleInstanceLock()) begin();
else app.exit(0);
