import type * as z from "zod";
import { ride } from "#contract/calendar-rides.ts";
import { eventReminders } from "#contract/reminders.ts";
import type { Db } from "../../db/connection.ts";

interface Row {
  event_key: string;
  occurrence: string;
  chosen: string;
}

interface ChoiceTable<T> {
  readonly table: "event_reminders" | "event_rides";
  readonly column: "reminders" | "ride";
  readonly shape: z.ZodType<T>;
}

/** Stores one kind of what the family chose for events and for single times of series. */
const createEventChoices = <T>(db: Db, { table, column, shape }: ChoiceTable<T>) => {
  const all = db.prepare<[], Row>(
    `SELECT event_key, occurrence, ${column} AS chosen FROM ${table}`,
  );
  const put = db.prepare<[string, string, string]>(
    `INSERT INTO ${table} (event_key, occurrence, ${column}) VALUES (?, ?, ?)
       ON CONFLICT (event_key, occurrence) DO UPDATE SET ${column} = excluded.${column}`,
  );
  const remove = db.prepare<[string, string]>(
    `DELETE FROM ${table} WHERE event_key = ? AND occurrence = ?`,
  );
  const removeTimes = db.prepare<[string]>(
    `DELETE FROM ${table} WHERE event_key = ? AND occurrence <> ''`,
  );
  const removeAll = db.prepare<[string]>(`DELETE FROM ${table} WHERE event_key = ?`);
  const copy = db.prepare<[string, string, string]>(
    `INSERT INTO ${table} (event_key, occurrence, ${column})
       SELECT ?, occurrence, ${column} FROM ${table}
       WHERE event_key = ? AND (occurrence = '' OR occurrence >= ?) ON CONFLICT DO NOTHING`,
  );
  const read = (): Map<string, Map<string, T>> => {
    const found = new Map<string, Map<string, T>>();
    for (const row of all.all()) {
      const { data } = shape.safeParse(JSON.parse(row.chosen));
      // Another version of the program wrote what this one can't read.
      if (data === undefined) continue;
      const times = found.get(row.event_key) ?? new Map<string, T>();
      found.set(row.event_key, times.set(row.occurrence, data));
    }
    return found;
  };
  let choices = read();
  const changed = (): void => {
    choices = read();
  };
  return {
    /** The choice for one time of an event, else for every time; undefined where there is none. */
    of: (key: string, occurrence: string): T | undefined =>
      choices.get(key)?.get(occurrence) ?? choices.get(key)?.get(""),
    isEmpty: (): boolean => choices.size === 0,
    /** For which events and which times of them there is a choice; `occurrence` is '' for every time. */
    all: (): { readonly key: string; readonly occurrence: string }[] =>
      [...choices].flatMap(([key, times]) =>
        [...times.keys()].map((occurrence) => ({ key, occurrence })),
      ),
    /** Chooses for one time of an event, or with '' for every time; null takes the choice back. */
    choose: (key: string, occurrence: string, chosen: T | null): void => {
      if (occurrence === "") removeTimes.run(key);
      if (chosen === null) remove.run(key, occurrence);
      else put.run(key, occurrence, JSON.stringify(chosen));
      changed();
    },
    /** Gives an event the choices of the one that it was made from, from an occurrence on. */
    copy: (from: string, to: string, since: string): void => {
      copy.run(to, from, since);
      changed();
    },
    remove: (key: string): void => {
      removeAll.run(key);
      changed();
    },
  };
};

/** Stores when the family wants to be reminded of events. */
export const createReminderChoices = (db: Db) =>
  createEventChoices(db, {
    ...{ table: "event_reminders", column: "reminders", shape: eventReminders },
  });
export type ReminderChoices = ReturnType<typeof createReminderChoices>;

/** Stores who takes to events and who collects from them. */
export const createRideChoices = (db: Db) =>
  createEventChoices(db, { table: "event_rides", column: "ride", shape: ride });
export type RideChoices = ReturnType<typeof createRideChoices>;
