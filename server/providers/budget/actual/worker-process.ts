import type { Logger } from "pino";
import { forkNode } from "#server/platform/worker/fork-process.ts";
import { createWorkerPerJob } from "#server/platform/worker/worker-per-job.ts";
import type { WorkerEndReason } from "#server/platform/worker/worker-end.ts";
import { type ActualJob, actualProtocol, type ActualResult } from "./worker-protocol.ts";

/** How long and how large the budget's program may become. */
export interface ActualLimits {
  /** Without a sign of life, in ms. */
  readonly silentMs: number;
  /** Altogether, in ms. */
  readonly mostMs: number;
  /** Of memory, in MiB. */
  readonly mostMiB: number;
}

/** Twice what a budget of ten years and 20,000 transactions takes, and of time ten times that. */
export const defaultActualLimits: ActualLimits = {
  silentMs: 20_000,
  mostMs: 120_000,
  mostMiB: 768,
};

/** What came of a run: a result, or the end of the program without one. */
export type ActualOutcome = ActualResult | { readonly ended: WorkerEndReason };

/** One run of the budget's program; resolves when the program has ended. */
export type RunActual = (job: ActualJob, signal: AbortSignal) => Promise<ActualOutcome>;

interface RunActualDeps {
  readonly file: URL;
  readonly limits: ActualLimits;
  readonly log: Logger;
  /** All that the program gets of the environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** Only Electron can read what is packed for it; the same programs lie unpacked beside it. */
const unpackedUrl = (file: URL): URL =>
  new URL(file.href.replace("/app.asar/", "/app.asar.unpacked/"));

/** Prepares runs of Actual's library, each in a process that lives as long as one look at the budget. */
export const createRunActual = ({ file, limits, log, env }: RunActualDeps): RunActual => {
  const { mostMiB, ...jobLimits } = limits;
  const url = unpackedUrl(file);
  const fork = forkNode({
    heapMiB: Math.floor(mostMiB / 2),
    // Electron can't be Node for it; whoever set the library up has a Node, of whatever version.
    ...(process.versions["electron"] === undefined ? {} : { execPath: "node" }),
    serialization: "json",
  });
  const jobs = createWorkerPerJob<ActualJob, ActualResult, null>({
    ...{ name: "the budget's program", log, protocol: actualProtocol },
    ...{ file: { url, fork }, env, residentMiB: mostMiB },
  });
  return async (job, signal) => {
    const end = await jobs.run(job, { limits: jobLimits, signal });
    return "result" in end ? end.result : { ended: end.ended };
  };
};
