import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { extractAll } from "@electron/asar";

/** Node can't read from an asar, so it is unpacked while the program runs. */
const unpacked = (asar: string): string => {
  const dir = mkdtempSync(join(tmpdir(), "family-wall-asar-"));
  extractAll(asar, dir);
  process.on("exit", () => rmSync(dir, { recursive: true, force: true }));
  return dir;
};

const programDir = process.env["STAND_IN_DIR"] ?? ".";
const resources = join(programDir, "resources");
const asar = join(resources, "app.asar");
const folder = join(resources, "app");
const isPackaged = existsSync(asar) || existsSync(folder);
const named = process.argv.slice(1).find((word) => !word.startsWith("-"));

const appPath = (): string => {
  if (existsSync(asar)) return unpacked(asar);
  return isPackaged ? folder : resolve(named ?? ".");
};

/** The folder of the program's resources. */
export const resourcesPath = resources;
/** The path of the app: beside the program, packed or as a folder, else from the command line. */
export const appLocation = { appPath: appPath(), isPackaged };
