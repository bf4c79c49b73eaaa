import type { Task } from "../../../contract/tasks.ts";
import type { Clock } from "../../clock.ts";
import type { Roster } from "../../config/members.ts";
import { Conflict, NotFound } from "../../http/errors.ts";
import type { Awaitable } from "../../providers/provider.ts";
import type { TaskList, TaskSource } from "../../providers/tasks/port.ts";
import { after } from "../../after.ts";
import type { Completion, Completions } from "./completions.ts";
import type { Outbox } from "./outbox.ts";
import type { Write } from "./outbox-store.ts";
import { type Recorder, starsFor, type StarsForTasks } from "./record.ts";
import type { Standing, StandingOf } from "./standing.ts";
import type { Streaks } from "./streaks.ts";
import { checkMember, dayOfTap, type Tap } from "./tap.ts";
import { viewOf } from "./view.ts";

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

export interface TapNeeds {
  readonly source: () => TaskSource;
  /** Null where the source is the house itself and takes part in our own transactions. */
  readonly outbox: Outbox | null;
  readonly standingOf: StandingOf;
  readonly completions: Completions;
  readonly record: Recorder;
  readonly streaks: Streaks;
  readonly stars: StarsForTasks;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly today: () => string;
}

/** Completes a task's current occurrence for a member and awards its stars, exactly once. */
export const createClose = (needs: TapNeeds) => {
  const { source, outbox, standingOf, completions, record, streaks, stars, roster, clock, today } =
    needs;

  const doneBy = (memberId: string): Conflict => {
    const name = roster().find(({ id }) => id === memberId)?.name ?? "somebody else";
    return new Conflict("alreadyDone", `${name} has already done this.`);
  };

  const repeated = (standing: Standing, completion: Completion, memberId: string): Outcome => {
    if (completion.memberId !== memberId) throw doneBy(completion.memberId);
    const task = viewOf({ ...standing, day: completion.occurrence, completion });
    return { task, awarded: 0, balance: stars.balanceOf(memberId), changed: false };
  };

  const doneNow = (standing: Standing, completion: Completion): Outcome => ({
    task: viewOf({ ...standing, completion }),
    awarded: starsFor(completion),
    balance: stars.balanceOf(completion.memberId),
    changed: true,
  });

  const doneOf = ({ task, day: occurrence }: Standing, tap: Tap, doneOn: string) => ({
    ...{ task, occurrence, doneOn, memberId: tap.memberId },
    ...(task.needsApproval === true && tap.byParent !== true
      ? { approval: "waiting" as const }
      : {}),
  });

  const settle = (standing: Standing, tap: Tap, doneOn: string): Outcome => {
    const { id: taskId } = standing.task;
    const done = { ...doneOf(standing, tap, doneOn), taskId, closedAt: clock.now() };
    const completion = record.done(done);
    if (completion !== null) return doneNow(standing, completion);
    // Somebody was faster while the source was asked.
    const first = completions.of(taskId, standing.day);
    if (first === null) throw new Error("an occurrence is done and isn't");
    return repeated(standing, first, tap.memberId);
  };

  const pending = (standing: Standing, memberId: string, changed: boolean): Outcome => ({
    task: viewOf({ ...standing, completion: null, isPending: true }),
    awarded: 0,
    balance: stars.balanceOf(memberId),
    changed,
  });

  const stillPending = (write: Write, memberId: string): Outcome => {
    if (write.action === "reopen")
      throw new Conflict("notSettled", "It isn't known yet whether this is open again.");
    if (write.memberId !== memberId) throw doneBy(write.memberId);
    const { task, occurrence: day } = write;
    return pending({ task, day, completion: null, exists: true, ahead: false }, memberId, false);
  };

  /** Null where another tap was faster. */
  const send = async (
    through: Outbox,
    standing: Standing,
    tap: Tap,
    doneOn: string,
  ): Promise<Outcome | null> => {
    const sent = await through.send({ action: "close", ...doneOf(standing, tap, doneOn) });
    if (sent === "busy") return null;
    if (sent === "pending") return pending(standing, tap.memberId, true);
    const completion = completions.of(tap.id, standing.day);
    if (completion === null) throw new Error("an occurrence is done and isn't");
    return doneNow(standing, completion);
  };

  const closeIt = (list: TaskList, tap: Tap, doneOn: string): Awaitable<Outcome> => {
    const write = outbox?.of(tap.id) ?? null;
    if (write !== null && write.task.list === list) return stillPending(write, tap.memberId);
    return after(standingOf(tap.id, list, doneOn), (standing): Awaitable<Outcome> => {
      if (standing === null || !standing.exists)
        throw new NotFound(list === "todo" ? "to-do" : "chore");
      if (standing.completion !== null)
        return repeated(standing, standing.completion, tap.memberId);
      if (standing.ahead)
        throw new Conflict("notDue", `This is to be done on ${standing.day}, not before.`);
      if (outbox === null)
        return after(source().complete(tap.id, standing.day), () => settle(standing, tap, doneOn));
      return after(
        send(outbox, standing, tap, doneOn),
        (outcome) => outcome ?? after(outbox.quiet(tap.id), () => closeIt(list, tap, doneOn)),
      );
    });
  };

  return (list: TaskList, tap: Tap): Awaitable<Outcome> => {
    checkMember(roster(), tap.memberId);
    const doneOn = dayOfTap(tap, today());
    return after(streaks.settle(), () =>
      after(outbox?.quiet(tap.id), () => closeIt(list, tap, doneOn)),
    );
  };
};
