import { addDays } from "#server/platform/clock.ts";
import type { Completion } from "../close/completion-record.ts";
import type { CompletionStore } from "../close/completion-store.ts";
import type { BoardDays } from "../board/board-days.ts";
import type { BoardOccurrence } from "../board/board-owners.ts";
import type { AwayMembers } from "../pauses/away-members.ts";
import type { StreakStore } from "./streak-store.ts";
import { isDated, type TaskOccurrence } from "../board/task-view.ts";

interface StreaksDeps {
  readonly days: BoardDays;
  readonly completions: CompletionStore;
  readonly store: StreakStore;
  readonly look: () => AwayMembers;
  readonly today: () => string;
  readonly atomically: <T>(work: () => T) => T;
}

/** Counts consecutive days on which a member closed all of that day's routines. */
export interface Streaks {
  /** Each member's streak as of a day, without members who never had anything to do. */
  on(day: string, memberIds: readonly string[]): ReadonlyMap<string, number>;
  /** Settles every past day; called before anything changes, at the start and after midnight. */
  settle(): void;
  /** Whether every past day is settled. */
  isSettled(): boolean;
  /** Settles again from a day on, after one of its occurrences was closed or reopened later, or a pause was entered. */
  resettle(day: string): void;
}

/** What a member had to do on one day by task, and its completion. */
type Due = ReadonlyMap<string, Pick<TaskOccurrence, "day" | "completion">>;

/** Only a machine whose clock was wrong has more to catch up. */
const mostDaysToCatchUp = 400;

/**
 * The streak after a day: other members' completions neither count nor break it; all the rest has to be done by the
 * end of the day.
 */
const lengthAfter = (
  before: number,
  memberId: string,
  day: string,
  due: Iterable<Completion | null>,
): number => {
  let own = 0;
  for (const completion of due) {
    if (completion === null || completion.doneOn > day) return 0;
    if (completion.memberId === memberId) own += 1;
  }
  return own > 0 ? before + 1 : before;
};

const dueByMember = (
  day: string,
  onBoard: readonly BoardOccurrence[],
): ReadonlyMap<string, Due> => {
  const byMember = new Map<string, Map<string, BoardOccurrence>>();
  for (const occurrence of onBoard) {
    if (!isDated(occurrence.task)) continue;
    for (const [memberId, dueDay] of occurrence.owners) {
      const own = byMember.get(memberId) ?? new Map<string, BoardOccurrence>();
      if (dueDay === day) byMember.set(memberId, own.set(occurrence.task.id, occurrence));
    }
  }
  return byMember;
};

const completionsIn = (due: Due | undefined): readonly (Completion | null)[] =>
  [...(due?.values() ?? [])].map(({ completion }) => completion);

/** The latest days after one, up to a last one; none where the first isn't known. */
const daysAfter = (through: string | null, last: string): readonly string[] => {
  const days: string[] = [];
  if (through === null) return days;
  for (let day = last; day > through && days.length < mostDaysToCatchUp; day = addDays(day, -1))
    days.unshift(day);
  return days;
};

/** Creates the streaks; days are settled as they pass, so that editing or deleting a task never changes a past day. */
export const createStreaks = ({
  days,
  completions,
  store,
  look,
  today,
  atomically,
}: StreaksDeps): Streaks => {
  const dueOn = (day: string) => ({ day, due: dueByMember(day, days.on("routine", day)) });
  const yesterday = (): string => addDays(today(), -1);
  const isSettled = (): boolean => store.settledThrough() === yesterday();

  const unsettled = (): readonly string[] => daysAfter(store.settledThrough(), yesterday());

  const settle = (): void => {
    if (isSettled()) return;
    const passed = unsettled().map(dueOn);
    atomically(() => {
      store.forgetAfter(yesterday());
      for (const { day, due } of passed)
        for (const [memberId, own] of due) {
          const before = store.lengthBefore(memberId, day);
          const length = lengthAfter(before, memberId, day, completionsIn(own));
          const tasks = [...own].map(([id, { day: occurrence }]) => ({ id, occurrence }));
          store.keep({ memberId, day, due: tasks, length });
        }
      store.setSettledThrough(yesterday());
    });
  };

  const resettle = (from: string): void => {
    const away = look();
    for (const memberId of store.membersFrom(from)) {
      let length = store.lengthBefore(memberId, from);
      for (const settled of store.from(memberId, from)) {
        const done = settled.due.map(({ id, occurrence }) => completions.of(id, occurrence));
        if (!away.isAway(memberId, settled.day))
          length = lengthAfter(length, memberId, settled.day, done);
        store.keep({ ...settled, length });
      }
    }
  };

  const on = (day: string, memberIds: readonly string[]): ReadonlyMap<string, number> => {
    const last = day < today() ? day : today();
    const open = [...unsettled(), today()].filter((one) => one <= last);
    const settledBefore = open[0] ?? addDays(last, 1);
    const passed = open.map(dueOn);
    const lengths = new Map<string, number>();
    for (const memberId of memberIds) {
      let length = store.lengthBefore(memberId, settledBefore);
      for (const { day: one, due } of passed) {
        const next = lengthAfter(length, memberId, one, completionsIn(due.get(memberId)));
        // What is open today may still be done, so today can only lengthen the streak.
        length = one === today() ? Math.max(length, next) : next;
      }
      lengths.set(memberId, length);
    }
    return lengths;
  };

  return { on, settle, isSettled, resettle };
};
