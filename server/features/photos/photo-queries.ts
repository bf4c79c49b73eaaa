import type { Db } from "../../db/connection.ts";
import type { ListedPhoto, PhotoRecords, SourcePhotoCounts } from "../../providers/photos/port.ts";

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

const columns = "id, folder, name, bytes, modified_at, width, height, taken_at, caption, shown_at";
const isThere = "width IS NOT NULL AND gone_at IS NULL";
const visible = `${isThere} AND hidden = 0`;

type PhotoQueries = Pick<PhotoRecords, "listed" | "taken" | "byId" | "counts" | "photo">;

/** Reads the photos that are in the folder, those shown and those hidden. */
export const createPhotoQueries = (db: Db): PhotoQueries => {
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
  };
};
