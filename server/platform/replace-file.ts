import { existsSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { flushFolder } from "./flush.ts";

/** Puts a text where a file was or will be, whole or not at all, also when the power fails; throws what the disk says. */
export const replaceFile = (file: string, text: string, mode: number): void => {
  // A link stays one: what it points to is replaced.
  const target = existsSync(file) ? realpathSync(file) : file;
  const next = `${target}.new`;
  try {
    rmSync(next, { force: true });
    writeFileSync(next, text, { mode, flush: true });
    renameSync(next, target);
  } finally {
    rmSync(next, { force: true });
  }
  flushFolder(dirname(target));
};
