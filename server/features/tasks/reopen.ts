import { Conflict, NotFound } from "../../http/errors.ts";
import type { Awaitable } from "../../providers/provider.ts";
import type { TaskList } from "../../providers/tasks/port.ts";
import { after } from "../../after.ts";
import type { Outcome, TapNeeds } from "./close.ts";
import type { Completion } from "./completions.ts";
import type { Outbox } from "./outbox.ts";
import type { Write } from "./outbox-store.ts";
import type { Standing } from "./standing.ts";
import { checkMember, dayOfTap, type Tap } from "./tap.ts";
import { viewOf } from "./view.ts";

/** Opens a task's current occurrence again and takes its stars from who got them, whoever asks. */
export const createReopen = (needs: TapNeeds) => {
  const { source, outbox, standingOf, completions, record, streaks, stars, roster, today } = needs;

  const openAgain = (
    standing: Standing,
    completion: Completion,
    taken: number | null,
  ): Outcome => ({
    task: viewOf({ ...standing, day: completion.occurrence, completion: null }),
    awarded: taken === null || taken === 0 ? 0 : -taken,
    balance: stars.balanceOf(completion.memberId),
    changed: taken !== null,
  });

  const pending = (standing: Standing, completion: Completion, changed: boolean): Outcome => ({
    task: viewOf({ ...standing, day: completion.occurrence, completion, isPending: true }),
    awarded: 0,
    balance: stars.balanceOf(completion.memberId),
    changed,
  });

  const stillPending = ({ action, task, occurrence: day }: Write): Outcome => {
    const completion = completions.of(task.id, day);
    if (action === "close" || completion === null)
      throw new Conflict("notSettled", "It isn't known yet whether this is done.");
    return pending({ task, day, completion, exists: true, ahead: false }, completion, false);
  };

  /** Null where another tap was faster. */
  const send = async (
    through: Outbox,
    standing: Standing,
    completion: Completion,
    tap: Tap,
    doneOn: string,
  ): Promise<Outcome | null> => {
    const { task } = standing;
    const { occurrence } = completion;
    const write = { task, occurrence, doneOn, memberId: tap.memberId };
    const sent = await through.send({ action: "reopen", ...write });
    if (sent === "busy") return null;
    if (sent === "pending") return pending(standing, completion, true);
    return openAgain(standing, completion, -sent.stars);
  };

  const reopenIt = (list: TaskList, tap: Tap, day: string): Awaitable<Outcome> => {
    const write = outbox?.of(tap.id) ?? null;
    if (write !== null && write.task.list === list) return stillPending(write);
    return after(standingOf(tap.id, list, day), (standing): Awaitable<Outcome> => {
      if (standing === null) throw new NotFound(list === "todo" ? "to-do" : "chore");
      const { completion } = standing;
      if (completion === null)
        return {
          task: viewOf(standing),
          awarded: 0,
          balance: stars.balanceOf(tap.memberId),
          changed: false,
        };
      // What its source has lost can still be taken back here.
      if (!standing.exists) return openAgain(standing, completion, record.reopened(completion));
      if (outbox === null)
        return after(source().reopen(tap.id, completion.occurrence), () =>
          openAgain(standing, completion, record.reopened(completion)),
        );
      return after(
        send(outbox, standing, completion, tap, day),
        (outcome) => outcome ?? after(outbox.quiet(tap.id), () => reopenIt(list, tap, day)),
      );
    });
  };

  return (list: TaskList, tap: Tap): Awaitable<Outcome> => {
    checkMember(roster(), tap.memberId);
    const day = dayOfTap(tap, today());
    return after(streaks.settle(), () =>
      after(outbox?.quiet(tap.id), () => reopenIt(list, tap, day)),
    );
  };
};
