import type { Db } from "../../db/connection.ts";

export interface NewRedemption {
  readonly memberId: string;
  readonly rewardId: string;
  /** The reward's current name; it may have been renamed since. */
  readonly name: string;
  readonly icon: string;
  readonly cost: number;
}

export interface RedemptionRecord extends NewRedemption {
  readonly id: number;
  readonly day: string;
  /** Milliseconds since 1970. */
  readonly redeemedAt: number;
  /** Milliseconds since 1970; null while the stars are spent. */
  readonly undoneAt: number | null;
}

interface Row {
  id: number;
  member_id: string;
  reward_id: string;
  name: string;
  icon: string;
  cost: number;
  day: string;
  redeemed_at: number;
  undone_at: number | null;
}

const read = (row: Row): RedemptionRecord => ({
  id: row.id,
  memberId: row.member_id,
  rewardId: row.reward_id,
  name: row.name,
  icon: row.icon,
  cost: row.cost,
  day: row.day,
  redeemedAt: row.redeemed_at,
  undoneAt: row.undone_at,
});

/** Stores redemptions; when each was made or undone is in the ledger. */
export const createRedemptionStore = (db: Db) => {
  const insert = db
    .prepare<NewRedemption, number>(
      `INSERT INTO redemptions (member_id, reward_id, name, icon, cost)
       VALUES (:memberId, :rewardId, :name, :icon, :cost) RETURNING id`,
    )
    .pluck();
  const found = (where: string): string =>
    `SELECT redemptions.*, paid.day, paid.created_at AS redeemed_at, undone.created_at AS undone_at
     FROM redemptions
     JOIN ledger AS paid ON paid.redemption_id = redemptions.id AND paid.kind = 'redemption'
     LEFT JOIN ledger AS undone ON undone.redemption_id = redemptions.id AND undone.kind = 'undo'
     WHERE ${where}`;
  const one = db.prepare<[number], Row>(found("redemptions.id = ?"));
  const between = db.prepare<[number, number], Row>(
    found("paid.created_at > ? AND paid.created_at <= ? AND undone.id IS NULL ORDER BY paid.id"),
  );
  const page = db.prepare<[number, number], Row>(
    found("redemptions.id < ? ORDER BY redemptions.id DESC LIMIT ?"),
  );
  const pageOf = db.prepare<[string, number, number], Row>(
    found("redemptions.member_id = ? AND redemptions.id < ? ORDER BY redemptions.id DESC LIMIT ?"),
  );
  const wasRedeemed = db
    .prepare<[string], number>("SELECT 1 FROM redemptions WHERE reward_id = ? LIMIT 1")
    .pluck();
  return {
    /** Stores a redemption, to be paid in the same transaction; returns its id. */
    add: (redemption: NewRedemption): number => {
      const id = insert.get(redemption);
      if (id === undefined) throw new Error("a redemption was kept without an id");
      return id;
    },
    find: (id: number): RedemptionRecord | null => {
      const row = one.get(id);
      return row === undefined ? null : read(row);
    },
    /** Newest first, those before an id. */
    page: (
      memberId: string | undefined,
      before: number,
      limit: number,
    ): readonly RedemptionRecord[] =>
      (memberId === undefined ? page.all(before, limit) : pageOf.all(memberId, before, limit)).map(
        read,
      ),
    /** Those after one instant and up to another that aren't undone, oldest first. */
    between: (after: number, until: number): readonly RedemptionRecord[] =>
      between.all(after, until).map(read),
    /** Whether the reward was ever redeemed, even if that was undone. */
    wasRedeemed: (rewardId: string): boolean => wasRedeemed.get(rewardId) !== undefined,
  };
};

export type RedemptionStore = ReturnType<typeof createRedemptionStore>;
