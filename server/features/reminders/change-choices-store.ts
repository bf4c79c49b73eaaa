import type * as z from "zod";
import type { Db } from "../../db/connection.ts";
import { storedEventChoices } from "../../db/stored-json.ts";

/** All that this house chose for an event, by the occurrence that each choice is stored under. */
export type EventChoices = z.infer<typeof storedEventChoices>;

/** What was chosen for an event before a change in its calendar, and after it. */
export interface ChangedChoices {
  readonly key: string;
  readonly before: EventChoices;
  readonly after: EventChoices;
}

interface Row {
  event_key: string;
  choices_before: string;
  choices_after: string;
}

/** Stores what was chosen before changes in calendars of accounts, as long as these can be taken back. */
export const createChangeChoices = (db: Db) => {
  const put = db.prepare<[number, string, string, string]>(
    `INSERT OR REPLACE INTO calendar_change_choices (act_id, event_key, choices_before, choices_after)
       VALUES (?, ?, ?, ?)`,
  );
  const one = db.prepare<[number], Row>("SELECT * FROM calendar_change_choices WHERE act_id = ?");
  const forget = db.prepare(
    `DELETE FROM calendar_change_choices
       WHERE act_id NOT IN (SELECT act_id FROM calendar_changes UNION SELECT id FROM calendar_writes)`,
  );
  return {
    /** Notes what an act changed; what no act that is kept changed is forgotten. */
    note: (actId: number, { key, before, after }: ChangedChoices): void => {
      put.run(actId, key, JSON.stringify(before), JSON.stringify(after));
      forget.run();
    },
    /** What an act changed; null where that is nothing. */
    of: (actId: number): ChangedChoices | null => {
      const row = one.get(actId);
      if (row === undefined) return null;
      const choices = (json: string) => storedEventChoices.parse(JSON.parse(json));
      return {
        key: row.event_key,
        ...{ before: choices(row.choices_before), after: choices(row.choices_after) },
      };
    },
  };
};
export type ChangeChoices = ReturnType<typeof createChangeChoices>;
