import { constants, setPriority } from "node:os";
import { serveJobs } from "../../../platform/worker/serve-jobs.ts";
import { DamagedExport, NewerExport } from "./damaged-export.ts";
import type { ImportJob, ImportOutcome } from "./import-jobs.ts";
import { writeBackup } from "./write-backup.ts";

setPriority(constants.priority.PRIORITY_LOW);

const isJob = (message: unknown): message is ImportJob =>
  typeof message === "object" && message !== null && "archive" in message;

const faultOf = (error: unknown): "newer" | "damaged" | null => {
  if (error instanceof NewerExport) return "newer";
  return error instanceof DamagedExport ? "damaged" : null;
};

const work = async (job: ImportJob): Promise<ImportOutcome> => {
  try {
    return { made: await writeBackup(job) };
  } catch (error) {
    return {
      error: error instanceof Error ? error.message : String(error),
      fault: faultOf(error),
      field: error instanceof DamagedExport ? error.field : "",
      // Messages between processes lose an error's code.
      code: error instanceof Error && "code" in error ? String(error.code) : null,
    };
  }
};

serveJobs({ isJob, work });
