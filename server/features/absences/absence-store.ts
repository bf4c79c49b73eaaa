import * as z from "zod";
import { lastDayAway, type PatternDay, patternDayOf } from "#contract/rules/week-pattern.ts";
import { dayKinds, type ShiftTimes } from "#contract/absences.ts";
import { lastDay } from "#contract/values.ts";
import { clampDay } from "#server/platform/clock.ts";
import type { Db } from "#server/db/connection.ts";

/** Days away, or weeks that come again; null where the API leaves a value out. */
export interface StoredAbsence {
  readonly id: number;
  readonly start: string;
  readonly end: string | null;
  /** Null means the whole household. */
  readonly memberIds: readonly string[] | null;
  readonly reason: string | null;
  /** The family's day on which it was entered. */
  readonly madeOn: string;
  /** Null: every day of it is away. */
  readonly weeks: readonly (readonly PatternDay[])[] | null;
  readonly weekOne: string | null;
  readonly exceptions: readonly { readonly date: string; readonly is: PatternDay }[];
  readonly shiftTimes: ShiftTimes | null;
}

/** Days away without weeks, as they are entered for a holiday. */
interface StoredSpan {
  readonly id: number;
  readonly start: string;
  readonly end: string;
  readonly memberIds: readonly string[] | null;
  readonly reason: string | null;
  readonly madeOn: string;
}

interface Row {
  id: number;
  start_day: string;
  end_day: string | null;
  member_ids: string | null;
  reason: string | null;
  made_on: string;
  weeks: string | null;
  week_one: string | null;
  exceptions: string;
  shift_times: string | null;
}

const patternDay = z.enum(dayKinds).nullable();
const time = z.object({ start: z.string(), end: z.string() });
const storedMembers = z.array(z.string());
const storedWeeks = z.array(z.array(patternDay)).min(1);
const storedExceptions = z.array(z.object({ date: z.string(), is: patternDay }));
const storedTimes = z.object({ early: time, late: time, night: time });

const parsed = <T>(shape: z.ZodType<T>, text: string | null): T | null =>
  text === null ? null : shape.parse(JSON.parse(text));

const read = (row: Row): StoredAbsence => ({
  id: row.id,
  start: clampDay(row.start_day),
  end: row.end_day === null ? null : clampDay(row.end_day),
  memberIds: parsed(storedMembers, row.member_ids),
  reason: row.reason,
  madeOn: row.made_on,
  weeks: parsed(storedWeeks, row.weeks),
  weekOne: row.week_one === null ? null : clampDay(row.week_one),
  exceptions: parsed(storedExceptions, row.exceptions) ?? [],
  shiftTimes: parsed(storedTimes, row.shift_times),
});

const spanOf = ({ end, ...absence }: StoredAbsence): StoredSpan => ({
  ...{ id: absence.id, start: absence.start, end: end ?? lastDay },
  ...{ memberIds: absence.memberIds, reason: absence.reason, madeOn: absence.madeOn },
});

/** What a day is by an absence; null where it says nothing of it. */
export const kindOn = (absence: StoredAbsence, day: string): PatternDay => {
  const { start, end, weeks, weekOne, exceptions } = absence;
  if (weeks === null) return day >= start && (end === null || day <= end) ? "away" : null;
  return patternDayOf(
    { start, end: end ?? undefined, weekOne: weekOne ?? start, weeks, exceptions },
    day,
  );
};

/** The last of the days away that a day away is one of. */
const untilOf = ({ start, end, weeks, weekOne, exceptions }: StoredAbsence, day: string): string =>
  weeks === null
    ? (end ?? lastDay)
    : lastDayAway(
        { start, end: end ?? undefined, weekOne: weekOne ?? start, weeks, exceptions },
        ...([day, lastDay] as const),
      );

const write = (absence: Omit<StoredAbsence, "id">) => {
  const { memberIds, weeks, exceptions, shiftTimes } = absence;
  const text = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
  return {
    ...{ start: absence.start, end: absence.end, reason: absence.reason, madeOn: absence.madeOn },
    ...{ members: text(memberIds), weeks: text(weeks), weekOne: absence.weekOne },
    ...{ exceptions: JSON.stringify(exceptions), times: text(shiftTimes) },
  };
};

