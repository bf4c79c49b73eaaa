import { BrowserWindow } from "electron";
import type { SavedWindowLayout } from "./window-state.ts";
import { displayNamed } from "./displays.ts";
import { webPreferences } from "./web-preferences.ts";

/** Opens the wall's window over the whole of its display, empty and black. */
export const openWindow = ({ display, scale }: SavedWindowLayout): BrowserWindow => {
  const window = new BrowserWindow({
    ...displayNamed(display).bounds,
    kiosk: true,
    fullscreen: true,
    autoHideMenuBar: true,
    backgroundColor: "#000000",
    title: "Family Wall",
    webPreferences: { ...webPreferences, zoomFactor: scale },
  });
  window.removeMenu();
  // Quitting the program doesn't ask the window.
  window.on("close", (event) => {
    if (window.isKiosk()) event.preventDefault();
  });
  return window;
};

/** Leaves the kiosk mode; the wall goes on in a window. */
export const leaveKioskMode = (window: BrowserWindow): void => {
  window.setKiosk(false);
  window.setFullScreen(false);
};

/** Brings the wall back to the front, over the whole screen. */
export const returnToKiosk = (window: BrowserWindow): void => {
  if (window.isMinimized()) window.restore();
  window.setKiosk(true);
  window.focus();
};
