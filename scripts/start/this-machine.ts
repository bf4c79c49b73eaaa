import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Machine } from "./window-choice.ts";

/** Reads a file of the system; null where this system has none. */
type Read = (file: string) => string | null;

const fromSystem: Read = (file) => {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return null;
  }
};

/** Whether normal users may create user namespaces, by the three switches that Linux systems have for it. */
export const allowsNamespaces = (read: Read): boolean =>
  read("/proc/sys/kernel/apparmor_restrict_unprivileged_userns") !== "1" &&
  read("/proc/sys/kernel/unprivileged_userns_clone") !== "0" &&
  read("/proc/sys/user/max_user_namespaces") !== "0";

const helperBelow = (root: string): Machine["helper"] => {
  const file = join(root, "node_modules/electron/dist/chrome-sandbox");
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return null;
  return { file, setuidRoot: found.uid === 0 && (found.mode & 0o4001) === 0o4001 };
};

/** The facts of this machine that matter for a window. */
export const thisMachine = (root: string, env: NodeJS.ProcessEnv): Machine => ({
  platform: process.platform,
  display:
    process.platform === "darwin" ||
    process.platform === "win32" ||
    Boolean(env["DISPLAY"] ?? "") ||
    Boolean(env["WAYLAND_DISPLAY"] ?? ""),
  root: process.getuid?.() === 0,
  namespaces: allowsNamespaces(fromSystem),
  helper: helperBelow(root),
});
