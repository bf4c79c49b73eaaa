import type { LedgerEntry } from "../../../contract/stars.ts";
import { type Clock, dayAt, iso } from "../../clock.ts";
import type { Roster } from "../../config/members.ts";
import type { Db } from "../../db/open.ts";
import { InvalidInput } from "../../http/errors.ts";
import { createLedgerStore, type Entry } from "./store.ts";

interface Needs {
  readonly db: Db;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

/** Something done that stars are given for. */
interface Done {
  readonly id: number;
  readonly taskId: string;
  readonly memberId: string;
  readonly doneOn: string;
  readonly task: { readonly title: string; readonly stars: number };
}

interface Page {
  readonly memberId?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

export type Stars = ReturnType<typeof createStars>;

const view = ({
  id,
  memberId,
  delta,
  reason,
  taskId,
  rewardId,
  day,
  createdAt,
}: Entry): LedgerEntry => ({
  id: String(id),
  memberId,
  delta,
  reason,
  ...(taskId === null ? {} : { taskId }),
  ...(rewardId === null ? {} : { rewardId }),
  date: day,
  createdAt: iso(createdAt),
});

const idBefore = (cursor: string | undefined): number => {
  if (cursor === undefined) return Number.MAX_SAFE_INTEGER;
  if (!/^\d{1,15}$/.test(cursor))
    throw new InvalidInput("before", "before: expected the `next` of an earlier page.");
  return Number(cursor);
};

/** The family's stars: given and taken once each, and never forgotten. */
export const createStars = ({ db, roster, clock, timeZone }: Needs) => {
  const ledger = createLedgerStore(db);
  const everyone = (sums: ReadonlyMap<string, number>): Record<string, number> =>
    Object.fromEntries(roster().map(({ id }) => [id, sums.get(id) ?? 0]));
  return {
    /** Gives a completion's stars; the database refuses a second time. */
    award: ({ id, taskId, memberId, doneOn, task }: Done): void => {
      if (task.stars === 0) return;
      ledger.add({
        memberId,
        taskId,
        kind: "award",
        completionId: id,
        delta: task.stars,
        reason: task.title,
        day: doneOn,
        createdAt: clock.now(),
      });
    },
    /** Takes a completion's stars from who got them; answers with how many, 0 when there are none to take. */
    takeBack: (completionId: number): number => {
      const award = ledger.awardOf(completionId);
      if (award === null) return 0;
      const { memberId, taskId, reason, day, delta } = award;
      ledger.add({
        memberId,
        taskId,
        reason,
        day,
        completionId,
        kind: "taken",
        delta: -delta,
        createdAt: clock.now(),
      });
      return delta;
    },
    balanceOf: ledger.balanceOf,
    earnedOn: ledger.earnedOn,
    /** Everyone's stars, 0 included. */
    balances: () => everyone(ledger.balances()),
    /** What everyone earned today, 0 included. */
    earnedToday: () => everyone(ledger.earnedOn(dayAt(clock.now(), timeZone()))),
    /** One page of the ledger, newest first. */
    entries: ({
      memberId,
      before,
      limit,
    }: Page): { entries: LedgerEntry[]; next: string | null } => {
      if (memberId !== undefined && !roster().some(({ id }) => id === memberId))
        throw new InvalidInput("memberId", "memberId: nobody in the family has this id.");
      const found = ledger.page(memberId, idBefore(before), limit + 1);
      const entries = found.slice(0, limit).map(view);
      return { entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : null };
    },
  };
};
