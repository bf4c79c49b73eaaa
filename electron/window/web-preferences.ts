import type { WebPreferences } from "electron";

/**
 * The wall page's permissions; docs/electron-security.md has the same table, and a test compares both with
 * Electron's.
 */
export const webPreferences = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  plugins: false,
  navigateOnDragDrop: false,
  spellcheck: false,
  disableDialogs: true,
  safeDialogs: true,
  devTools: false,
  // A wall that nobody touches, or that a notification covers, keeps its clock and animations running.
  backgroundThrottling: false,
  // The chime of a chore must sound without a click on this page before it.
  autoplayPolicy: "no-user-gesture-required",
} as const satisfies WebPreferences;
