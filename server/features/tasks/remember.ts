import type { Completions } from "./completions.ts";
import type { Settled } from "./outbox.ts";
import type { Write } from "./outbox-store.ts";
import { type Recorder, starsFor } from "./record.ts";

interface Needs {
  readonly completions: Completions;
  readonly record: Recorder;
}

/** Remembers what a write did that the source has, for the member and the day of its tap. */
export const createRemember =
  ({ completions, record }: Needs) =>
  ({ action, task, occurrence, doneOn, memberId, approval, begunAt }: Write): Settled => {
    if (action === "reopen") {
      const completion = completions.of(task.id, occurrence);
      const taken = completion === null ? null : record.reopened(completion);
      return { stars: -(taken ?? 0) };
    }
    const completion = record.done({
      ...{ taskId: task.id, occurrence, doneOn, memberId, task, closedAt: begunAt },
      ...(approval === undefined ? {} : { approval }),
    });
    return { stars: completion === null ? 0 : starsFor(completion) };
  };
