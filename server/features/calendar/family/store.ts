import * as z from "zod";
import type { Db } from "#server/db/connection.ts";
import type {
  FamilySeries,
  EventPlacement,
  SeriesChange,
} from "#server/providers/calendar/port.ts";

interface Row {
  key: string;
  uid: string;
  title: string;
  location: string | null;
  notes: string | null;
  icon: string | null;
  member_ids: string;
  day: string;
  time: string | null;
  zone: string | null;
  length: number;
  rule: string | null;
  added: string;
  except_days: string;
  sequence: number;
  stamped_at: number;
  created_at: number;
}

interface ChangeRow {
  key: string;
  original_day: string;
  title: string | null;
  location: string | null;
  notes: string | null;
  icon: string | null;
  member_ids: string | null;
  day: string | null;
  time: string | null;
  zone: string | null;
  length: number | null;
}

const texts = z.array(z.string());
const list = (json: string): string[] => texts.parse(JSON.parse(json));

const readChange = (row: ChangeRow): SeriesChange => ({
  originalDay: row.original_day,
  ...(row.title === null ? {} : { title: row.title }),
  ...(row.location === null ? {} : { location: row.location || null }),
  ...(row.notes === null ? {} : { notes: row.notes || null }),
  ...(row.icon === null ? {} : { icon: row.icon || null }),
  ...(row.member_ids === null ? {} : { memberIds: list(row.member_ids) }),
  ...(row.day === null || row.length === null
    ? {}
    : { at: { day: row.day, time: row.time, zone: row.zone, length: row.length } }),
});

const read = (row: Row, changes: readonly SeriesChange[]): FamilySeries => ({
  ...{ key: row.key, uid: row.uid, title: row.title, location: row.location, notes: row.notes },
  icon: row.icon,
  memberIds: list(row.member_ids),
  at: { day: row.day, time: row.time, zone: row.zone, length: row.length },
  rule: row.rule,
  added: list(row.added),
  except: list(row.except_days),
  changes,
  sequence: row.sequence,
  stampedAt: row.stamped_at,
  createdAt: row.created_at,
});

const placed = (at: EventPlacement | undefined) => ({
  ...{ day: at?.day ?? null, time: at?.time ?? null, zone: at?.zone ?? null },
  length: at?.length ?? null,
});

/** Stores the family calendar in the database. */
export const createFamilyStore = (db: Db) => {
  const versionNow = db
    .prepare<[], number>("SELECT version FROM family_calendar WHERE id = 1")
    .pluck();
  const count = db.prepare("UPDATE family_calendar SET version = version + 1 WHERE id = 1");
  const anyRow = db.prepare<[], number>("SELECT 1 FROM family_events LIMIT 1").pluck();
  const countRows = db.prepare<[], number>("SELECT count(*) FROM family_events").pluck();
  const rows = db.prepare<[], Row>("SELECT * FROM family_events ORDER BY seq");
  const row = db.prepare<[string], Row>("SELECT * FROM family_events WHERE key = ?");
  const changeRows = db.prepare<[], ChangeRow>(
    "SELECT * FROM family_event_changes ORDER BY key, original_day",
  );
  const changesOf = db.prepare<[string], ChangeRow>(
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
  const remove = db.prepare<[string]>("DELETE FROM family_events WHERE key = ?");

  return {
    /** A number that differs after every change. */
    version: (): number => versionNow.get() ?? 0,
    isEmpty: (): boolean => anyRow.get() === undefined,
    count: (): number => countRows.get() ?? 0,
    all: (): FamilySeries[] => {
      const changes = Map.groupBy(changeRows.all(), ({ key }) => key);
      return rows.all().map((each) => read(each, (changes.get(each.key) ?? []).map(readChange)));
    },
    find: (key: string): FamilySeries | null => {
      const found = row.get(key);
      return found === undefined ? null : read(found, changesOf.all(key).map(readChange));
    },
    /** Adds a series, or replaces the one with its key. */
    put: (series: FamilySeries): void => {
      upsert.run({
        ...{ key: series.key, uid: series.uid, title: series.title },
        ...{ location: series.location, notes: series.notes, icon: series.icon, rule: series.rule },
        member_ids: JSON.stringify(series.memberIds),
        ...placed(series.at),
        added: JSON.stringify(series.added),
        except_days: JSON.stringify(series.except),
        sequence: series.sequence,
        stamped_at: series.stampedAt,
        created_at: series.createdAt,
      });
      removeChanges.run(series.key);
      for (const change of series.changes)
        insertChange.run({
          key: series.key,
          original_day: change.originalDay,
          title: change.title ?? null,
          location: change.location === null ? "" : (change.location ?? null),
          notes: change.notes === null ? "" : (change.notes ?? null),
          icon: change.icon === null ? "" : (change.icon ?? null),
          member_ids: change.memberIds === undefined ? null : JSON.stringify(change.memberIds),
          ...placed(change.at),
        });
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
