import { BrowserWindow, type WebContents } from "electron";
import { staysOnWall } from "./stays-on-wall.ts";

/** The page gets no permission, opens no window, and leaves the wall for nowhere. */
const confine = (page: WebContents, url: string): void => {
  const stays = staysOnWall(url);
  page.session.setPermissionRequestHandler((_page, _permission, answer) => answer(false));
  page.session.setPermissionCheckHandler(() => false);
  page.setWindowOpenHandler(() => ({ action: "deny" }));
  page.on("will-attach-webview", (event) => event.preventDefault());
  page.on("will-frame-navigate", (event) => {
    if (!stays(event.url)) event.preventDefault();
  });
  page.on("will-redirect", (event) => {
    if (!stays(event.url)) event.preventDefault();
  });
};

/** Opens the wall over the whole screen; resolves when its page is there. */
export const openWall = async (url: string): Promise<BrowserWindow> => {
  const window = new BrowserWindow({
    kiosk: true,
    fullscreen: true,
    autoHideMenuBar: true,
    backgroundColor: "#000000",
    title: "Family Wall",
    webPreferences: {
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      // The chime of a chore sounds without a click on this page before it.
      autoplayPolicy: "no-user-gesture-required",
    },
  });
  window.removeMenu();
  confine(window.webContents, url);
  await window.loadURL(url);
  return window;
};

/** Gives the screen back to the desktop; the wall goes on in a window. */
export const leaveKiosk = (window: BrowserWindow): void => {
  window.setKiosk(false);
  window.setFullScreen(false);
};

/** Brings the wall to the front. */
export const focusWall = (): void => {
  const [window] = BrowserWindow.getAllWindows();
  if (window?.isMinimized() === true) window.restore();
  window?.focus();
};
