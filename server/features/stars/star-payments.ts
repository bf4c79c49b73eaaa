import { type Clock, dayAt } from "../../platform/clock.ts";
import type { Roster } from "../../config/roster.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { Conflict, NotFound } from "../../platform/errors.ts";
import { knownMember } from "../../http/known-member.ts";
import type { LedgerStore } from "./ledger-store.ts";

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

interface StarPaymentsDeps {
  readonly ledger: LedgerStore;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

const counted = (stars: number): string => (stars === 1 ? "1 star" : `${stars} stars`);

/** Moves stars for other things than chores: redemptions and a parent's adjustments. */
export const createStarPayments = ({ ledger, roster, clock, timeZone }: StarPaymentsDeps) => {
  const now = () => {
    const createdAt = clock.now();
    return { createdAt, day: dayAt(createdAt, timeZone()) };
  };

  return {
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
  };
};
