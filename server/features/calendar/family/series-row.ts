import * as z from "zod";
import type { FamilySeries, SeriesChange } from "#server/providers/calendar/port.ts";
import type { EventPlacement } from "#server/recurrence/event-placement.ts";

/** A row of `family_events`. */
export interface SeriesRow {
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

/** A row of `family_event_changes`. */
export interface SeriesChangeRow {
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

/** Reads a changed occurrence from its row. */
export const readSeriesChange = (row: SeriesChangeRow): SeriesChange => ({
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

/** Reads a series from its row. */
export const readSeries = (row: SeriesRow, changes: readonly SeriesChange[]): FamilySeries => ({
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

/** The row of a series. */
export const seriesRow = (series: FamilySeries) => ({
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

/** The row of a changed occurrence; an empty text stands for a detail that was removed. */
export const seriesChangeRow = (key: string, change: SeriesChange) => ({
  key,
  original_day: change.originalDay,
  title: change.title ?? null,
  location: change.location === null ? "" : (change.location ?? null),
  notes: change.notes === null ? "" : (change.notes ?? null),
  icon: change.icon === null ? "" : (change.icon ?? null),
  member_ids: change.memberIds === undefined ? null : JSON.stringify(change.memberIds),
  ...placed(change.at),
});
