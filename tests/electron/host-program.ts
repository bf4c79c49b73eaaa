import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { electronProgram } from "#scripts/start/electron.ts";
import { makeStandIn } from "./stand-in/make-stand-in.ts";

const root = resolve(import.meta.dirname, "../..");

/** A program that shows the wall, and its arguments. */
export interface HostProgram {
  /** Its name in the report. */
  readonly name: string;
  readonly program: string;
  readonly words: readonly string[];
  /** Whether this is Electron itself; tests of what only Electron can show are skipped on the stand-in. */
  readonly isElectron: boolean;
  forget(): void;
}

/** The update configuration that electron-builder adds to a released program. */
const released = `provider: generic
url: http://127.0.0.1:9
updaterCacheDirName: family-wall-updater
`;

const standIn = (packaged: boolean): HostProgram => {
  const dir = mkdtempSync(join(tmpdir(), "family-wall-stand-in-"));
  const program = makeStandIn(dir);
  if (packaged) {
    symlinkSync(root, join(dir, "resources/app"));
    writeFileSync(join(dir, "resources/app-update.yml"), released);
  }
  return {
    ...{ name: "the stand-in for Electron", program, isElectron: false },
    words: packaged ? [] : [root],
    forget: () => rmSync(dir, { recursive: true, force: true }),
  };
};

/** The packaged program that FAMILY_WALL names, else Electron where it was downloaded, else the stand-in. */
export const findHostProgram = ({ packaged = false } = {}): HostProgram => {
  const forget = (): void => undefined;
  const installed = process.env["FAMILY_WALL"];
  if (installed !== undefined) {
    const isElectron = process.env["FAMILY_WALL_ON"] === "electron";
    const on = isElectron ? "Electron" : "the stand-in for Electron";
    return { name: `${installed}, on ${on}`, program: installed, words: [], isElectron, forget };
  }
  const program = packaged ? null : electronProgram(root);
  if (program === null) return standIn(packaged);
  return { name: "Electron", program, words: [root], isElectron: true, forget };
};
