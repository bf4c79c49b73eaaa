import { actsKeptDays } from "#contract/acts.ts";
import * as z from "zod";
import { storedFamilyPart } from "#server/db/stored-json.ts";
import type { Db } from "#server/db/connection.ts";

import type { FamilySeriesMove } from "../family/series-moves.ts";

export const changeKinds = [
  "added",
  "changed",
  "deleted",
  "movedAway",
  "restored",
  "overwritten",
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One object that the family changed in a calendar of an account. */
export interface CalendarChange {
  readonly id: number;
  /** The same for all objects of one act, such as a series that was split. */
  readonly actId: number;
  readonly calendarId: string;
  readonly path: string;
  readonly url: string;
  readonly uid: string;
  readonly title: string;
  readonly kind: ChangeKind;
  readonly beforeIcs: string | null;
  readonly afterIcs: string | null;
  /** What was done in the family calendar beside; null: nothing. */
  readonly family: FamilySeriesMove | null;
  readonly memberId: string | null;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

interface ChangeRow {
  id: number;
  act_id: number;
  calendar_id: string;
  path: string;
  url: string;
  uid: string;
  title: string;
  kind: string;
  before_ics: string | null;
  after_ics: string | null;
  family: string | null;
  member_id: string | null;
  changed_at: number;
}

const kind = z.enum(changeKinds);

const changeOf = (row: ChangeRow): CalendarChange => ({
  ...{ id: row.id, actId: row.act_id, calendarId: row.calendar_id, path: row.path },
  ...{ url: row.url, uid: row.uid, title: row.title, kind: kind.parse(row.kind) },
  ...{ beforeIcs: row.before_ics, afterIcs: row.after_ics },
  family: row.family === null ? null : storedFamilyPart.parse(JSON.parse(row.family)),
  ...{ memberId: row.member_id, changedAt: row.changed_at },
});

/** For how long changes can be taken back, in milliseconds. */
export const changesKeptMs = actsKeptDays * 24 * 3_600_000;

/** The numbers of acts that aren't the family's begin here. */
const firstNotice = 100_000_000_000_000;

/** What became of each object, from before its first change until after its last one. */
export const oneForEach = (made: readonly CalendarChange[]): CalendarChange[] =>
  [...Map.groupBy(made, ({ calendarId, path }) => `${calendarId} ${path}`).values()].flatMap(
    (changes) => {
      const [first, last] = [changes[0], changes.at(-1)];
      if (first === undefined || last === undefined) return [];
      const isNew = first.kind === "added";
      const { id, beforeIcs } = first;
      return [{ ...last, id, beforeIcs, kind: isNew ? first.kind : last.kind }];
    },
  );

/** Stores what the family changed in calendars of accounts. */
export const createChangeStore = (db: Db) => {
  const insert = db.prepare(
    `INSERT INTO calendar_changes (act_id, calendar_id, path, url, uid, title, kind, before_ics, after_ics, family,
         member_id, changed_at)
       VALUES (:actId, :calendarId, :path, :url, :uid, :title, :kind, :beforeIcs, :afterIcs, :family, :memberId,
         :changedAt)`,
  );
  const since = db.prepare<[number, number], ChangeRow>(
    "SELECT * FROM calendar_changes WHERE changed_at >= ? ORDER BY id DESC LIMIT ?",
  );
  const act = db.prepare<[number], ChangeRow>(
    "SELECT * FROM calendar_changes WHERE act_id = ? ORDER BY id",
  );
  const lastOfEach = db.prepare<[string, number], ChangeRow>(
    "SELECT * FROM calendar_changes WHERE calendar_id = ? AND changed_at >= ? ORDER BY id",
  );
  // Acts of the family have the numbers of their writes.
  const nextNotice = db.prepare<[], { id: number }>(
    `SELECT ${firstNotice} + coalesce(max(id), 0) AS id FROM calendar_changes`,
  );
  const lastAt = db.prepare<[string, string], ChangeRow>(
    "SELECT * FROM calendar_changes WHERE calendar_id = ? AND path = ? ORDER BY id DESC LIMIT 1",
  );
  const lastOfSeries = db.prepare<[string], ChangeRow>(
    "SELECT * FROM calendar_changes WHERE json_extract(family, '$.after.key') = ? ORDER BY id DESC LIMIT 1",
  );
  const forget = db.prepare<[number]>("DELETE FROM calendar_changes WHERE changed_at < ?");
  return {
    add: (change: Omit<CalendarChange, "id">): void => {
      const { family } = change;
      insert.run({ ...change, family: family === null ? null : JSON.stringify(family) });
    },
    /** Newest first. */
    since: (ms: number, most: number): CalendarChange[] => since.all(ms, most).map(changeOf),
    /** The objects of one act, in the order in which they were changed; what was done to one in turn is one change. */
    ofAct: (actId: number): CalendarChange[] => oneForEach(act.all(actId).map(changeOf)),
    /** The last change of each object of a calendar since then, by path. */
    lastOfEach: (calendarId: string, ms: number): ReadonlyMap<string, CalendarChange> =>
      new Map(lastOfEach.all(calendarId, ms).map((row) => [row.path, changeOf(row)])),
    /** Adds that another program wrote over a change of the family's, as an act of its own. */
    addOverwritten: (change: Omit<CalendarChange, "id" | "actId" | "kind">): void => {
      const actId = nextNotice.get()?.id ?? firstNotice;
      insert.run({ ...change, actId, kind: "overwritten" });
    },
    /** The last change of an object; null where it wasn't changed here. */
    lastAt: (calendarId: string, path: string): CalendarChange | null => {
      const row = lastAt.get(calendarId, path);
      return row === undefined ? null : changeOf(row);
    },
    /** The last move that brought a series into the family calendar, or left a part of it there; null without one. */
    lastOfSeries: (key: string): CalendarChange | null => {
      const row = lastOfSeries.get(key);
      return row === undefined ? null : changeOf(row);
    },
    forgetBefore: (ms: number): void => {
      forget.run(ms);
    },
  };
};
export type ChangeStore = ReturnType<typeof createChangeStore>;
