import type { Db } from "#server/db/connection.ts";
import {
  storedCalendarEdit,
  storedCalendarObject,
  storedFamilyPart,
} from "#server/db/stored-json.ts";
import type { CalendarWrite, NewCalendarWrite } from "./calendar-write.ts";

interface WriteRow {
  id: number;
  calendar_id: string;
  path: string;
  url: string;
  uid: string;
  title: string;
  base_ics: string | null;
  wanted_ics: string | null;
  edit: string | null;
  other: string | null;
  is_move: number;
  family: string | null;
  step: number;
  sent_at: number | null;
  problem: string | null;
  after_write: number | null;
  act_id: number | null;
  member_id: string | null;
  begun_at: number;
}

const writeOf = (row: WriteRow): CalendarWrite => ({
  ...{ id: row.id, calendarId: row.calendar_id, path: row.path, url: row.url, uid: row.uid },
  ...{ title: row.title, baseIcs: row.base_ics, wantedIcs: row.wanted_ics },
  edit: row.edit === null ? null : storedCalendarEdit.parse(JSON.parse(row.edit)),
  other: row.other === null ? null : storedCalendarObject.parse(JSON.parse(row.other)),
  family: row.family === null ? null : storedFamilyPart.parse(JSON.parse(row.family)),
  ...{ isMove: row.is_move === 1, step: row.step, sentAt: row.sent_at, problem: row.problem },
  ...{ after: row.after_write, act: row.act_id },
  ...{ memberId: row.member_id, begunAt: row.begun_at },
});

const jsonOf = (value: object | null): string | null =>
  value === null ? null : JSON.stringify(value);

/** The statements of the store. */
const prepare = (db: Db) => ({
  insert: db.prepare<unknown[], WriteRow>(
    `INSERT INTO calendar_writes (calendar_id, path, url, uid, title, base_ics, wanted_ics, edit, other, is_move,
         family, after_write, act_id, member_id, begun_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
  ),
  all: db.prepare<[], WriteRow>("SELECT * FROM calendar_writes ORDER BY id"),
  one: db.prepare<[number], WriteRow>("SELECT * FROM calendar_writes WHERE id = ?"),
  later: db.prepare<[number], WriteRow>(
    "SELECT * FROM calendar_writes WHERE after_write = ? ORDER BY id",
  ),
  update: db.prepare(
    `UPDATE calendar_writes SET base_ics = :baseIcs, wanted_ics = :wantedIcs, edit = :edit, other = :other, step = :step,
       sent_at = :sentAt, problem = :problem WHERE id = :id`,
  ),
  follow: db.prepare<[number | null, number]>(
    "UPDATE calendar_writes SET after_write = ? WHERE after_write = ?",
  ),
  remove: db.prepare<[number]>("DELETE FROM calendar_writes WHERE id = ?"),
  bump: db.prepare<[string]>("UPDATE account_calendars SET version = version + 1 WHERE id = ?"),
});

/** Stores the writes that aren't settled; each change moves the versions of the calendars that show it. */
export const createCalendarWriteStore = (db: Db) => {
  const { insert, all, one, later, update, follow, remove, bump } = prepare(db);
  const showAnew = ({ calendarId, other }: Pick<CalendarWrite, "calendarId" | "other">): void => {
    bump.run(calendarId);
    if (other !== null && other.calendarId !== calendarId) bump.run(other.calendarId);
  };

  /** What waits until a write is taken, and what waits for that. */
  const waitingAfter = ({ id }: Pick<CalendarWrite, "id">): readonly CalendarWrite[] =>
    later
      .all(id)
      .map(writeOf)
      .flatMap((each) => [each, ...waitingAfter(each)]);

  /** Has the calendars shown anew in which something waits for a write. */
  const showLaterAnew = (write: CalendarWrite): void => {
    for (const each of waitingAfter(write)) showAnew(each);
  };

  return {
    add: (write: NewCalendarWrite): CalendarWrite => {
      const { calendarId, path, url, uid, title, baseIcs, wantedIcs } = write;
      const row = insert.get(
        ...[calendarId, path, url, uid, title, baseIcs, wantedIcs],
        ...[jsonOf(write.edit), jsonOf(write.other), Number(write.isMove), jsonOf(write.family)],
        ...[write.after ?? null, write.act ?? null, write.memberId, write.begunAt],
      );
      if (row === undefined) throw new Error("a write wasn't stored");
      showAnew(write);
      return writeOf(row);
    },
    /** Oldest first. */
    all: (): CalendarWrite[] => all.all().map(writeOf),
    find: (id: number): CalendarWrite | null => {
      const row = one.get(id);
      return row === undefined ? null : writeOf(row);
    },
    /** Stores how far a write is, and returns it so; throws where it was taken away, before its next request is sent. */
    mark: (write: CalendarWrite, part: Partial<CalendarWrite>): CalendarWrite => {
      const marked = { ...write, ...part };
      const { id, baseIcs, wantedIcs, step, sentAt, problem } = marked;
      const json = { edit: jsonOf(marked.edit), other: jsonOf(marked.other) };
      const { changes } = update.run({ id, baseIcs, wantedIcs, ...json, step, sentAt, problem });
      if (changes === 0) throw new Error("the write was taken away");
      showAnew(marked);
      if (marked.problem !== write.problem) showLaterAnew(marked);
      return marked;
    },
    waitingAfter,
    /** Has what waits for a write wait for another one instead; null: it can be sent. Whether there is something. */
    follow: (id: number, next: number | null): boolean => follow.run(next, id).changes > 0,
    /** Takes a write away, and what waits for it along. */
    remove: (write: CalendarWrite): void => {
      showLaterAnew(write);
      remove.run(write.id);
      showAnew(write);
    },
  };
};
export type CalendarWriteStore = ReturnType<typeof createCalendarWriteStore>;
