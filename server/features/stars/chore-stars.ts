import type { Clock } from "../../platform/clock.ts";
import type { LedgerStore } from "./ledger-store.ts";

/** A completion that earns stars. */
export interface StarredCompletion {
  readonly id: number;
  readonly taskId: string;
  readonly memberId: string;
  readonly doneOn: string;
  readonly task: { readonly title: string; readonly stars: number };
}

/** Awards the stars of chores and takes them back. */
export const createChoreStars = (ledger: LedgerStore, clock: Clock) => ({
  /** Awards a completion's stars; the database refuses a second award. */
  award: ({ id, taskId, memberId, doneOn, task }: StarredCompletion): void => {
    if (task.stars === 0) return;
    ledger.add({
      ...{ memberId, taskId, kind: "award", completionId: id },
      delta: task.stars,
      reason: task.title,
      day: doneOn,
      createdAt: clock.now(),
    });
  },
  /** Takes a completion's stars back; returns how many, 0 where there were none. */
  takeBack: (completionId: number): number => {
    const award = ledger.awardOf(completionId);
    if (award === null) return 0;
    const { delta } = award;
    const createdAt = clock.now();
    ledger.add({ ...award, completionId, kind: "taken", delta: -delta, createdAt });
    return delta;
  },
});
