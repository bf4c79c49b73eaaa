import { accessSync, constants } from "node:fs";
import { posix, win32 } from "node:path";

const names = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "brave-browser",
];
/** The names in Debian, and in Playwright's and Google's packages. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const installed: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ["Chromium", "Google Chrome", "Microsoft Edge"].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [
    "Google\\Chrome\\Application\\chrome.exe",
    "Microsoft\\Edge\\Application\\msedge.exe",
  ].flatMap((file) =>
    ["C:\\Program Files", "C:\\Program Files (x86)"].map((dir) => `${dir}\\${file}`),
  ),
};

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

interface Place {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isProgram: (file: string) => boolean;
}

const here: Place = { platform: process.platform, env: process.env, isProgram };

const onPath = (
  programs: readonly string[],
  platform: NodeJS.Platform,
  env: Place["env"],
): string[] => {
  const { delimiter, join } = platform === "win32" ? win32 : posix;
  const dirs = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  return programs.flatMap((name) => dirs.map((dir) => join(dir, name)));
};

/**
 * The path of a Chromium: the one in CHROMIUM_PATH, else one on the path or in an installer's folder; null where
 * there is none.
 */
export const findBrowser = ({ platform, env, isProgram: there }: Place = here): string | null => {
  const chosen = env["CHROMIUM_PATH"];
  if (chosen !== undefined && chosen !== "") return there(chosen) ? chosen : null;
  return [...onPath(names, platform, env), ...(installed[platform] ?? [])].find(there) ?? null;
};

/**
 * The path of a headless shell, which runs the same tests with less work; null where CHROMIUM_PATH names another
 * browser or there is none.
 */
export const findHeadlessShell = ({ platform, env, isProgram: there }: Place = here):
  | string
  | null => {
  if ((env["CHROMIUM_PATH"] ?? "") !== "") return null;
  return onPath(shells, platform, env).find(there) ?? null;
};
