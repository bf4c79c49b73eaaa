import * as z from "zod";
import { clampDay } from "#server/platform/clock.ts";
import type { Db } from "#server/db/connection.ts";

/** Days without routines, both included. */
export interface StoredPause {
  readonly id: number;
  readonly start: string;
  readonly end: string;
  /** Null means the whole household. */
  readonly memberIds: readonly string[] | null;
  readonly reason: string | null;
  /** The family's day on which it was entered. */
  readonly madeOn: string;
}

export interface PauseStore {
  add(pause: Omit<StoredPause, "id">): StoredPause;
  find(id: number): StoredPause | null;
  /** Those that cover a day. */
  onDay(day: string): readonly StoredPause[];
  /** Those that end on a day or later, by their first day. */
  endingFrom(day: string): readonly StoredPause[];
  setEnd(id: number, end: string): void;
  remove(id: number): void;
}

interface Row {
  id: number;
  start_day: string;
  end_day: string;
  member_ids: string | null;
  reason: string | null;
  made_on: string;
}

const memberIds = z.array(z.string());
const read = (row: Row): StoredPause => ({
  id: row.id,
  start: clampDay(row.start_day),
  end: clampDay(row.end_day),
  memberIds: row.member_ids === null ? null : memberIds.parse(JSON.parse(row.member_ids)),
  reason: row.reason,
  madeOn: row.made_on,
});

const columns = "id, start_day, end_day, member_ids, reason, made_on";

/** Stores the pauses in the database. */
export const createPauseStore = (db: Db): PauseStore => {
  const insert = db.prepare<[string, string, string | null, string | null, string], Row>(
    `INSERT INTO pauses (start_day, end_day, member_ids, reason, made_on) VALUES (?, ?, ?, ?, ?)
     RETURNING ${columns}`,
  );
  const one = db.prepare<[number], Row>(`SELECT ${columns} FROM pauses WHERE id = ?`);
  const onDay = db.prepare<[string, string], Row>(
    `SELECT ${columns} FROM pauses WHERE end_day >= ? AND start_day <= ? ORDER BY end_day, id`,
  );
  const endingFrom = db.prepare<[string], Row>(
    `SELECT ${columns} FROM pauses WHERE end_day >= ? ORDER BY start_day, id`,
  );
  const setEnd = db.prepare<[string, number]>("UPDATE pauses SET end_day = ? WHERE id = ?");
  const remove = db.prepare<[number]>("DELETE FROM pauses WHERE id = ?");
  return {
    add: ({ start, end, memberIds: ids, reason, madeOn }) => {
      const row = insert.get(start, end, ids === null ? null : JSON.stringify(ids), reason, madeOn);
      if (row === undefined) throw new Error("a pause was not kept");
      return read(row);
    },
    find: (id) => {
      const row = one.get(id);
      return row === undefined ? null : read(row);
    },
    onDay: (day) => onDay.all(day, day).map(read),
    endingFrom: (day) => endingFrom.all(day).map(read),
    setEnd: (id, end) => {
      setEnd.run(end, id);
    },
    remove: (id) => {
      remove.run(id);
    },
  };
};
