import type { LedgerEntry, LedgerKind } from "#contract/stars.ts";
import { type Clock, dayAt, iso } from "../../platform/clock.ts";
import type { Roster } from "../../config/roster.ts";
import type { Db } from "../../db/connection.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { Conflict, NotFound } from "../../platform/errors.ts";
import { knownMember } from "../../http/known-member.ts";
import { parseCursor, newestFirstPage } from "../../platform/pagination.ts";
import {
  createLedgerStore,
  type StoredLedgerEntry,
  type StoredLedgerKind,
} from "./ledger-store.ts";

interface StarsDeps {
  readonly db: Db;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

/** A completion that earns stars. */
export interface StarredCompletion {
  readonly id: number;
  readonly taskId: string;
  readonly memberId: string;
  readonly doneOn: string;
  readonly task: { readonly title: string; readonly stars: number };
}

/** A reward that stars are spent on. */
export interface StarredRedemption {
  readonly redemptionId: number;
  readonly rewardId: string;
  readonly memberId: string;
  readonly name: string;
  readonly cost: number;
}

export interface StarAdjustment {
  readonly memberId: string;
  readonly delta: number;
  readonly reason: string;
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

const counted = (stars: number): string => (stars === 1 ? "1 star" : `${stars} stars`);

/** Creates the family's stars: an append-only ledger in which each award and payment occurs once. */
export const createStars = ({ db, roster, clock, timeZone }: StarsDeps) => {
  const ledger = createLedgerStore(db);
  const everyone = (sums: ReadonlyMap<string, number>): Record<string, number> =>
    Object.fromEntries(roster().map(({ id }) => [id, sums.get(id) ?? 0]));
  const now = () => {
    const createdAt = clock.now();
    return { createdAt, day: dayAt(createdAt, timeZone()) };
  };
  return {
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
    /** Throws 409 `insufficient` unless the member has as many stars as something costs. */
    requireEnough: (memberId: string, cost: number): void => {
      const { name } = knownMember(roster(), memberId);
      const has = ledger.balanceOf(memberId);
      if (has < cost)
        throw new Conflict(
          "insufficient",
          apiSentence("insufficient.cost", { name, stars: counted(has), cost: counted(cost) }),
        );
    },
    /** Pays a redemption; the database refuses a second payment, and a negative balance. */
    spend: ({ name, cost, ...spent }: StarredRedemption): void => {
      ledger.add({ ...spent, ...now(), kind: "redemption", delta: -cost, reason: name });
    },
    /** Returns a redemption's stars; the database refuses a second time. */
    giveBack: ({ name, cost, ...spent }: StarredRedemption): void => {
      ledger.add({ ...spent, ...now(), kind: "undo", delta: cost, reason: name });
    },
    /**
     * Gives or takes stars in a parent's name and returns the balance; 404 for an unknown member, 409 `insufficient`.
     */
    adjust: ({ memberId, delta, reason }: StarAdjustment): number => {
      const member = roster().find(({ id }) => id === memberId);
      if (member === undefined) throw new NotFound("member");
      const has = ledger.balanceOf(memberId);
      if (delta < 0 && has + delta < 0)
        throw new Conflict(
          "insufficient",
          apiSentence("insufficient.taken", {
            name: member.name,
            stars: counted(has),
            taken: counted(-delta),
          }),
        );
      ledger.add({ memberId, delta, reason, ...now(), kind: "adjustment" });
      return has + delta;
    },
    balanceOf: ledger.balanceOf,
    earnedOn: ledger.earnedOn,
    earnedBetween: ledger.earnedBetween,
    /** Every member's balance, 0 included. */
    balances: () => everyone(ledger.balances()),
    /** What every member earned today, 0 included. */
    earnedToday: () => everyone(ledger.earnedOn(dayAt(clock.now(), timeZone()))),
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
