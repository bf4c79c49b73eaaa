import type { Db } from "../../db/connection.ts";
import type { PhotoRecords, RecordedPhoto } from "../../providers/photos/port.ts";
import { createPhotoQueries } from "./photo-queries.ts";

/** Reads the names of the photos and folders in a folder. */
const createFolderQueries = (db: Db): Pick<PhotoRecords, "names" | "foldersBelow"> => {
  const names = db
    .prepare<[string], string>("SELECT name FROM photos WHERE folder = ? AND gone_at IS NULL")
    .pluck();
  // Names sort by code point; this upper bound sorts after every name.
  const foldersBelow = db
    .prepare<[string, string], string>(
      `SELECT DISTINCT folder FROM photos
       WHERE folder > ? AND folder < ? || char(1114111) AND gone_at IS NULL`,
    )
    .pluck();
  return {
    names: (folder) => names.all(folder),
    foldersBelow: (folder) => {
      const prefix = folder === "" ? "" : `${folder}/`;
      return foldersBelow.all(prefix, prefix);
    },
  };
};

/** Stores what the database records of the photos folder. */
export const createPhotoRecords = (db: Db): PhotoRecords => {
  const keep = db.prepare(
    `INSERT INTO photos (id, folder, name, bytes, modified_at, width, height, taken_at, caption)
     VALUES (:id, :folder, :name, :bytes, :modifiedAt, :width, :height, :takenAt, :caption)
     ON CONFLICT (id) DO UPDATE SET bytes = excluded.bytes, modified_at = excluded.modified_at,
       width = excluded.width, height = excluded.height,
       taken_at = coalesce(excluded.taken_at, taken_at),
       caption = coalesce(excluded.caption, caption), gone_at = NULL`,
  );
  const lose = db.prepare<[number, string]>("UPDATE photos SET gone_at = ? WHERE id = ?");
  const setHidden = db.prepare<[number, string]>("UPDATE photos SET hidden = ? WHERE id = ?");
  const forget = db.prepare<[number]>("DELETE FROM photos WHERE gone_at < ?");
  return {
    ...createPhotoQueries(db),
    ...createFolderQueries(db),
    keep: db.transaction((photos: readonly RecordedPhoto[]) => {
      for (const { size, ...photo } of photos)
        keep.run({ ...photo, width: size?.width ?? null, height: size?.height ?? null });
    }),
    lose: db.transaction((ids: readonly string[], at: number) => {
      for (const id of ids) lose.run(at, id);
    }),
    setHidden: (id, isHidden) => setHidden.run(Number(isHidden), id).changes === 1,
    forget: (lostBefore) => {
      forget.run(lostBefore);
    },
  };
};
