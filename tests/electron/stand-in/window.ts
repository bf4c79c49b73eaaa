import { EventEmitter } from "node:events";
import type { StandInApp } from "./app.ts";
import type { DevtoolsMessage } from "./chromium.ts";
import type { WindowBounds, StandInScreen } from "./screen.ts";
import type { StandInSession } from "./session.ts";
import { createWebContents, type WebContents } from "./web-contents.ts";

/** The options of a window. */
export interface WindowOptions extends Partial<WindowBounds> {
  readonly kiosk?: boolean;
  readonly webPreferences?: DevtoolsMessage;
}

const openTarget = async (app: StandInApp, bounds: WindowBounds, kiosk: boolean) => {
  const browser = app.chromium();
  const { targetId } = await browser.send("Target.createTarget", {
    ...{ url: "about:blank", newWindow: true, left: bounds.x, top: bounds.y },
    ...{ width: bounds.width, height: bounds.height },
  });
  const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
  const { windowId } = await browser.send("Browser.getWindowForTarget", { targetId });
  if (kiosk)
    await browser.send("Browser.setWindowBounds", {
      windowId,
      bounds: { windowState: "fullscreen" },
    });
  return { id: String(targetId), windowId, talk: browser.session(String(sessionId)) };
};

const openWindow = (
  app: StandInApp,
  session: StandInSession,
  screen: StandInScreen,
  options: WindowOptions,
) => {
  const { kiosk: isKiosk = false, webPreferences = {}, ...place } = options;
  let bounds: WindowBounds = { x: 0, y: 0, width: 800, height: 600, ...place };
  let kiosk = isKiosk;
  let closed = false;
  const opened = openTarget(app, bounds, kiosk);
  const webContents = createWebContents(app, session, webPreferences, opened, () =>
    kiosk ? screen.displayAt(bounds).size : bounds,
  );
  const put = (changed: DevtoolsMessage): void =>
    void opened.then(({ windowId }) =>
      app.chromium().tell("Browser.setWindowBounds", { windowId, bounds: changed }),
    );
  const setKiosk = (next: boolean): void => {
    kiosk = next;
    put({ windowState: next ? "fullscreen" : "normal" });
  };
  webContents.once("destroyed", () => {
    closed = true;
  });
  return Object.assign(new EventEmitter(), {
    webContents,
    removeMenu: () => undefined,
    isMinimized: () => false,
    restore: () => put({ windowState: "normal" }),
    focus: () => undefined,
    isDestroyed: () => closed,
    close: webContents.close,
    isKiosk: () => kiosk,
    isFullScreen: () => kiosk,
    setKiosk,
    setFullScreen: setKiosk,
    getBounds: () => bounds,
    setBounds: (next: WindowBounds) => {
      bounds = next;
      const { x: left, y: top, width, height } = next;
      put({ left, top, width, height });
    },
  });
};
type Window = ReturnType<typeof openWindow>;

/** Electron's BrowserWindow, which is called with `new`. */
export const createBrowserWindow = (
  app: StandInApp,
  session: StandInSession,
  screen: StandInScreen,
) => {
  let all: readonly Window[] = [];
  return Object.assign(
    function BrowserWindow(options: WindowOptions): Window {
      const window = openWindow(app, session, screen, options);
      all = [...all, window];
      window.webContents.once("destroyed", () => {
        all = all.filter((one) => one !== window);
        window.emit("closed");
        if (all.length === 0) app.emit("window-all-closed");
      });
      return window;
    },
    {
      getAllWindows: () => [...all],
      fromWebContents: (contents: WebContents) =>
        all.find(({ webContents }) => webContents === contents) ?? null,
    },
  );
};
