import type { LedgerEntry, LedgerKind } from "#contract/stars.ts";
import { type Clock, dayAt, iso } from "../../platform/clock.ts";
import type { Roster } from "../../config/roster.ts";
import type { Db } from "../../db/connection.ts";
import { knownMember } from "../../http/known-member.ts";
import { parseCursor, newestFirstPage } from "../../platform/pagination.ts";
import { createChoreStars } from "./chore-stars.ts";
import {
  createLedgerStore,
  type StoredLedgerEntry,
  type StoredLedgerKind,
} from "./ledger-store.ts";
import { createStarPayments } from "./star-payments.ts";
import { createRecentAwardStore } from "./recent-award-store.ts";

interface StarsDeps {
  readonly db: Db;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

export interface LedgerPageQuery {
  readonly memberId?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

export type StarService = ReturnType<typeof createStars>;

const kinds: Readonly<Record<StoredLedgerKind, LedgerKind>> = {
  award: "chore",
  taken: "chore",
  redemption: "redemption",
  undo: "undo",
  adjustment: "adjustment",
};

const view = (entry: StoredLedgerEntry): LedgerEntry => {
  const { id, memberId, delta, kind, reason, taskId, rewardId, day, createdAt } = entry;
  return {
    ...{ id: String(id), memberId, delta, reason },
    kind: kinds[kind],
    ...(taskId === null ? {} : { taskId }),
    ...(rewardId === null ? {} : { rewardId }),
    date: day,
    createdAt: iso(createdAt),
  };
};

/** What is older isn't celebrated any more. */
const recentMs = 10_000;
const recentAmong = 50;

/** Creates the family's stars: an append-only ledger in which each award and payment occurs once. */
export const createStars = ({ db, roster, clock, timeZone }: StarsDeps) => {
  const ledger = createLedgerStore(db);
  const recent = createRecentAwardStore(db);
  const everyone = (sums: ReadonlyMap<string, number>): Record<string, number> =>
    Object.fromEntries(roster().map(({ id }) => [id, sums.get(id) ?? 0]));

  return {
    ...createChoreStars(ledger, clock),
    ...createStarPayments({ ledger, roster, clock, timeZone }),
    balanceOf: ledger.balanceOf,
    earnedOn: ledger.earnedOn,
    earnedBetween: ledger.earnedBetween,
    /** Every member's balance, 0 included. */
    balances: () => everyone(ledger.balances()),
    /** What every member earned today, 0 included. */
    earnedToday: () => everyone(ledger.earnedOn(dayAt(clock.now(), timeZone()))),
    /** What chores earned within the last ten seconds and nobody took back, newest first. */
    recentAwards: (): LedgerEntry[] =>
      recent.awardsAfter(clock.now() - recentMs, recentAmong).map(view),
    /** One page of the ledger, newest first. */
    entries: ({
      memberId,
      before,
      limit,
    }: LedgerPageQuery): { entries: LedgerEntry[]; next: string | null } => {
      if (memberId !== undefined) knownMember(roster(), memberId);
      const found = ledger.page(memberId, parseCursor(before), limit + 1);
      const { items, next } = newestFirstPage(found.map(view), limit);
      return { entries: items, next };
    },
  };
};
