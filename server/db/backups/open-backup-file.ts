import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from "node:fs";

const notAFile = (file: string): Error =>
  Object.assign(new Error(`${file} is not a file`), { code: "ENOTFILE" });

/** Opens a file of a backup for reading; throws for a link, and for a pipe without waiting for its other end. */
export const openBackupFile = (file: string): number => {
  if (!lstatSync(file).isFile()) throw notAFile(file);
  // Windows has neither of the last two, and counts them as nothing.
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const opened = openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  if (fstatSync(opened).isFile()) return opened;
  closeSync(opened);
  throw notAFile(file);
};

/** The whole content of a backup's file; throws for a link. */
export const readBackupFile = (file: string): Buffer => {
  const opened = openBackupFile(file);
  try {
    return readFileSync(opened);
  } finally {
    closeSync(opened);
  }
};
