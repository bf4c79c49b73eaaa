import { addDays } from "#server/platform/clock.ts";
import type { Roster } from "#server/config/roster.ts";
import type { TaskOnDay, TaskReads } from "#server/providers/tasks/port.ts";
import type { TaskExtrasStore } from "../authoring/task-extras-store.ts";
import type { AwayMembers } from "../pauses/away-members.ts";
import { nextTurn } from "./next-turn.ts";
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

/** A turn that is about to be decided. */
interface Turn {
  readonly taskId: string;
  readonly occurrence: string;
  readonly memberId: string;
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

const lately = 28;
/** Older turns don't matter any more. */
const mostDaysToCatchUp = 35;

/** Decides turns day by day with one rule, for storing after midnight and for reading. */
export const createTurns = (deps: TurnsDeps): Turns => {
  const { source, arrangements, store, look, roster, today, atomically } = deps;

  const decided = (pending: readonly Turn[], taskId: string, occurrence: string): string | null =>
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
    pending: readonly Turn[],
  ): readonly Turn[] => {
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

  /** The first day whose turns may be undecided; today at the latest. */
  const firstOpenDay = (): string => {
    const [now, through] = [today(), store.settledThrough()];
    if (through === null || through >= now) return now;
    const [next, earliest] = [addDays(through, 1), addDays(now, -mostDaysToCatchUp)];
    return next > earliest ? next : earliest;
  };
  const daysBetween = (first: string, end: string): readonly string[] => {
    const days: string[] = [];
    for (let day = first; day < end; day = addDays(day, 1)) days.push(day);
    return days;
  };

  /** Decides days one after the other and collects their turns. */
  const catchUp = (days: readonly string[]): readonly Turn[] => {
    const pending: Turn[] = [];
    for (const day of days) pending.push(...decide(source.on(day), day, pending));
    return pending;
  };
  const isSettled = (): boolean => store.settledThrough() === today();

  const keep = (turns: readonly Turn[]): void => {
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
