import type { Db } from "#server/db/connection.ts";
import type {
  AccountRecords,
  StoredObject,
} from "#server/providers/calendar/caldav/account-records.ts";
import { heldNumber, holdOf, objectOf, type ObjectRow } from "./account-row.ts";

type ObjectRecords = Pick<
  AccountRecords,
  | "listed"
  | "object"
  | "objectsAfter"
  | "putObjects"
  | "removeObjects"
  | "hold"
  | "bytesOf"
  | "counts"
  | "uidsElsewhere"
>;

const statements = (db: Db) => ({
  listed: db.prepare<[string], Pick<ObjectRow, "path" | "url" | "etag" | "uid" | "held">>(
    "SELECT path, url, etag, uid, held FROM calendar_objects WHERE calendar_id = ?",
  ),
  byPath: db.prepare<[string, string], ObjectRow>(
    "SELECT * FROM calendar_objects WHERE calendar_id = ? AND path = ?",
  ),
  byUid: db.prepare<[string, string], ObjectRow>(
    "SELECT * FROM calendar_objects WHERE calendar_id = ? AND uid = ? ORDER BY held LIMIT 1",
  ),
  after: db.prepare<[string, string, number], ObjectRow>(
    "SELECT * FROM calendar_objects WHERE calendar_id = ? AND path > ? ORDER BY path LIMIT ?",
  ),
  put: db.prepare(
    `INSERT INTO calendar_objects (calendar_id, path, url, etag, uid, ics, is_readable, held)
       VALUES (:calendarId, :path, :url, :etag, :uid, :ics, :isReadable, :held)
       ON CONFLICT (calendar_id, path) DO UPDATE SET url = excluded.url, etag = excluded.etag, uid = excluded.uid,
         ics = excluded.ics, is_readable = excluded.is_readable, held = excluded.held`,
  ),
  remove: db.prepare<[string, string]>(
    "DELETE FROM calendar_objects WHERE calendar_id = ? AND path = ?",
  ),
  hold: db.prepare<[number, string, string]>(
    "UPDATE calendar_objects SET held = ? WHERE calendar_id = ? AND path = ?",
  ),
  count: db.prepare<[string]>("UPDATE account_calendars SET version = version + 1 WHERE id = ?"),
  bytes: db
    .prepare<[string], number>(
      "SELECT coalesce(sum(octet_length(ics)), 0) FROM calendar_objects WHERE calendar_id = ?",
    )
    .pluck(),
  // SQLite's planner prefers the primary key, by which every answer would read every object of every calendar.
  counts: db.prepare<[string], { asked: number; shown: number; unreadable: number }>(
    `SELECT count(*) FILTER (WHERE held = 1) AS asked, count(*) FILTER (WHERE held = 2) AS shown,
       count(*) FILTER (WHERE is_readable = 0) AS unreadable
       FROM calendar_objects INDEXED BY calendar_objects_marked
       WHERE calendar_id = ? AND (held <> 0 OR is_readable = 0)`,
  ),
  elsewhere: db
    .prepare<[string, string], number>(
      `SELECT 1 FROM calendar_objects JOIN account_calendars ON account_calendars.id = calendar_id
         WHERE uid = ? AND calendar_id <> ? AND held = 0 AND is_chosen = 1 LIMIT 1`,
    )
    .pluck(),
});

const rowOf = ({ hold, isReadable, ...object }: StoredObject) => ({
  ...object,
  ...{ isReadable: Number(isReadable), held: heldNumber(hold) },
});

/** Stores the objects of calendars in the database. */
export const createObjectStore = (db: Db): ObjectRecords => {
  const sql = statements(db);
  /** One transaction, in which the calendar's version moves. */
  const change = (calendarId: string, work: () => void): void =>
    db
      .transaction(() => {
        work();
        sql.count.run(calendarId);
      })
      .immediate();
  return {
    listed: (calendarId) =>
      new Map(
        sql.listed
          .all(calendarId)
          .map(({ path, held, ...object }) => [path, { ...object, hold: holdOf(held) }]),
      ),
    object: (calendarId, which) => {
      const row =
        "path" in which
          ? sql.byPath.get(calendarId, which.path)
          : sql.byUid.get(calendarId, which.uid);
      return row === undefined ? null : objectOf(row);
    },
    objectsAfter: (calendarId, path, most) => sql.after.all(calendarId, path, most).map(objectOf),
    putObjects: (objects) => {
      for (const [calendarId, own] of Map.groupBy(objects, (each) => each.calendarId))
        change(calendarId, () => {
          for (const object of own) sql.put.run(rowOf(object));
        });
    },
    removeObjects: (calendarId, paths) => {
      if (paths.length === 0) return;
      change(calendarId, () => {
        for (const path of paths) sql.remove.run(calendarId, path);
      });
    },
    hold: (calendarId, paths, hold) => {
      if (paths.length === 0) return;
      change(calendarId, () => {
        for (const path of paths) sql.hold.run(heldNumber(hold), calendarId, path);
      });
    },
    bytesOf: (calendarId) => sql.bytes.get(calendarId) ?? 0,
    counts: (calendarId) => sql.counts.get(calendarId) ?? { asked: 0, shown: 0, unreadable: 0 },
    uidsElsewhere: (calendarId, uids) =>
      new Set(uids.filter((uid) => sql.elsewhere.get(uid, calendarId) !== undefined)),
  };
};
