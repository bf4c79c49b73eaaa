import { NotFound } from "../../http/errors.ts";
import type { Awaitable } from "../../providers/provider.ts";
import type { TaskList } from "../../providers/tasks/port.ts";
import { after } from "./after.ts";
import type { Outcome, TapNeeds } from "./close.ts";
import type { Completion } from "./completions.ts";
import type { Standing } from "./standing.ts";
import { checkMember, dayOfTap, type Tap } from "./tap.ts";
import { viewOf } from "./view.ts";

/** Opens a task's current occurrence again and takes its stars from who got them, whoever asks. */
export const createReopen = (needs: TapNeeds) => {
  const { source, standingOf, completions, streaks, stars, roster, clock, today, atomically } =
    needs;

  const takeBack = (standing: Standing, { id, memberId, occurrence }: Completion): Outcome =>
    atomically(() => {
      const changed = completions.reopen(id, clock.now());
      const taken = changed ? stars.takeBack(id) : 0;
      if (changed && occurrence < today()) streaks.resettle(occurrence, standing.task.id);
      const task = viewOf({ ...standing, day: occurrence, completion: null });
      return {
        task,
        awarded: taken === 0 ? 0 : -taken,
        balance: stars.balanceOf(memberId),
        changed,
      };
    });

  return (list: TaskList, tap: Tap): Awaitable<Outcome> => {
    checkMember(roster(), tap.memberId);
    const day = dayOfTap(tap, today());
    return after(streaks.settle(), () =>
      after(standingOf(tap.id, list, day), (standing): Awaitable<Outcome> => {
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
        const told = standing.exists ? source().reopen(tap.id, completion.occurrence) : undefined;
        return after(told, () => takeBack(standing, completion));
      }),
    );
  };
};
