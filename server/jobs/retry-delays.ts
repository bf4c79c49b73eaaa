const minute = 60_000;
const firstWaits = [minute, 5 * minute, 15 * minute] as const;
const longestWait = 60 * minute;

interface Failing {
  /** Null where it failed before its due time was known. */
  readonly dueAt: number | null;
  readonly tries: number;
  readonly again: number;
  readonly messages: ReadonlySet<string>;
}

/** Delays each failing job by 1, 5, 15 and then 60 minutes; a new due time starts again. */
export const createRetryDelays = () => {
  const failing = new Map<string, Failing>();
  const of = (job: string, dueAt: number | null): Failing | undefined => {
    const before = failing.get(job);
    return before?.dueAt === dueAt ? before : undefined;
  };
  return {
    /** Whether a job that is due at `dueAt` still has to wait; `now` is monotonic. */
    rests: (job: string, dueAt: number, now: number): boolean => {
      const before = of(job, dueAt);
      return before !== undefined && now < before.again;
    },
    /** Records a failure; true where this due time hasn't failed with this message before. */
    failed: (job: string, dueAt: number | null, now: number, words: string): boolean => {
      const { tries = 0, messages = new Set<string>() } = of(job, dueAt) ?? {};
      const again = now + (firstWaits[tries] ?? longestWait);
      failing.set(job, { dueAt, tries: tries + 1, again, messages: new Set([...messages, words]) });
      return !messages.has(words);
    },
    succeeded: (job: string): void => void failing.delete(job),
  };
};
