import { EventEmitter } from "node:events";
import type { StandInApp } from "./app.ts";
import { preventable } from "./app.ts";

type Ask = (page: null, permission: string, answer: (granted: boolean) => void) => void;
type Filter = (details: { url: string }, answer: (decision: { cancel?: boolean }) => void) => void;

/** The permissions that a page may request, by Chromium's names. */
const permissions = [
  "geolocation",
  "notifications",
  "midi",
  "clipboard-read",
  "camera",
  "microphone",
] as const;

/** Electron's default session. */
export const createSession = (app: StandInApp) => {
  const events = new EventEmitter();
  let filter: Filter | null = null;

  const watchDownloads = async (): Promise<void> => {
    const browser = app.chromium();
    browser.on("Browser.downloadWillBegin", ({ guid, url }) => {
      const event = preventable();
      events.emit("will-download", event, { getURL: () => url });
      if (event.defaultPrevented) browser.tell("Browser.cancelDownload", { guid });
    });
    await browser.send("Browser.setDownloadBehavior", {
      ...{ behavior: "allow", downloadPath: app.getPath("downloads"), eventsEnabled: true },
    });
  };
  void app.whenReady().then(watchDownloads);

  return Object.assign(events, {
    /** Whether one of the app's filters cancels a request. */
    cancels: (url: string): boolean => {
      let cancelled = false;
      filter?.({ url }, ({ cancel = false }) => {
        cancelled = cancel;
      });
      return cancelled;
    },
    webRequest: {
      onBeforeRequest: (listener: Filter) => {
        filter = listener;
      },
    },
    setPermissionRequestHandler: (ask: Ask) => {
      for (const name of permissions)
        ask(null, name, (granted) => {
          const setting = granted ? "granted" : "denied";
          app.chromium().tell("Browser.setPermission", { permission: { name }, setting });
        });
    },
    setPermissionCheckHandler: () => undefined,
    setDevicePermissionHandler: () => undefined,
    setSpellCheckerEnabled: () => undefined,
  });
};

export type StandInSession = ReturnType<typeof createSession>;
