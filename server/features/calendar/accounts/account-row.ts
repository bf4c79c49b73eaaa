import * as z from "zod";
import { storedCalendarKinds } from "#server/db/stored-json.ts";
import type {
  AccountCalendar,
  Hold,
  StoredObject,
} from "#server/providers/calendar/caldav/account-records.ts";

/** A row of `account_calendars`. */
export interface CalendarRow {
  id: string;
  account_id: string;
  url: string;
  name: string;
  color: string | null;
  kinds: string;
  is_read_only: number;
  is_chosen: number;
  member_ids: string;
  own_color: string | null;
  children_write: number;
  is_gone: number;
  sync_token: string | null;
  ctag: string | null;
  listed_at: number | null;
  synced_at: number | null;
  version: number;
}

/** A row of `calendar_objects`. */
export interface ObjectRow {
  calendar_id: string;
  path: string;
  url: string;
  etag: string | null;
  uid: string | null;
  ics: string;
  is_readable: number;
  held: number;
}

const words = z.array(z.string());
const holds = ["none", "asked", "shown"] as const satisfies readonly Hold[];

/** The hold that a number in the database stands for. */
export const holdOf = (held: number): Hold => holds[held] ?? "none";
/** The number by which the database has a hold. */
export const heldNumber = (hold: Hold): number => holds.indexOf(hold);

export const textList = (json: string): string[] => words.parse(JSON.parse(json));

export const calendarOf = (row: CalendarRow): AccountCalendar => ({
  ...{ id: row.id, accountId: row.account_id, url: row.url, name: row.name, color: row.color },
  kinds: storedCalendarKinds.parse(JSON.parse(row.kinds)),
  ...{ isReadOnly: row.is_read_only === 1, isChosen: row.is_chosen === 1 },
  memberIds: textList(row.member_ids),
  childrenWrite: row.children_write === 1,
  ...{ ownColor: row.own_color, isGone: row.is_gone === 1, syncToken: row.sync_token },
  ...{ ctag: row.ctag, listedAt: row.listed_at, syncedAt: row.synced_at, version: row.version },
});

export const objectOf = (row: ObjectRow): StoredObject => ({
  ...{ calendarId: row.calendar_id, path: row.path, url: row.url, etag: row.etag, uid: row.uid },
  ...{ ics: row.ics, isReadable: row.is_readable === 1, hold: holdOf(row.held) },
});
