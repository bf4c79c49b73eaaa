import type { Task } from "#contract/tasks.ts";
import { after } from "#server/platform/and-then.ts";
import type { Clock } from "#server/platform/clock.ts";
import { Conflict } from "#server/http/errors.ts";
import type { Awaitable } from "#server/providers/provider.ts";
import type { TaskSource } from "#server/providers/tasks/port.ts";
import type { NewWrite, Outbox } from "../outbox/outbox.ts";
import type { Write } from "../outbox/outbox-store.ts";
import type { Remember, Settled } from "./record-settled-write.ts";
import type { Streaks } from "../streaks/streaks.ts";

/** What became of a tap. */
export interface Outcome {
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
export interface Telling {
  readonly write: NewWrite;
  /** What is noted together with the write's beginning. */
  readonly begun?: () => void;
  /** The source has it, and it is remembered. */
  readonly settled: (settled: Settled) => Outcome;
  /** Nobody knows whether the source has it; that is found out later. */
  readonly pending: () => Outcome;
}

/** A tap on one task. */
interface OneTap {
  readonly taskId: string;
  /** What to answer while an earlier write of the task isn't settled; null where only a telling has to wait for that. */
  readonly unsettled: (write: Write) => Outcome | null;
  /** What there is to tell the source, or the answer where that is nothing; asked anew when another tap was faster. */
  readonly decide: () => Awaitable<Outcome | Telling>;
}

export type TapOnce = (tap: OneTap) => Awaitable<Outcome>;

interface Needs {
  readonly source: () => TaskSource;
  /** Null where the source is the house itself and takes part in our own transactions. */
  readonly outbox: Outbox | null;
  readonly remember: Remember;
  readonly streaks: Pick<Streaks, "settle">;
  readonly clock: Clock;
  readonly atomically: <T>(work: () => T) => T;
}

/** 409: an earlier tap on the task has to be settled first. */
export const notSettled = (): Conflict =>
  new Conflict("notSettled", "It isn't known yet whether this is done.");

/**
 * The one way in which something is closed or opened: days that have passed are settled first, taps on one task wait for
 * each other, and what a tap decides goes to the source and into the house's memory once.
 */
export const createTapOnce = (needs: Needs): TapOnce => {
  const { source, outbox, remember, streaks, clock, atomically } = needs;

  const tell = ({ write, begun }: Telling): Awaitable<Settled | "pending" | "busy"> => {
    if (outbox !== null) return outbox.send(write, begun);
    const { action, task, occurrence } = write;
    const told =
      action === "close"
        ? source().complete(task.id, occurrence)
        : source().reopen(task.id, occurrence);
    return after(told, () =>
      atomically(() => {
        begun?.();
        return remember.applied({ ...write, begunAt: clock.now() });
      }),
    );
  };

  return ({ taskId, unsettled, decide }) => {
    const onceQuiet = (): Awaitable<Outcome> => after(outbox?.quiet(taskId), attempt);
    const attempt = (): Awaitable<Outcome> => {
      const earlier = outbox?.of(taskId) ?? null;
      const known = earlier === null ? null : unsettled(earlier);
      if (known !== null) return known;
      return after(decide(), (decided): Awaitable<Outcome> => {
        if (!("write" in decided)) return decided;
        if (earlier !== null) throw notSettled();
        return after(tell(decided), (told) => {
          if (told === "busy") return onceQuiet();
          return told === "pending" ? decided.pending() : decided.settled(told);
        });
      });
    };
    return after(streaks.settle(), onceQuiet);
  };
};
