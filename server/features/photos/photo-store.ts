import type { Db } from "../../db/connection.ts";
import type {
  ListedPhoto,
  SourcePhotoCounts,
  PhotoRecords,
  RecordedPhoto,
} from "../../providers/photos/port.ts";

interface Row {
  readonly id: string;
  readonly folder: string;
  readonly name: string;
  readonly bytes: number;
  readonly modified_at: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly taken_at: number | null;
  readonly caption: string | null;
  readonly shown_at: number;
}

const read = ({ modified_at, width, height, taken_at, shown_at, ...row }: Row): ListedPhoto => ({
  ...row,
  ...{ modifiedAt: modified_at, takenAt: taken_at, shownAt: shown_at },
  size: width === null || height === null ? null : { width, height },
});

/** Stores what the database records of the photos folder. */
export const createPhotoRecords = (db: Db): PhotoRecords => {
  const columns =
    "id, folder, name, bytes, modified_at, width, height, taken_at, caption, shown_at";
  const isThere = "width IS NOT NULL AND gone_at IS NULL";
  const visible = `${isThere} AND hidden = 0`;
  const listOf = (which: string) => ({
    first: db.prepare<[number], Row>(
      `SELECT ${columns} FROM photos WHERE ${which} ORDER BY shown_at DESC, id DESC LIMIT ?`,
    ),
    after: db.prepare<[number, string, number], Row>(
      `SELECT ${columns} FROM photos WHERE ${which} AND (shown_at, id) < (?, ?)
       ORDER BY shown_at DESC, id DESC LIMIT ?`,
    ),
  });
  const lists = { shown: listOf(visible), hidden: listOf(`${isThere} AND hidden = 1`) };
  const taken = db.prepare<[number, number], Row>(
    `SELECT ${columns} FROM photos
     WHERE ${visible} AND shown_at >= ? AND shown_at < ? AND taken_at IS NOT NULL
     ORDER BY shown_at DESC, id DESC`,
  );
  const byId = db.prepare<[string, string, number], Row>(
    `SELECT ${columns} FROM photos WHERE ${visible} AND id > ? AND id <= ? ORDER BY id LIMIT ?`,
  );
  const counts = db.prepare<[], SourcePhotoCounts>(
    `SELECT count(*) FILTER (WHERE ${visible}) AS shown,
       count(*) FILTER (WHERE ${isThere} AND hidden = 1) AS hidden,
       count(*) FILTER (WHERE width IS NULL AND gone_at IS NULL) AS unreadable FROM photos`,
  );
  const one = db.prepare<[string], Row>(
    `SELECT ${columns} FROM photos WHERE id = ? AND gone_at IS NULL`,
  );
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
    listed: (of, limit, place) => {
      const { first, after } = lists[of];
      return (place === null ? first.all(limit) : after.all(place.shownAt, place.id, limit)).map(
        read,
      );
    },
    taken: ({ from, to }) => taken.all(from, to).map(read),
    byId: (after, upTo, limit) => byId.all(after, upTo, limit).map(read),
    counts: () => counts.get() ?? { shown: 0, hidden: 0, unreadable: 0 },
    photo: (id) => {
      const row = one.get(id);
      return row === undefined ? null : read(row);
    },
    names: (folder) => names.all(folder),
    foldersBelow: (folder) => {
      const prefix = folder === "" ? "" : `${folder}/`;
      return foldersBelow.all(prefix, prefix);
    },
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
