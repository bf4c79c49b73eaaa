import { EventEmitter } from "node:events";
import { createStandInApp } from "./app.ts";
import { watchStandInGraphics } from "./graphics.ts";
import { net as nodeNet } from "./net.ts";
import { appLocation } from "./paths.ts";
import { createScreen } from "./screen.ts";
import { createSession } from "./session.ts";
import { watchPopups } from "./popups.ts";
import { utilityProcess as nodeProcess } from "./utility-process.ts";
import type { WebContents } from "./web-contents.ts";
import { createBrowserWindow } from "./window.ts";

/** The exports of `electron`, as far as a wall uses them. */
export const app = createStandInApp(appLocation);
export const screen = createScreen();
export const session = { fromPartition: () => ({}), defaultSession: createSession(app) };
export const BrowserWindow = createBrowserWindow(app, session.defaultSession, screen);
export const webContents = {
  fromDevToolsTargetId: (id: string): WebContents | undefined =>
    BrowserWindow.getAllWindows()
      .map((window) => window.webContents)
      .find((contents) => contents.targetId() === id),
};
export const utilityProcess = nodeProcess;
export const net = nodeNet;
export const autoUpdater = new EventEmitter();
/** Without effect in the stand-in. */
export const Menu = { setApplicationMenu: (): void => undefined };
let blocking = 0;
export const powerSaveBlocker = {
  start: (): number => ++blocking,
  isStarted: (id: number): boolean => id > 0 && id <= blocking,
};
void app.whenReady().then(() => {
  watchStandInGraphics(app);
  watchPopups(app, webContents.fromDevToolsTargetId);
});
