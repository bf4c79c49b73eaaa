import type { Task } from "#contract/tasks.ts";
import { andThen, type Awaitable } from "#server/platform/and-then.ts";
import type { Clock } from "#server/platform/clock.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict } from "#server/platform/errors.ts";
import type { TaskSource } from "#server/providers/tasks/port.ts";
import type { NewOutboxWrite, TaskOutbox } from "../outbox/outbox.ts";
import type { OutboxWrite } from "../outbox/outbox-store.ts";
import type { SettledWriteRecorder, SettledWrite } from "./record-settled-write.ts";
import type { Streaks } from "../streaks/streaks.ts";

/** The result of a tap. */
export interface TapOutcome {
  /** Its `state` is `pending` where the source hasn't settled the write. */
  readonly task: Task;
  /** The stars that it awarded, or took back where negative. */
  readonly awarded: number;
  /** The balance of the member whose stars changed. */
  readonly balance: number;
  /** False for a repeated tap. */
  readonly changed: boolean;
}

/** A write to the source, and the answers for when it is settled or pending. */
export interface SourceWrite {
  readonly write: NewOutboxWrite;
  /** Runs in the transaction that stores the write. */
  readonly begun?: () => void;
  /** Answers once the source has the write and it is recorded. */
  readonly settled: (settled: SettledWrite) => TapOutcome;
  /** Answers while it is unknown whether the source has the write. */
  readonly pending: () => TapOutcome;
}

/** A tap on one task. */
interface TaskTap {
  readonly taskId: string;
  /** The answer while an earlier write of the task isn't settled; null where the tap may wait for it. */
  readonly unsettled: (write: OutboxWrite) => TapOutcome | null;
  /**
   * Decides what to write to the source, or answers where there is nothing to write; runs again when another tap was
   * faster.
   */
  readonly decide: () => Awaitable<TapOutcome | SourceWrite>;
}

export type RunTapOnce = (tap: TaskTap) => Awaitable<TapOutcome>;

interface RunTapOnceDeps {
  readonly source: () => TaskSource;
  /** Null where the source is the database itself and takes part in its transactions. */
  readonly outbox: TaskOutbox | null;
  readonly remember: SettledWriteRecorder;
  readonly streaks: Pick<Streaks, "settle">;
  readonly clock: Clock;
  readonly atomically: <T>(work: () => T) => T;
}

/** 409: an earlier write of the task isn't settled yet. */
export const notSettledError = (): Conflict =>
  new Conflict("notSettled", apiSentence("notSettled"));

/**
 * Runs every close and reopen: past days are settled first, taps on one task run one after the other, and each result
 * is written to the source and recorded here once.
 */
export const createRunTapOnce = (deps: RunTapOnceDeps): RunTapOnce => {
  const { source, outbox, remember, streaks, clock, atomically } = deps;

  const sendToSource = ({
    write,
    begun,
  }: SourceWrite): Awaitable<SettledWrite | "pending" | "busy"> => {
    if (outbox !== null) return outbox.send(write, begun);
    const { action, task, occurrence } = write;
    const writing =
      action === "close"
        ? source().complete(task.id, occurrence)
        : source().reopen(task.id, occurrence);
    return andThen(writing, () =>
      atomically(() => {
        begun?.();
        return remember.applied({ ...write, begunAt: clock.now() });
      }),
    );
  };

  return ({ taskId, unsettled, decide }) => {
    const onceQuiet = (): Awaitable<TapOutcome> => andThen(outbox?.waitForTask(taskId), attempt);
    const attempt = (): Awaitable<TapOutcome> => {
      const earlier = outbox?.of(taskId) ?? null;
      const known = earlier === null ? null : unsettled(earlier);
      if (known !== null) return known;
      return andThen(decide(), (decided): Awaitable<TapOutcome> => {
        if (!("write" in decided)) return decided;
        if (earlier !== null) throw notSettledError();
        return andThen(sendToSource(decided), (writing) => {
          if (writing === "busy") return onceQuiet();
          return writing === "pending" ? decided.pending() : decided.settled(writing);
        });
      });
    };
    return andThen(streaks.settle(), onceQuiet);
  };
};
