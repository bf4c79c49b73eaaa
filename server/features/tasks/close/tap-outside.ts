import type { OutsideTasks } from "#server/providers/tasks/port.ts";
import type { TaskOutbox } from "../outbox/outbox.ts";
import { notSettledError, type TapOutcome, type TaskTap } from "./task-tap.ts";

interface TapOutsideDeps {
  readonly source: OutsideTasks;
  readonly outbox: TaskOutbox;
  /** Settles what is past before anything changes. */
  readonly settle: () => Promise<void>;
}

/**
 * Runs a close or reopen of a task at an outside source through the outbox: taps on one task run one after the other,
 * and each result is written there and recorded here once.
 */
export const createTapOutside =
  ({ source, outbox, settle }: TapOutsideDeps) =>
  async ({ taskId, unsettled, decide }: TaskTap): Promise<TapOutcome> => {
    await settle();
    for (;;) {
      await outbox.waitForTask(taskId);
      const earlier = outbox.of(taskId);
      const known = earlier === null ? null : unsettled(earlier);
      if (known !== null) return known;
      await source.refresh(taskId);
      const decided = decide();
      if (!("write" in decided)) return decided;
      if (earlier !== null) throw notSettledError();
      const writing = await outbox.send(decided.write, decided.begun);
      if (writing === "pending") return decided.pending();
      if (writing !== "busy") return decided.settled(writing);
    }
  };
