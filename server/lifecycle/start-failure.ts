import { ConfigError, type Problem } from "../platform/config-error.ts";
import { type DiskTrouble, diskTroubleOf } from "../platform/disk-trouble.ts";

const diskCures: Readonly<Record<DiskTrouble, string>> = {
  full: "the disk is full, and the wall needs some room to start. Delete what isn't needed there, and start again.",
  unwritable:
    "the disk can't be written. Look whether it is mounted read-only or failing, and whether this user may write there.",
  damaged:
    "the database can't be read. Look at the machine's disk, which may be failing; docs/backups.md tells how a backup is put back.",
};

/** The folder that an error of the file system is about, where it says one. */
const placeOf = (error: Error): string =>
  "path" in error && typeof error.path === "string" ? error.path : "DATA_DIR";

const problemOf = (error: unknown): Problem => {
  const said = error instanceof Error ? error.message : String(error);
  const trouble = diskTroubleOf(error);
  if (trouble !== null && error instanceof Error)
    return { where: placeOf(error), message: `${diskCures[trouble]} (${said})`, kind: "disk" };
  if (error instanceof Error && "code" in error && error.code === "ERR_DLOPEN_FAILED")
    return {
      where: "Family Wall",
      message: `a part of the program doesn't fit this machine or this Node; install it anew with: npm ci (${said})`,
    };
  return {
    where: "Family Wall",
    message: `could not start: ${said}. This is a mistake of the program; please report this line.`,
  };
};

/** What kept the server from starting, one sentence each, without a stack. */
export const startProblems = (error: unknown): readonly Problem[] =>
  error instanceof ConfigError ? error.problems : [problemOf(error)];

/** Prints on stderr what kept the program from starting. */
export const reportStartFailure = (error: unknown): void => {
  for (const { where, message } of startProblems(error))
    console.error(`${where}: ${message.replaceAll(/\s*\n\s*/g, " ")}`);
};
