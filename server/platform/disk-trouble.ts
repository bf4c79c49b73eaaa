/** What a failed call says about the disk: it is full, it can't be written, or what it holds is damaged. */
export type DiskTrouble = "full" | "unwritable" | "damaged";

const full = /^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT)$/;

/** Codes of a disk that is read-only, has other permissions, or refuses a write; nothing was lost by it. */
const unwritable =
  /^(SQLITE_READONLY.*|SQLITE_CANTOPEN.*|SQLITE_IOERR_(WRITE|TRUNCATE|DELETE|SHM.*|LOCK)|EROFS|EACCES|EPERM|EIO|EFBIG)$/;

/** Every other I/O error of the database: what was read, or what was to be flushed, is not what was written. */
const damaged = /^SQLITE_(CORRUPT|NOTADB|IOERR)/;

/** The code of a system's or a database's error; the empty text where it has none. */
const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** What an error says about the disk; null where it is about something else. */
export const diskTroubleOf = (error: unknown): DiskTrouble | null => {
  const code = codeOf(error);
  if (full.test(code)) return "full";
  if (unwritable.test(code)) return "unwritable";
  return damaged.test(code) ? "damaged" : null;
};
