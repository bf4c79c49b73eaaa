import type { Db } from "../../db/connection.ts";

/** A chore that was made of a day's collections. */
export interface BinChore {
  readonly collectedOn: string;
  readonly title: string;
  /** Whose turn it was; null where nobody takes turns. */
  readonly memberId: string | null;
  /** Null until its source has said that it has it. */
  readonly taskId: string | null;
}

interface Row {
  readonly collected_on: string;
  readonly title: string;
  readonly member_id: string | null;
  readonly task_id: string | null;
}

/** Stores which collections a chore was made of. */
export const createBinChoreStore = (db: Db) => {
  const one = db.prepare<[string], Row>("SELECT * FROM bin_chores WHERE collected_on = ?");
  const last = db.prepare<[string], { member_id: string }>(
    `SELECT member_id FROM bin_chores WHERE member_id IS NOT NULL AND collected_on < ?
     ORDER BY collected_on DESC LIMIT 1`,
  );
  const put = db.prepare<[Row]>(
    `INSERT INTO bin_chores (collected_on, title, member_id, task_id)
     VALUES (@collected_on, @title, @member_id, @task_id)
     ON CONFLICT (collected_on) DO UPDATE SET task_id = excluded.task_id`,
  );
  const forget = db.prepare<[string]>("DELETE FROM bin_chores WHERE collected_on < ?");
  return {
    find: (day: string): BinChore | null => {
      const row = one.get(day);
      if (row === undefined) return null;
      const { collected_on: collectedOn, title, member_id: memberId, task_id: taskId } = row;
      return { collectedOn, title, memberId, taskId };
    },
    /** Whose turn it was the last time before a day; undefined where nobody had one. */
    lastTurnBefore: (day: string): string | undefined => last.get(day)?.member_id,
    put: ({ collectedOn, title, memberId, taskId }: BinChore): void =>
      void put.run({ collected_on: collectedOn, title, member_id: memberId, task_id: taskId }),
    forgetBefore: (day: string): void => void forget.run(day),
  };
};

export type BinChoreStore = ReturnType<typeof createBinChoreStore>;
