import type { Clock } from "#server/platform/clock.ts";
import type { EmbeddedTasks } from "#server/providers/tasks/port.ts";
import type { SettledWriteRecorder } from "./record-settled-write.ts";
import type { TapOutcome, TaskTap } from "./task-tap.ts";

interface TapEmbeddedDeps {
  readonly source: () => EmbeddedTasks;
  readonly settledWrites: SettledWriteRecorder;
  /** Settles what is past before anything changes. */
  readonly settle: () => void;
  readonly clock: Clock;
  readonly atomically: <T>(work: () => T) => T;
}

/** Runs a close or reopen of an embedded task: the source and what is recorded change in the caller's transaction. */
export const createTapEmbedded =
  ({ source, settledWrites, settle, clock, atomically }: TapEmbeddedDeps) =>
  ({ decide }: TaskTap): TapOutcome => {
    settle();
    const decided = decide();
    if (!("write" in decided)) return decided;
    const { write, begun } = decided;
    const { action, task, occurrence } = write;
    const settled = atomically(() => {
      if (action === "close") source().complete(task.id, occurrence);
      else source().reopen(task.id, occurrence);
      begun?.();
      return settledWrites.applied({ ...write, begunAt: clock.now() });
    });
    return decided.settled(settled);
  };