const columns =
  "id, start_day, end_day, member_ids, reason, made_on, weeks, week_one, exceptions, shift_times";

/** The statements by which absences are stored. */
const prepare = (db: Db) => ({
  insert: db.prepare<[ReturnType<typeof write>], Row>(
    `INSERT INTO absences (start_day, end_day, member_ids, reason, made_on, weeks, week_one, exceptions, shift_times)
     VALUES (:start, :end, :members, :reason, :madeOn, :weeks, :weekOne, :exceptions, :times) RETURNING ${columns}`,
  ),
  update: db.prepare<[ReturnType<typeof write> & { readonly id: number }], Row>(
    `UPDATE absences SET start_day = :start, end_day = :end, member_ids = :members, reason = :reason, made_on = :madeOn,
       weeks = :weeks, week_one = :weekOne, exceptions = :exceptions, shift_times = :times
     WHERE id = :id RETURNING ${columns}`,
  ),
  one: db.prepare<[number], Row>(`SELECT ${columns} FROM absences WHERE id = ?`),
  spans: db.prepare<[string, string], Row>(
    `SELECT ${columns} FROM absences WHERE weeks IS NULL AND end_day >= ? AND start_day <= ? ORDER BY end_day, id`,
  ),
  patterns: db.prepare<[string, string], Row>(
    `SELECT ${columns} FROM absences
     WHERE weeks IS NOT NULL AND coalesce(end_day, '9999-12-31') >= ? AND start_day <= ? ORDER BY start_day, id`,
  ),
  spansFrom: db.prepare<[string], Row>(
    `SELECT ${columns} FROM absences WHERE weeks IS NULL AND end_day >= ? ORDER BY start_day, id`,
  ),
  setEnd: db.prepare<[string, number]>("UPDATE absences SET end_day = ? WHERE id = ?"),
  remove: db.prepare<[number]>("DELETE FROM absences WHERE id = ?"),
});

/** Stores days away and weeks that come again. */
export const createAbsenceStore = (db: Db) => {
  const { insert, update, one, spans, patterns, spansFrom, setEnd, remove } = prepare(db);
  const kept = (row: Row | undefined): StoredAbsence => {
    if (row === undefined) throw new Error("an absence was not kept");
    return read(row);
  };
  const find = (id: number): StoredAbsence | null => {
    const row = one.get(id);
    return row === undefined ? null : read(row);
  };
  const add = (absence: Omit<StoredAbsence, "id">): StoredAbsence =>
    kept(insert.get(write(absence)));
  const end = (id: number, day: string): void => void setEnd.run(day, id);
  const drop = (id: number): void => void remove.run(id);
  /** Those of which some day is from one day to another. */
  const touching = (from: string, to: string): readonly StoredAbsence[] => [
    ...spans.all(from, to).map(read),
    ...patterns.all(from, to).map(read),
  ];
  return {
    ...{ add, find, touching, setEnd: end, remove: drop },
    replace: (absence: StoredAbsence): StoredAbsence =>
      kept(update.get({ ...write(absence), id: absence.id })),
    /** Those that end on a day or later, or never, by their first day. */
    endingFrom: (day: string): readonly StoredAbsence[] =>
      touching(day, lastDay).toSorted((a, b) => a.start.localeCompare(b.start) || a.id - b.id),
    /** Who is away on a day, each until the last of the days away. */
    awayOn: (day: string) =>
      touching(day, day)
        .filter((absence) => kindOn(absence, day) === "away")
        .map((absence) => ({
          ...{ memberIds: absence.memberIds, reason: absence.reason },
          ...{ end: untilOf(absence, day), comesAgain: absence.weeks !== null },
        })),
    /** Days away without weeks, as `/api/pauses` knows them. */
    pauses: {
      add: (span: Omit<StoredSpan, "id">): StoredSpan =>
        spanOf(add({ ...span, weeks: null, weekOne: null, exceptions: [], shiftTimes: null })),
      find: (id: number): StoredSpan | null => {
        const found = find(id);
        return found === null || found.weeks !== null ? null : spanOf(found);
      },
      endingFrom: (day: string): readonly StoredSpan[] =>
        spansFrom.all(day).map((row) => spanOf(read(row))),
      setEnd: end,
      remove: drop,
    },
  };
};
export type AbsenceStore = ReturnType<typeof createAbsenceStore>;
