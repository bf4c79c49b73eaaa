/** The facts of a machine that matter for a window. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  /** Whether a display is available. */
  readonly display: boolean;
  readonly root: boolean;
  /** Linux: whether programs of this user may create the namespaces of Chromium's sandbox. */
  readonly namespaces: boolean;
  /** Electron's setuid helper for systems that forbid them; null where Electron isn't downloaded yet. */
  readonly helper: { readonly file: string; readonly setuidRoot: boolean } | null;
}

/** The window to open, and the sentences to print before. */
export interface WindowChoice {
  readonly window: "electron" | "browser" | "none";
  readonly say: string | null;
}

/** No window, as `npm start -- --headless` asks for. */
export const headless: WindowChoice = { window: "none", say: null };

const helperFile = "node_modules/electron/dist/chrome-sandbox";

const cure = ({ helper }: Machine): string => {
  const file = helper?.file ?? helperFile;
  const fetch = helper === null ? "npx install-electron && " : "";
  return `This system forbids Electron's sandbox. To use Electron: ${fetch}sudo chown root "${file}" && sudo chmod 4755 "${file}"`;
};

/** Chooses a window that can be opened with its sandbox on; the sandbox is never switched off. */
export const chooseWindow = (machine: Machine): WindowChoice => {
  if (!machine.display) return { window: "none", say: "There is no screen here." };
  if (machine.platform !== "linux") return { window: "electron", say: null };
  if (machine.root)
    return {
      window: "none",
      say: "Root gets no window, because no browser has a sandbox for root. To see the wall on this screen, run npm start as a normal user.",
    };
  if (machine.namespaces || machine.helper?.setuidRoot === true)
    return { window: "electron", say: null };
  return { window: "browser", say: cure(machine) };
};
