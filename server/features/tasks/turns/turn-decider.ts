import { addDays } from "#server/platform/clock.ts";
import type { Roster } from "#server/config/roster.ts";
import type { TaskOnDay } from "#server/providers/tasks/port.ts";
import type { TaskExtrasStore } from "../authoring/task-extras-store.ts";
import type { AwayMembers } from "../pauses/away-members.ts";
import { nextTurn } from "./next-turn.ts";
import type { TurnStore } from "./turn-store.ts";

interface TurnDeciderDeps {
  readonly arrangements: TaskExtrasStore;
  readonly store: TurnStore;
  readonly look: () => AwayMembers;
  readonly roster: () => Roster;
}

/** A turn that is decided and not stored yet. */
export interface PendingTurn {
  readonly taskId: string;
  readonly occurrence: string;
  readonly memberId: string;
}

const lately = 28;

/** Creates the rule that decides turns from the stored ones and the pending ones; it never writes. */
export const createTurnDecider = ({ arrangements, store, look, roster }: TurnDeciderDeps) => {
  /** Whose turn an occurrence is, stored or pending; null while that isn't decided. */
  const decided = (
    pending: readonly PendingTurn[],
    taskId: string,
    occurrence: string,
  ): string | null =>
    store.of(taskId, occurrence) ??
    pending.find((turn) => turn.taskId === taskId && turn.occurrence === occurrence)?.memberId ??
    null;

  const doneLately = (taskId: string, day: string) => {
    const since = addDays(day, -lately);
    const members = new Map<string, { times: number; lastDay: string }>();
    for (const done of store.doneBefore(taskId, day)) {
      const soFar = members.get(done.memberId) ?? { times: 0, lastDay: done.day };
      members.set(done.memberId, {
        ...soFar,
        times: soFar.times + (done.day >= since ? 1 : 0),
      });
    }
    return members;
  };

  /** The turns that become current on a day, after the undecided ones before it. */
  const decide = (
    tasks: readonly TaskOnDay[],
    day: string,
    pending: readonly PendingTurn[],
  ): readonly PendingTurn[] => {
    const away = look();
    const livesHere = new Set(roster().map(({ id }) => id));
    return tasks.flatMap((task) => {
      const { id: taskId, occurrence } = task;
      if (occurrence === null || occurrence > day) return [];
      const { rotation } = arrangements.of(taskId);
      if (rotation === null || decided(pending, taskId, occurrence) !== null) return [];
      const isThere = (id: string): boolean => {
        const due = away.dueDay(id, task, occurrence);
        return livesHere.has(id) && !away.isAway(id, day) && due !== null && due <= day;
      };
      const memberId = nextTurn(rotation, isThere, {
        lastTurns: () => [
          ...pending
            .filter((turn) => turn.taskId === taskId && turn.occurrence < occurrence)
            .map((turn) => turn.memberId)
            .toReversed(),
          ...store.before(taskId, occurrence),
        ],
        doneLately: () => doneLately(taskId, day),
      });
      return memberId === null ? [] : [{ taskId, occurrence, memberId }];
    });
  };

  return { decided, decide };
};
