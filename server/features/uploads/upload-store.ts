import type { Db } from "../../db/connection.ts";
import type { PictureType } from "../../images/make-picture.ts";

/** A picture that a phone sent. */
export interface StoredUpload {
  readonly id: string;
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  /** Milliseconds since 1970; null where the file doesn't contain it. */
  readonly takenAt: number | null;
}

interface Row extends Omit<StoredUpload, "takenAt"> {
  readonly taken_at: number | null;
}

const read = ({ taken_at, ...row }: Row): StoredUpload => ({ ...row, takenAt: taken_at });

/** Stores uploads, and whether something refers to them. */
export const createUploadStore = (db: Db) => {
  const insert = db.prepare(
    `INSERT INTO uploads (id, type, width, height, taken_at, created_at)
     VALUES (:id, :type, :width, :height, :takenAt, :createdAt)`,
  );
  const free = db.prepare<[string], Row>(
    "SELECT id, type, width, height, taken_at FROM uploads WHERE id = ? AND kept = 0",
  );
  const keep = db.prepare<[number, string]>("UPDATE uploads SET kept = ? WHERE id = ?");
  const old = db
    .prepare<[number], string>("SELECT id FROM uploads WHERE kept = 0 AND created_at < ?")
    .pluck();
  const remove = db.prepare<[string]>("DELETE FROM uploads WHERE id = ?");
  return {
    add: (upload: StoredUpload, createdAt: number): void => {
      insert.run({ ...upload, createdAt });
    },
    /** An upload that nothing refers to yet. */
    free: (id: string): StoredUpload | null => {
      const row = free.get(id);
      return row === undefined ? null : read(row);
    },
    setKept: (id: string, isKept: boolean): void => {
      keep.run(Number(isKept), id);
    },
    /** The uploads from before `at` that nothing refers to. */
    forgotten: (at: number): readonly string[] => old.all(at),
    remove: (id: string): void => {
      remove.run(id);
    },
  };
};
