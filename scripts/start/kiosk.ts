import { join } from "node:path";
import { type Program, startProgram } from "./program.ts";

/** Opens a page in an installed Chromium over the whole screen, with its own profile; the sandbox stays on. */
export const startKiosk = (browser: string, url: string, dataDir: string): Program =>
  startProgram({
    command: browser,
    words: [
      "--kiosk",
      `--app=${url}/`,
      `--user-data-dir=${join(dataDir, "kiosk")}`,
      "--no-first-run",
      "--no-default-browser-check",
      // After a power cut Chromium would offer to restore pages, over the wall.
      "--disable-session-crashed-bubble",
      "--hide-crash-restore-bubble",
      "--noerrdialogs",
      "--disable-features=Translate",
      "--overscroll-history-navigation=0",
      // Chromium would ask for the desktop's keyring at every start.
      "--password-store=basic",
      "--autoplay-policy=no-user-gesture-required",
    ],
    cwd: dataDir,
  });
