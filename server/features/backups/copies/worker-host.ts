import type { WorkerFile } from "../../../platform/worker-files.ts";
import { createWorkerPerJob } from "../../../platform/worker/worker-per-job.ts";
import { DamagedBackup } from "../../../db/backups/stage-restore.ts";
import { PlaceError } from "../stores/store.ts";
import { type CopyJob, type CopyOutcome, copyOutcome, type CopyResult } from "./copy-jobs.ts";

type Did = Exclude<CopyResult["did"], "fail">;
type ResultOf<D extends Did> = Extract<CopyResult, { did: D }>;

/** Encrypts, sends and fetches copies outside the server's process. */
export interface CopyWorker {
  /** Runs a job; rejects with a PlaceError, a DamagedBackup, or an error with the system's code. */
  run<D extends Did>(job: CopyJob & { readonly do: D }): Promise<ResultOf<D>>;
  /** Ends what runs; what it had begun at a place doesn't count. */
  stop(): Promise<void>;
}

const isResultOf = <D extends Did>(result: CopyResult, did: D): result is ResultOf<D> =>
  result.did === did;

/** Starts a worker for each job; `contacted` hears of the hosts that it asked. */
export const createCopyWorker = (
  file: WorkerFile,
  contacted: (host: string) => void,
): CopyWorker => {
  const { run, stop } = createWorkerPerJob<CopyJob, CopyOutcome, null>({
    ...{ name: "the copies' worker", protocol: { result: copyOutcome }, file, guard: {} },
  });
  return {
    run: async (job) => {
      const end = await run(job);
      if ("ended" in end) throw new Error(`the copies' worker has ended: ${end.ended}`);
      const { result } = end.result;
      for (const host of end.result.contacted) contacted(host);
      if (isResultOf(result, job.do)) return result;
      if (result.did !== "fail") throw new Error("the copies' worker did something else");
      const { fault, error, code } = result;
      if (fault === "backupDamaged") throw new DamagedBackup(error);
      if (fault !== null) throw new PlaceError(fault, error);
      throw Object.assign(new Error(error), code === null ? {} : { code });
    },
    stop,
  };
};
