import { addDays } from "#server/platform/clock.ts";
import type { Roster } from "#server/config/roster.ts";
import type { TaskOnDay, TaskReads } from "#server/providers/tasks/port.ts";
import type { TaskExtrasStore } from "../authoring/task-extras-store.ts";
import type { AwayMembers } from "../pauses/away-members.ts";
import { createTurnDecider, type PendingTurn } from "./turn-decider.ts";
import type { TurnStore } from "./turn-store.ts";

interface TurnsDeps {
  readonly source: TaskReads;
  readonly arrangements: TaskExtrasStore;
  readonly store: TurnStore;
  readonly look: () => AwayMembers;
  readonly roster: () => Roster;
  readonly today: () => string;
  readonly atomically: <T>(work: () => T) => T;
}

/** Whose turn an occurrence is; null where it is nobody's. */
export type WhoseTurn = (taskId: string, occurrence: string) => string | null;

/** Decides who does a chore with turns. */
export interface Turns {
  /** Computes whose turns a day's tasks are, even where that isn't stored yet; never writes. */
  onDay(day: string): (tasks: readonly TaskOnDay[]) => WhoseTurn;
  /** Decides the turns of every day up to today; called before anything changes and after midnight. */
  settle(): void;
  /** Whether the turns of every day up to today are decided. */
  isSettled(): boolean;
  /** Decides one task's turn of today, again where its member takes no turns any more. */
  settleTask(id: string): void;
  /** Makes the next settling decide today again, after a member came back. */
  reconsiderToday(): void;
}

/** Older turns don't matter any more. */
const mostDaysToCatchUp = 35;

const daysBetween = (first: string, end: string): readonly string[] => {
  const days: string[] = [];
  for (let day = first; day < end; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Decides turns day by day with one rule, for storing after midnight and for reading. */
export const createTurns = (deps: TurnsDeps): Turns => {
  const { source, arrangements, store, today, atomically } = deps;

  const { decided, decide } = createTurnDecider(deps);

  /** The first day whose turns may be undecided; today at the latest. */
  const firstOpenDay = (): string => {
    const [now, through] = [today(), store.settledThrough()];
    if (through === null || through >= now) return now;
    const [next, earliest] = [addDays(through, 1), addDays(now, -mostDaysToCatchUp)];
    return next > earliest ? next : earliest;
  };
  /** Decides days one after the other and collects their turns. */
  const catchUp = (days: readonly string[]): readonly PendingTurn[] => {
    const pending: PendingTurn[] = [];
    for (const day of days) pending.push(...decide(source.on(day), day, pending));
    return pending;
  };
  const isSettled = (): boolean => store.settledThrough() === today();

  const keep = (turns: readonly PendingTurn[]): void => {
    for (const { taskId, occurrence, memberId } of turns) store.keep(taskId, occurrence, memberId);
  };

  return {
    onDay: (day) => {
      const first = firstOpenDay();
      if (day < first || day > today() || !arrangements.anyTurns()) return () => store.of;
      const earlier = catchUp(daysBetween(first, day));
      return (tasks) => {
        const pending = [...earlier, ...decide(tasks, day, earlier)];
        return (taskId, occurrence) => decided(pending, taskId, occurrence);
      };
    },
    isSettled,
    settle: () => {
      if (isSettled()) return;
      const now = today();
      const days = arrangements.anyTurns() ? daysBetween(firstOpenDay(), addDays(now, 1)) : [];
      const turns = catchUp(days);
      atomically(() => {
        keep(turns);
        store.setSettledThrough(now);
      });
    },
    settleTask: (id) => {
      const task = source.find(id, today());
      if (task === null || task.occurrence === null) return;
      const { rotation } = arrangements.of(id);
      const before = store.of(id, task.occurrence);
      if (before !== null && rotation?.memberIds.includes(before) !== true)
        store.forget(id, task.occurrence);
      keep(decide([task], today(), []));
    },
    reconsiderToday: () => {
      if (isSettled()) store.setSettledThrough(addDays(today(), -1));
    },
  };
};
