import { actNouns, actVerbs, mostActs } from "#contract/acts.ts";
import * as z from "zod";
import type { Db } from "../../db/connection.ts";
import { storedInverse } from "../../db/stored-json.ts";
import { eventSubject, type Inverse, type WriteAct } from "./write-act.ts";

/** An act as it is kept; instants are milliseconds since 1970. */
export interface StoredAct extends Omit<WriteAct, "memberId" | "inverse"> {
  readonly id: number;
  readonly doneAt: number;
  readonly memberId: string | null;
  readonly inverse: Inverse | null;
  readonly undoneAt: number | null;
}

interface Row {
  id: number;
  done_at: number;
  member_id: string | null;
  noun: string;
  verb: string;
  title: string;
  subject: string;
  inverse: string | null;
  undone_at: number | null;
}

const words = z.object({ noun: z.enum(actNouns), verb: z.enum(actVerbs) });

const read = (row: Row): StoredAct => ({
  ...words.parse(row),
  ...{ id: row.id, doneAt: row.done_at, memberId: row.member_id, title: row.title },
  ...{ subject: row.subject, undoneAt: row.undone_at },
  inverse: row.inverse === null ? null : storedInverse.parse(JSON.parse(row.inverse)),
});

/** The things that taking an act back changes: both parts of an event that was split. */
const subjectsOf = (subject: string, inverse: Inverse | null): readonly string[] =>
  inverse !== null && "series" in inverse ? inverse.series.map(eventSubject) : [subject];

/** Stores what was done last. */
export const createActStore = (db: Db) => {
  const insert = db.prepare<[Omit<Row, "id" | "undone_at">]>(
    `INSERT INTO recent_acts (done_at, member_id, noun, verb, title, subject, inverse)
     VALUES (@done_at, @member_id, @noun, @verb, @title, @subject, @inverse)`,
  );
  const forget = db.prepare<[number]>(
    `DELETE FROM recent_acts WHERE id <= (SELECT max(id) FROM recent_acts) - ?`,
  );
  const since = db.prepare<[number], Row>(
    "SELECT * FROM recent_acts WHERE done_at >= ? ORDER BY id DESC",
  );
  const one = db.prepare<[number], Row>("SELECT * FROM recent_acts WHERE id = ?");
  const setUndone = db.prepare<[number, number]>(
    "UPDATE recent_acts SET undone_at = ? WHERE id = ?",
  );
  const later = db
    .prepare<[{ subject: string; id: number }], number>(
      "SELECT 1 FROM recent_acts WHERE subject = @subject AND id > @id AND undone_at IS NULL LIMIT 1",
    )
    .pluck();
  const laterWithin = db
    .prepare<[{ subject: string; id: number }], number>(
      `SELECT 1 FROM recent_acts
       WHERE substr(subject, 1, length(@subject) + 1) = @subject || ' ' AND id > @id AND undone_at IS NULL LIMIT 1`,
    )
    .pluck();
  return {
    /** Adds an act, and forgets those before the last fifty. */
    add: ({ memberId, inverse, noun, verb, title, subject }: WriteAct, doneAt: number): void => {
      insert.run({
        ...{ done_at: doneAt, member_id: memberId ?? null, noun, verb, title, subject },
        inverse: inverse === undefined ? null : JSON.stringify(inverse),
      });
      forget.run(mostActs);
    },
    /** Those since an instant, newest first. */
    since: (instant: number): StoredAct[] => since.all(instant).map(read),
    find: (id: number): StoredAct | null => {
      const row = one.get(id);
      return row === undefined ? null : read(row);
    },
    /** Whether something was done later, and stands, to what would be lost or overwritten by taking the act back. */
    isFollowed: ({ subject, id, verb, inverse }: StoredAct): boolean =>
      subjectsOf(subject, inverse).some((each) => later.get({ subject: each, id }) !== undefined) ||
      // What was added goes with everything on it: a list with its items, a chore with its ticks.
      (verb === "added" && laterWithin.get({ subject, id }) !== undefined),
    setUndone: (id: number, at: number): void => void setUndone.run(at, id),
  };
};
export type ActStore = ReturnType<typeof createActStore>;
