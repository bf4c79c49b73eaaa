import type { CalendarWorker, JobResult } from "./worker-host.ts";
import type { ExpandJob } from "./worker-protocol.ts";

/** A calendar file as it lies on disk or in memory. */
export interface CalendarFile {
  readonly hash: string;
  readonly charset: string;
  /** Rejects when it can't be read any more. */
  readonly body: () => Promise<Uint8Array>;
}

/** What is asked of a file, whether the worker knows it already or not. */
type ExpandRequest = Omit<ExpandJob, "hash" | "charset" | "body">;

/** A job for a file that can't be read any more. */
class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}

/** Prepares tries at a file, which is sent only where the worker doesn't have it parsed. */
export const createAttempt = (worker: CalendarWorker, stallMs: number) => {
  /** The files that the worker of that number has parsed. */
  const parsed = { by: 0, hashes: new Set<string>() };

  /** Makes the job for the worker that is going to do it; throws an UnreadableFile. */
  const prepare = async (
    { hash, charset, body: read }: CalendarFile,
    request: ExpandRequest,
    id: number,
  ): Promise<ExpandJob> => {
    if (id !== parsed.by) parsed.hashes.clear();
    parsed.by = id;
    const body = parsed.hashes.has(hash) ? undefined : await read().catch(() => null);
    if (body === null) throw new UnreadableFile("the calendar's file can't be read");
    for (const each of parsed.hashes) if (!request.keep.includes(each)) parsed.hashes.delete(each);
    return { ...request, hash, charset, ...(body === undefined ? {} : { body }) };
  };

  return async (
    file: CalendarFile,
    request: ExpandRequest,
    priority: number,
  ): Promise<JobResult | "damaged"> => {
    try {
      const limits = { stallMs, mostMs: request.budgetMs + stallMs };
      let doneBy = 0;
      const ended = await worker.run(
        (id) => {
          doneBy = id;
          return prepare(file, request, id);
        },
        limits,
        priority,
      );
      const isParsed = "outcome" in ended && "expanded" in ended.outcome;
      if (isParsed && doneBy === parsed.by) parsed.hashes.add(file.hash);
      return ended;
    } catch (error) {
      if (error instanceof UnreadableFile) return "damaged";
      throw error;
    }
  };
};
