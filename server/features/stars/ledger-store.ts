import type { Db } from "../../db/connection.ts";

interface AnyEntry {
  readonly memberId: string;
  /** Never 0. */
  readonly delta: number;
  /** What the stars are for, as its author wrote it. */
  readonly reason: string;
  /** The day of the family's zone that it counts for. */
  readonly day: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

interface ForChore {
  readonly kind: "award" | "taken";
  readonly completionId: number;
  readonly taskId: string;
}

interface ForReward {
  readonly kind: "redemption" | "undo";
  readonly redemptionId: number;
  readonly rewardId: string;
}

/** An entry to append to the ledger; it can't be changed afterwards. */
export type NewLedgerEntry = AnyEntry & (ForChore | ForReward | { readonly kind: "adjustment" });

export type StoredLedgerKind = NewLedgerEntry["kind"];

export interface StoredLedgerEntry extends AnyEntry {
  readonly id: number;
  readonly kind: StoredLedgerKind;
  readonly taskId: string | null;
  readonly rewardId: string | null;
}

/** An award that wasn't taken back. */
type Award = Omit<AnyEntry, "createdAt"> & Pick<ForChore, "taskId">;

/** One row of the ledger, as the database has it. */
export interface StoredLedgerRow {
  id: number;
  member_id: string;
  delta: number;
  kind: StoredLedgerKind;
  reason: string;
  task_id: string | null;
  reward_id: string | null;
  day: string;
  created_at: number;
}

type AwardRow = StoredLedgerRow & { task_id: string };
type Sum = { member_id: string; stars: number };

/** The columns of a row. */
export const ledgerColumns =
  "id, member_id, delta, kind, reason, task_id, reward_id, day, created_at";

/** What a row says. */
export const readLedgerRow = (row: StoredLedgerRow): StoredLedgerEntry => ({
  id: row.id,
  memberId: row.member_id,
  delta: row.delta,
  kind: row.kind,
  reason: row.reason,
  taskId: row.task_id,
  rewardId: row.reward_id,
  day: row.day,
  createdAt: row.created_at,
});

const sums = (rows: readonly Sum[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ member_id, stars }) => [member_id, stars]));

const nothingElse = { completionId: null, taskId: null, rewardId: null, redemptionId: null };

/** Stores the append-only ledger and computes its sums. */
export const createLedgerStore = (db: Db) => {
  const insert = db.prepare(
    `INSERT INTO ledger (member_id, delta, kind, reason, completion_id, task_id, reward_id, redemption_id, day, created_at)
     VALUES (:memberId, :delta, :kind, :reason, :completionId, :taskId, :rewardId, :redemptionId, :day, :createdAt)`,
  );
  const award = db.prepare<[number], AwardRow>(
    "SELECT * FROM ledger WHERE completion_id = ? AND kind = 'award'",
  );
  const taken = db.prepare<[number]>(
    "SELECT 1 FROM ledger WHERE completion_id = ? AND kind = 'taken'",
  );
  const one = db.prepare<[string], { balance: number }>(
    "SELECT balance FROM star_balances WHERE member_id = ?",
  );
  const all = db.prepare<[], Sum>("SELECT member_id, balance AS stars FROM star_balances");
  const earned = db.prepare<[string], Sum>(
    `SELECT member_id, sum(delta) AS stars FROM ledger
     WHERE day = ? AND kind IN ('award', 'taken') GROUP BY member_id`,
  );
  // The index on days leads to the rows; stars may be taken back long after their day.
  const between = db.prepare<{ after: number; until: number }, Sum>(
    `SELECT member_id, sum(delta) AS stars FROM ledger
     WHERE created_at > :after AND created_at <= :until AND kind IN ('award', 'taken')
       AND day BETWEEN date(:after / 1000, 'unixepoch', '-31 days') AND date(:until / 1000, 'unixepoch', '+1 day')
     GROUP BY member_id`,
  );
  const page = db.prepare<[number, number], StoredLedgerRow>(
    `SELECT ${ledgerColumns} FROM ledger WHERE id < ? ORDER BY id DESC LIMIT ?`,
  );
  const pageOf = db.prepare<[string, number, number], StoredLedgerRow>(
    `SELECT ${ledgerColumns} FROM ledger WHERE member_id = ? AND id < ? ORDER BY id DESC LIMIT ?`,
  );
  return {
    add: (entry: NewLedgerEntry): void => {
      insert.run({ ...nothingElse, ...entry });
    },
    /** The award of a completion, unless it was taken back. */
    awardOf: (completionId: number): Award | null => {
      const row = award.get(completionId);
      if (row === undefined || taken.get(completionId) !== undefined) return null;
      const { member_id: memberId, task_id: taskId, delta, reason, day } = row;
      return { memberId, taskId, delta, reason, day };
    },
    balanceOf: (memberId: string): number => one.get(memberId)?.balance ?? 0,
    balances: () => sums(all.all()),
    earnedOn: (day: string) => sums(earned.all(day)),
    /** The stars that chores earned after one instant and up to another. */
    earnedBetween: (after: number, until: number) => sums(between.all({ after, until })),
    /** Newest first, those before an id. */
    page: (
      memberId: string | undefined,
      before: number,
      limit: number,
    ): readonly StoredLedgerEntry[] =>
      (memberId === undefined ? page.all(before, limit) : pageOf.all(memberId, before, limit)).map(
        readLedgerRow,
      ),
  };
};

export type LedgerStore = ReturnType<typeof createLedgerStore>;
