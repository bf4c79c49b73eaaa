import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { BrowserWindow } from "electron";
import type { SavedWindowLayout } from "./window-state.ts";
import { displayNamed } from "./displays.ts";
import { rotateScreen } from "./rotate-screen.ts";

const start = promisify(execFile);
const run = async (program: string, words: readonly string[]): Promise<string> =>
  (await start(program, words, { timeout: 5000 })).stdout;

const isWayland = (): boolean => Boolean(process.env["WAYLAND_DISPLAY"] ?? "");

/** Applies the chosen window settings; what wasn't chosen stays as the desktop has it. */
export const createArrangeWindow = (window: BrowserWindow) => {
  const page = window.webContents;
  let rotated: SavedWindowLayout["rotation"] = 0;
  let zoom = 1;
  // Every page starts with the zoom that its host had.
  page.on("did-navigate", () => page.setZoomFactor(zoom));

  const rotate = async (rotation: SavedWindowLayout["rotation"], at: { x: number; y: number }) => {
    if (rotation === rotated) return;
    rotated = rotation;
    await rotateScreen({ rotation, at, isWayland: isWayland(), run });
  };

  return ({ display: name, rotation, scale }: SavedWindowLayout): void => {
    const { bounds } = displayNamed(name);
    const { x, y } = window.getBounds();
    if (x !== bounds.x || y !== bounds.y) {
      // A window over the whole screen doesn't move.
      const wasKiosk = window.isKiosk();
      window.setKiosk(false);
      window.setBounds(bounds);
      window.setKiosk(wasKiosk);
    }
    zoom = scale;
    page.setZoomFactor(zoom);
    rotate(rotation, bounds).catch((error: unknown) =>
      console.error(`The screen can't be turned from here: ${String(error)}`),
    );
  };
};
