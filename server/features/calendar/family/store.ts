import type { Db } from "#server/db/connection.ts";
import { splitUids } from "./series-uid.ts";
import type { FamilySeries } from "#server/providers/calendar/port.ts";
import {
  readSeries,
  readSeriesChange,
  seriesChangeRow,
  type SeriesChangeRow,
  seriesRow,
  type SeriesRow,
} from "./series-row.ts";

/** Stores the family calendar in the database. */
export const createFamilyStore = (db: Db) => {
  const versionNow = db
    .prepare<[], number>("SELECT version FROM family_calendar WHERE id = 1")
    .pluck();
  const count = db.prepare("UPDATE family_calendar SET version = version + 1 WHERE id = 1");
  const anyRow = db.prepare<[], number>("SELECT 1 FROM family_events LIMIT 1").pluck();
  const countRows = db.prepare<[], number>("SELECT count(*) FROM family_events").pluck();
  const rows = db.prepare<[], SeriesRow>("SELECT * FROM family_events ORDER BY seq");
  const row = db.prepare<[string], SeriesRow>("SELECT * FROM family_events WHERE key = ?");
  const changeRows = db.prepare<[], SeriesChangeRow>(
    "SELECT * FROM family_event_changes ORDER BY key, original_day",
  );
  const changesOf = db.prepare<[string], SeriesChangeRow>(
    "SELECT * FROM family_event_changes WHERE key = ? ORDER BY original_day",
  );
  const upsert = db.prepare(
    `INSERT INTO family_events (key, uid, title, location, notes, icon, member_ids, day, time, zone, length, rule, added,
         except_days, sequence, stamped_at, created_at)
       VALUES (:key, :uid, :title, :location, :notes, :icon, :member_ids, :day, :time, :zone, :length, :rule, :added,
         :except_days, :sequence, :stamped_at, :created_at)
       ON CONFLICT (key) DO UPDATE SET title = excluded.title, location = excluded.location, notes = excluded.notes,
         icon = excluded.icon, member_ids = excluded.member_ids, day = excluded.day, time = excluded.time, zone = excluded.zone,
         length = excluded.length, rule = excluded.rule, added = excluded.added, except_days = excluded.except_days,
         sequence = excluded.sequence, stamped_at = excluded.stamped_at`,
  );
  const removeChanges = db.prepare<[string]>("DELETE FROM family_event_changes WHERE key = ?");
  const insertChange = db.prepare(
    `INSERT INTO family_event_changes (key, original_day, title, location, notes, icon, member_ids, day, time, zone, length)
       VALUES (:key, :original_day, :title, :location, :notes, :icon, :member_ids, :day, :time, :zone, :length)`,
  );
  const splitRows = db
    .prepare<[string], string>("SELECT key FROM family_events WHERE uid GLOB ? ORDER BY seq")
    .pluck();
  const remove = db.prepare<[string]>("DELETE FROM family_events WHERE key = ?");

  const find = (key: string): FamilySeries | null => {
    const found = row.get(key);
    return found === undefined ? null : readSeries(found, changesOf.all(key).map(readSeriesChange));
  };

  return {
    find,
    /** The series that were split off from one. */
    splitFrom: (key: string): FamilySeries[] =>
      splitRows.all(splitUids(key)).flatMap((each) => find(each) ?? []),
    /** A number that differs after every change. */
    version: (): number => versionNow.get() ?? 0,
    isEmpty: (): boolean => anyRow.get() === undefined,
    count: (): number => countRows.get() ?? 0,
    all: (): FamilySeries[] => {
      const changes = Map.groupBy(changeRows.all(), ({ key }) => key);
      return rows
        .all()
        .map((each) => readSeries(each, (changes.get(each.key) ?? []).map(readSeriesChange)));
    },
    /** Adds a series, or replaces the one with its key. */
    put: (series: FamilySeries): void => {
      upsert.run(seriesRow(series));
      removeChanges.run(series.key);
      for (const change of series.changes) insertChange.run(seriesChangeRow(series.key, change));
      count.run();
    },
    remove: (key: string): void => {
      remove.run(key);
      count.run();
    },
    /** Runs the work in one transaction. */
    together: <T>(work: () => T): T => db.transaction(work).immediate(),
  };
};
export type FamilyStore = ReturnType<typeof createFamilyStore>;
