import type { Db } from "../../db/connection.ts";
import type { EventTime } from "./event-key.ts";

/** Somebody who wants to be reminded again. */
export interface Snooze extends EventTime {
  readonly memberId: string;
  readonly dueAt: number;
  /** When it came while their phone may have been off, in milliseconds since 1970; null where they asked for it. */
  readonly firstAt: number | null;
}

interface SentRow {
  event_key: string;
  starts_at: number;
  member_id: string;
  due_at: number;
  sent_at: number;
  dismissed_at: number | null;
}

interface SnoozeRow {
  event_key: string;
  starts_at: number;
  member_id: string;
  due_at: number;
  first_at: number | null;
}

/** Records what rang. */
const createRung = (db: Db) => {
  const sentUntil = db
    .prepare<[string, number, string], number>(
      "SELECT due_at FROM reminders_sent WHERE event_key = ? AND starts_at = ? AND member_id = ?",
    )
    .pluck();
  const put = db.prepare<[string, number, string, number, number]>(
    `INSERT INTO reminders_sent (event_key, starts_at, member_id, due_at, sent_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (event_key, starts_at, member_id) DO UPDATE SET due_at = excluded.due_at,
         sent_at = excluded.sent_at, dismissed_at = NULL`,
  );
  const copy = db.prepare<[string, string]>(
    `INSERT INTO reminders_sent (event_key, starts_at, member_id, due_at, sent_at, dismissed_at)
       SELECT ?, starts_at, member_id, due_at, sent_at, dismissed_at FROM reminders_sent WHERE event_key = ?
       ON CONFLICT DO NOTHING`,
  );
  const onWalls = db.prepare<[number], SentRow>(
    `SELECT * FROM reminders_sent WHERE member_id = '' AND dismissed_at IS NULL AND starts_at > ?
       ORDER BY sent_at DESC LIMIT 20`,
  );
  const dismiss = db.prepare<[number, string, number]>(
    `UPDATE reminders_sent SET dismissed_at = ?
       WHERE event_key = ? AND starts_at = ? AND member_id = '' AND dismissed_at IS NULL`,
  );
  return {
    /** The time of the reminder that a target got last for an event at a start; null where it got none. */
    sentUntil: ({ key, startsAt }: EventTime, target: string): number | null =>
      sentUntil.get(key, startsAt, target) ?? null,
    note: ({ key, startsAt }: EventTime, target: string, dueAt: number, now: number): void =>
      void put.run(key, startsAt, target, dueAt, now),
    /** Counts what rang for an event as rung for the one that was made from it. */
    copy: (from: string, to: string): void => void copy.run(to, from),
    /** What rang on the walls for events that begin after `since` and nobody tapped away, the latest first; twenty at most. */
    onWalls: (since: number): (EventTime & { readonly rangAt: number })[] =>
      onWalls.all(since).map((row) => ({
        ...{ key: row.event_key, startsAt: row.starts_at, rangAt: row.sent_at },
      })),
    dismiss: ({ key, startsAt }: EventTime, now: number): boolean =>
      dismiss.run(now, key, startsAt).changes > 0,
  };
};

/** Records who is to be reminded again, and when. */
const createSnoozes = (db: Db) => {
  const snoozes = db.prepare<[number], SnoozeRow>(
    "SELECT * FROM reminder_snoozes WHERE due_at <= ?",
  );
  const nextSnooze = db
    .prepare<[], number | null>("SELECT min(due_at) FROM reminder_snoozes")
    .pluck();
  const snooze = db.prepare<[string, number, string, number]>(
    `INSERT INTO reminder_snoozes (event_key, starts_at, member_id, due_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (event_key, starts_at, member_id) DO UPDATE SET due_at = excluded.due_at, first_at = NULL`,
  );
  const tellOnceMore = db.prepare<[string, number, string, number, number]>(
    `INSERT INTO reminder_snoozes (event_key, starts_at, member_id, due_at, first_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (event_key, starts_at, member_id) DO UPDATE SET due_at = excluded.due_at, first_at = excluded.first_at WHERE first_at IS NOT NULL`,
  );
  const endAgain = db.prepare<[string, number, string]>(
    "DELETE FROM reminder_snoozes WHERE event_key = ? AND starts_at = ? AND member_id = ? AND first_at IS NOT NULL",
  );
  const wake = db.prepare<[string, number, string]>(
    "DELETE FROM reminder_snoozes WHERE event_key = ? AND starts_at = ? AND member_id = ?",
  );
  return {
    /** Who is to be reminded again by now. */
    snoozedUntil: (now: number): Snooze[] =>
      snoozes.all(now).map((row) => ({
        ...{ key: row.event_key, startsAt: row.starts_at, memberId: row.member_id },
        ...{ dueAt: row.due_at, firstAt: row.first_at },
      })),
    nextSnoozeAt: (): number | null => nextSnooze.get() ?? null,
    snooze: ({ key, startsAt }: EventTime, memberId: string, dueAt: number): void =>
      void snooze.run(key, startsAt, memberId, dueAt),
    /** Has somebody whose phone may be off told once more, unless they asked for a time of their own. */
    tellOnceMore: (
      { key, startsAt }: EventTime,
      memberId: string,
      { dueAt, firstAt }: { readonly dueAt: number; readonly firstAt: number },
    ): void => void tellOnceMore.run(key, startsAt, memberId, dueAt, firstAt),
    /** Forgets that somebody's phone may have been off: they were heard of. */
    wasHeard: ({ key, startsAt }: EventTime, memberId: string): void =>
      void endAgain.run(key, startsAt, memberId),
    endSnooze: ({ key, startsAt }: EventTime, memberId: string): void =>
      void wake.run(key, startsAt, memberId),
  };
};

/** Records what rang, what rings again, and up to when everything was sent. */
export const createSentReminders = (db: Db) => {
  const checked = db
    .prepare<[], number | null>("SELECT until FROM reminders_checked WHERE id = 1")
    .pluck();
  const setChecked = db.prepare<[number]>("UPDATE reminders_checked SET until = ? WHERE id = 1");
  const forget = [
    db.prepare<[number]>("DELETE FROM reminders_sent WHERE starts_at < ?"),
    db.prepare<[number]>("DELETE FROM reminder_snoozes WHERE starts_at < ?"),
  ];
  return {
    ...createRung(db),
    ...createSnoozes(db),
    checkedUntil: (): number | null => checked.get() ?? null,
    setChecked: (now: number): void => void setChecked.run(now),
    /** Deletes what is about events before a moment. */
    forgetBefore: (ms: number): void => {
      for (const each of forget) each.run(ms);
    },
  };
};
export type SentReminders = ReturnType<typeof createSentReminders>;
