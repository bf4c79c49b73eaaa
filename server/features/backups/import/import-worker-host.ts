import type { WorkerFile } from "../../../platform/worker-files.ts";
import { createWorkerPerJob } from "../../../platform/worker/worker-per-job.ts";
import { DamagedExport, NewerExport } from "./damaged-export.ts";
import { type ImportJob, type ImportOutcome, importOutcome } from "./import-jobs.ts";

/** Reads what somebody brings outside the server's process. */
export interface ImportWorker {
  /** The name of the backup that it made; rejects with a DamagedExport, a NewerExport, or an error with the system's code. */
  run(job: ImportJob): Promise<string>;
  /** Ends what runs. */
  stop(): Promise<void>;
}

/** Starts a worker for each import. */
export const createImportWorker = (file: WorkerFile): ImportWorker => {
  const { run, stop } = createWorkerPerJob<ImportJob, ImportOutcome, null>({
    ...{ name: "the import's worker", protocol: { result: importOutcome }, file, guard: {} },
  });
  return {
    run: async (job) => {
      const end = await run(job);
      if ("ended" in end) throw new Error(`the import's worker has ended: ${end.ended}`);
      const { result } = end;
      if ("made" in result) return result.made;
      const { error, fault, field, code } = result;
      if (fault === "newer") throw new NewerExport(error);
      if (fault === "damaged") throw new DamagedExport(field, error);
      throw Object.assign(new Error(error), code === null ? {} : { code });
    },
    stop,
  };
};
