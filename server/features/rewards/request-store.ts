import type { Db } from "../../db/connection.ts";

/** That a parent is asked for a reward. */
export interface RedemptionRequestRecord {
  readonly id: number;
  readonly memberId: string;
  readonly rewardId: string;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
}

type Wanted = Pick<RedemptionRequestRecord, "memberId" | "rewardId">;

/** Stores the rewards for which a parent is asked. */
export const createRequestStore = (db: Db) => {
  const columns = "id, member_id AS memberId, reward_id AS rewardId, asked_at AS askedAt";
  const insert = db
    .prepare<[string, string, number], number>(
      "INSERT INTO redemption_requests (member_id, reward_id, asked_at) VALUES (?, ?, ?) RETURNING id",
    )
    .pluck();
  const since = db.prepare<[number], RedemptionRequestRecord>(
    `SELECT ${columns} FROM redemption_requests WHERE asked_at > ? ORDER BY id`,
  );
  const remove = db.prepare<[number]>("DELETE FROM redemption_requests WHERE id = ?");
  const forget = db.prepare<[number]>("DELETE FROM redemption_requests WHERE asked_at <= ?");
  return {
    add: ({ memberId, rewardId }: Wanted, askedAt: number): number => {
      const id = insert.get(memberId, rewardId, askedAt);
      if (id === undefined) throw new Error("a request was kept without an id");
      return id;
    },
    /** Those asked after an instant, oldest first. */
    since: (instant: number): RedemptionRequestRecord[] => since.all(instant),
    remove: (id: number): void => void remove.run(id),
    /** Deletes those asked at an instant or before. */
    forgetBefore: (instant: number): void => void forget.run(instant),
  };
};
export type RequestStore = ReturnType<typeof createRequestStore>;
