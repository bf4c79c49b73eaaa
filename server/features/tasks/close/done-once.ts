import type { Task } from "#contract/tasks.ts";
import { andThen } from "#server/platform/and-then.ts";
import type { Clock } from "#server/platform/clock.ts";
import { Conflict } from "#server/http/errors.ts";
import type { Awaitable } from "#server/providers/provider.ts";
import type { TaskSource } from "#server/providers/tasks/port.ts";
import type { NewOutboxWrite, TaskOutbox } from "../outbox/outbox.ts";
import type { OutboxWrite } from "../outbox/outbox-store.ts";
import type { SettledWriteRecorder, SettledWrite } from "./record-settled-write.ts";
import type { Streaks } from "../streaks/streaks.ts";

/** What became of a tap. */
export interface TapOutcome {
  /** Its `state` is `pending` where the source hasn't settled it. */
  readonly task: Task;
  /** The stars that it gave, or took when negative. */
  readonly awarded: number;
  /** What the member now has from whom or to whom the stars went. */
  readonly balance: number;
  /** False for a repeat. */
  readonly changed: boolean;
}

/** What a tap has to tell the source, and what to answer when that is settled or not. */
export interface SourceWrite {
  readonly write: NewOutboxWrite;
  /** What is noted together with the write's beginning. */
  readonly begun?: () => void;
  /** The source has it, and it is remembered. */
  readonly settled: (settled: SettledWrite) => TapOutcome;
  /** Nobody knows whether the source has it; that is found out later. */
  readonly pending: () => TapOutcome;
}

/** A tap on one task. */
interface TaskTap {
  readonly taskId: string;
  /** What to answer while an earlier write of the task isn't settled; null where only a telling has to wait for that. */
  readonly unsettled: (write: OutboxWrite) => TapOutcome | null;
  /** What there is to tell the source, or the answer where that is nothing; asked anew when another tap was faster. */
  readonly decide: () => Awaitable<TapOutcome | SourceWrite>;
}

export type RunTapOnce = (tap: TaskTap) => Awaitable<TapOutcome>;

interface RunTapOnceDeps {
  readonly source: () => TaskSource;
  /** Null where the source is the house itself and takes part in our own transactions. */
  readonly outbox: TaskOutbox | null;
  readonly remember: SettledWriteRecorder;
  readonly streaks: Pick<Streaks, "settle">;
  readonly clock: Clock;
  readonly atomically: <T>(work: () => T) => T;
}

/** 409: an earlier tap on the task has to be settled first. */
export const notSettledError = (): Conflict =>
  new Conflict("notSettled", "It isn't known yet whether this is done.");

/**
 * The one way in which something is closed or opened: days that have passed are settled first, taps on one task wait for
 * each other, and what a tap decides goes to the source and into the house's memory once.
 */
export const createRunTapOnce = (deps: RunTapOnceDeps): RunTapOnce => {
  const { source, outbox, remember, streaks, clock, atomically } = deps;

  const sendToSource = ({
    write,
    begun,
  }: SourceWrite): Awaitable<SettledWrite | "pending" | "busy"> => {
    if (outbox !== null) return outbox.send(write, begun);
    const { action, task, occurrence } = write;
    const told =
      action === "close"
        ? source().complete(task.id, occurrence)
        : source().reopen(task.id, occurrence);
    return andThen(told, () =>
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
        return andThen(sendToSource(decided), (told) => {
          if (told === "busy") return onceQuiet();
          return told === "pending" ? decided.pending() : decided.settled(told);
        });
      });
    };
    return andThen(streaks.settle(), onceQuiet);
  };
};
