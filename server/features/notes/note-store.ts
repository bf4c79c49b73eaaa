import type { Db } from "../../db/connection.ts";

/** A note as it is stored; null where the API leaves a value out. */
export interface StoredNote {
  readonly id: string;
  readonly text: string;
  readonly forMemberId: string | null;
  readonly memberId: string | null;
  /** The last day on which it is shown. */
  readonly until: string;
  /** In milliseconds since 1970, as `deletedAt` is. */
  readonly createdAt: number;
  readonly deletedAt: number | null;
}

interface Row {
  readonly id: string;
  readonly text: string;
  readonly for_member_id: string | null;
  readonly member_id: string | null;
  readonly until: string;
  readonly created_at: number;
  readonly deleted_at: number | null;
}

const read = (row: Row): StoredNote => ({
  id: row.id,
  text: row.text,
  forMemberId: row.for_member_id,
  memberId: row.member_id,
  until: row.until,
  createdAt: row.created_at,
  deletedAt: row.deleted_at,
});

/** Stores the family's notes. */
export const createNoteStore = (db: Db) => {
  const insert = db.prepare<[Row]>(
    `INSERT INTO notes (id, text, for_member_id, member_id, until, created_at, deleted_at)
     VALUES (@id, @text, @for_member_id, @member_id, @until, @created_at, @deleted_at)`,
  );
  const one = db.prepare<[string], Row>("SELECT * FROM notes WHERE id = ?");
  const shown = db.prepare<[string], Row>(
    `SELECT * FROM notes WHERE until >= ? AND deleted_at IS NULL
     ORDER BY created_at DESC, rowid DESC`,
  );
  const setDeleted = db.prepare<[number | null, string]>(
    "UPDATE notes SET deleted_at = ? WHERE id = ?",
  );
  const forgetTakenDown = db.prepare<[number]>(
    `DELETE FROM notes WHERE deleted_at IS NOT NULL AND id NOT IN (
       SELECT id FROM notes WHERE deleted_at IS NOT NULL
       ORDER BY deleted_at DESC, rowid DESC LIMIT ?)`,
  );
  const forget = db.prepare<[string]>("DELETE FROM notes WHERE until < ?");
  return {
    add: ({ id, text, until, ...note }: StoredNote): void =>
      void insert.run({
        ...{ id, text, until, for_member_id: note.forMemberId, member_id: note.memberId },
        ...{ created_at: note.createdAt, deleted_at: note.deletedAt },
      }),
    find: (id: string): StoredNote | null => {
      const row = one.get(id);
      return row === undefined ? null : read(row);
    },
    /** Those that are shown on a day, the newest first. */
    shownOn: (day: string): readonly StoredNote[] => shown.all(day).map(read),
    /** Takes a note down at an instant, or puts it up again with null. */
    setDeleted: (id: string, at: number | null): void => void setDeleted.run(at, id),
    /** Deletes those that were taken down, but for so many of the last. */
    forgetTakenDown: (kept: number): void => void forgetTakenDown.run(kept),
    /** Deletes the notes whose last day lies before a day. */
    forgetBefore: (day: string): void => void forget.run(day),
  };
};
