import { addDays } from "#server/platform/clock.ts";
import type { Rotation } from "#contract/tasks.ts";
import type { Roster } from "#server/config/roster.ts";
import type { RepetitionDays } from "#server/recurrence/repetition-days.ts";
import type { TaskOnDay } from "#server/providers/tasks/port.ts";
import type { AwayMembers } from "../pauses/away-members.ts";
import { nextTurn } from "./next-turn.ts";
import type { TurnStore } from "./turn-store.ts";

interface PredictTurnDeps {
  readonly store: Pick<TurnStore, "before">;
  readonly repetitionDays: Pick<RepetitionDays, "after">;
  readonly look: () => AwayMembers;
  readonly roster: () => Roster;
  readonly today: () => string;
}

/** Predicts whose turn comes after a member's, with the current pauses and roster; null where that can't be known. */
export type PredictTurn = (task: TaskOnDay, rotation: Rotation, memberId: string) => string | null;

/** Predicts turns by the rule that decides them; made anew for each read, because pauses may change in between. */
export const createPredictTurn = ({
  store,
  repetitionDays,
  look,
  roster,
  today,
}: PredictTurnDeps): PredictTurn => {
  const away = look();
  const livesHere = new Set(roster().map(({ id }) => id));
  /** The task's next day if it is done today. */
  const nextDay = (task: TaskOnDay, occurrence: string): string | null => {
    const { recurrence: rule, repeatAfterDays, due = occurrence } = task;
    if (repeatAfterDays !== undefined) return addDays(today(), repeatAfterDays);
    const from = occurrence > today() ? occurrence : today();
    return rule === undefined ? null : repetitionDays.after({ rule, start: due }, from);
  };
  // Who is back on the day is there: that day is the occurrence, so nothing is due later for them, as in the decider.
  return (task, rotation, memberId) => {
    const { occurrence } = task;
    if (occurrence === null || rotation.order !== "roundRobin") return null;
    const day = nextDay(task, occurrence);
    if (day === null) return null;
    return nextTurn(rotation, (id) => livesHere.has(id) && !away.isAway(id, day), {
      lastTurns: () => [memberId, ...store.before(task.id, occurrence)],
      doneLately: () => new Map(),
    });
  };
};
