import { app, dialog } from "electron";
import { type EmbeddedServer, ServerRefused, waitForServer } from "./embedded-server.ts";
import { forkServer } from "./fork-server.ts";
import { refusedExitCode } from "./messages.ts";
import { focusWall, leaveKiosk, openWall } from "./wall-window.ts";

let server: EmbeddedServer | null = null;

const boot = async (): Promise<void> => {
  const running = await waitForServer(forkServer());
  server = running;
  void running.ended.then(() => {
    if (server === running) giveUp(new Error("The wall's server ended; start the wall again."));
  });
  const window = await openWall(running.url);
  running.onLeaveKiosk(() => leaveKiosk(window));
};

const stop = async (running: EmbeddedServer): Promise<void> => {
  server = null;
  await running.stop();
  app.exit(0);
};

const giveUp = (error: unknown): void => {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(reason);
  // In a terminal the sentence is enough; an installed wall has none.
  if (app.isPackaged) dialog.showErrorBox("Family Wall can't go on", reason);
  app.exit(error instanceof ServerRefused ? refusedExitCode : 1);
};

const begin = (): void => {
  app.on("second-instance", focusWall);
  app.on("window-all-closed", () => app.quit());
  app.on("before-quit", (event) => {
    if (server === null) return;
    event.preventDefault();
    void stop(server);
  });
  // Awaiting this at the top level would deadlock Electron.
  app.whenReady().then(boot).catch(giveUp);
};

if (app.requestSingleInstanceLock()) begin();
else app.exit(0);
