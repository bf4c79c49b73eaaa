import { useCallback } from "react";
import type { Board, Task } from "#contract/tasks.ts";
import { useBalances } from "../stars/queries.ts";
import { useBoard } from "./queries.ts";

/** A member's routine of today, and what came of it. */
export interface MemberDay {
  /** Whether there is an answer: without one, no tasks doesn't mean nothing to do. */
  readonly isKnown: boolean;
  readonly tasks: readonly Task[];
  readonly done: number;
  /** How much of it is done, 0 to 1; undefined where there is nothing to do. */
  readonly share: number | undefined;
  readonly stars: number;
  readonly starsToday: number;
  readonly streak: number;
  /** Away today: no routine is due. */
  readonly paused: Board["members"][number]["paused"];
}

/** Today's routine of any member; the function keeps its identity as long as what it tells is the same. */
export const useMemberDays = (): ((memberId: string) => MemberDay) => {
  const board = useBoard("routine").data;
  const balances = useBalances().data;
  return useCallback(
    (memberId) => {
      const own = board?.members.find(({ id }) => id === memberId);
      const tasks = own?.tasks ?? [];
      const done = tasks.filter((task) => task.done).length;
      return {
        isKnown: board !== undefined,
        tasks,
        done,
        share: tasks.length === 0 ? undefined : done / tasks.length,
        stars: balances?.[memberId] ?? 0,
        starsToday: own?.starsToday ?? 0,
        streak: own?.streak ?? 0,
        paused: own?.paused,
      };
    },
    [board, balances],
  );
};

/** Today's routine of one member. */
export const useMemberDay = (memberId: string): MemberDay => useMemberDays()(memberId);
