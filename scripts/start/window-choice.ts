/** What there is to know about a machine before a window is opened on it. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  /** Somebody's screen is there. */
  readonly display: boolean;
  readonly root: boolean;
  /** Linux: programs of this user may make the namespaces that Chromium's sandbox is built from. */
  readonly namespaces: boolean;
  /** Electron's own helper for systems that forbid them; null where Electron isn't there yet. */
  readonly helper: { readonly file: string; readonly setuidRoot: boolean } | null;
}

/** Which window to open, and what to tell the person first. */
export interface WindowChoice {
  readonly window: "electron" | "browser" | "none";
  readonly say: string | null;
}

const helperFile = "node_modules/electron/dist/chrome-sandbox";

const cure = ({ helper }: Machine): string => {
  const file = helper?.file ?? helperFile;
  const fetch = helper === null ? "npx install-electron && " : "";
  return `This system forbids Electron's sandbox. To use Electron: ${fetch}sudo chown root "${file}" && sudo chmod 4755 "${file}"`;
};

/** Decides which window may be opened with its sandbox on; it is never switched off. */
export const chooseWindow = (machine: Machine): WindowChoice => {
  if (!machine.display) return { window: "none", say: null };
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
