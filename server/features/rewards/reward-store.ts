import type { Reward } from "#contract/rewards.ts";
import type { Db } from "../../db/connection.ts";

/** The changeable fields of a reward; null where the file's value holds. */
export interface StoredReward {
  readonly id: string;
  readonly custom: boolean;
  readonly name: string | null;
  readonly icon: string | null;
  readonly tier: Reward["tier"] | null;
  readonly cost: number | null;
  readonly hidden: boolean;
}

interface Row extends Omit<StoredReward, "custom" | "hidden"> {
  readonly custom: number;
  readonly hidden: number;
}

interface Wish {
  readonly memberId: string;
  readonly rewardId: string;
}

type WishRow = { member_id: string; reward_id: string };

/** Stores the family's own rewards, their changes to the built-in ones, and the wishes. */
export const createRewardStore = (db: Db) => {
  const columns = "id, custom, name, icon, tier, cost, hidden";
  const all = db.prepare<[], Row>(`SELECT ${columns} FROM rewards ORDER BY created_at, id`);
  const save = db.prepare(
    `INSERT INTO rewards (${columns}, created_at)
     VALUES (:id, :custom, :name, :icon, :tier, :cost, :hidden, :createdAt)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, icon = excluded.icon,
       tier = excluded.tier, cost = excluded.cost, hidden = excluded.hidden`,
  );
  const remove = db.prepare<[string]>("DELETE FROM rewards WHERE id = ?");
  const isWished = db
    .prepare<[string], number>("SELECT 1 FROM reward_assignments WHERE reward_id = ? LIMIT 1")
    .pluck();
  const wishes = db.prepare<[], WishRow>(
    "SELECT member_id, reward_id FROM reward_assignments ORDER BY assigned_at, reward_id",
  );
  const assign = db.prepare<[string, string, number]>(
    `INSERT INTO reward_assignments (member_id, reward_id, assigned_at) VALUES (?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
  const unassign = db.prepare<[string, string]>(
    "DELETE FROM reward_assignments WHERE member_id = ? AND reward_id = ?",
  );
  return {
    /** Oldest first. */
    all: (): readonly StoredReward[] =>
      all.all().map((row) => ({ ...row, custom: row.custom === 1, hidden: row.hidden === 1 })),
    /** Stores a new reward, or a stored one's new values. */
    save: (reward: StoredReward, createdAt: number): void => {
      save.run({
        ...reward,
        custom: Number(reward.custom),
        hidden: Number(reward.hidden),
        createdAt,
      });
    },
    remove: (id: string): void => {
      remove.run(id);
    },
    isWished: (id: string): boolean => isWished.get(id) !== undefined,
    /** Every member's wishes, in the order in which they were made. */
    wishes: (): readonly Wish[] =>
      wishes
        .all()
        .map(({ member_id, reward_id }) => ({ memberId: member_id, rewardId: reward_id })),
    /** Returns false where the wish existed already. */
    assign: ({ memberId, rewardId }: Wish, at: number): boolean =>
      assign.run(memberId, rewardId, at).changes === 1,
    /** Returns false where there was no such wish. */
    unassign: ({ memberId, rewardId }: Wish): boolean =>
      unassign.run(memberId, rewardId).changes === 1,
  };
};

export type RewardStore = ReturnType<typeof createRewardStore>;
