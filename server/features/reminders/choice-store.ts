import { eventReminders, type EventReminders } from "#contract/reminders.ts";
import type { Db } from "../../db/connection.ts";

interface Row {
  event_key: string;
  occurrence: string;
  reminders: string;
}

/** Stores what the family chose for events and for single times of series. */
export const createReminderChoices = (db: Db) => {
  const all = db.prepare<[], Row>("SELECT * FROM event_reminders");
  const put = db.prepare<[string, string, string]>(
    `INSERT INTO event_reminders (event_key, occurrence, reminders) VALUES (?, ?, ?)
       ON CONFLICT (event_key, occurrence) DO UPDATE SET reminders = excluded.reminders`,
  );
  const remove = db.prepare<[string, string]>(
    "DELETE FROM event_reminders WHERE event_key = ? AND occurrence = ?",
  );
  const removeTimes = db.prepare<[string]>(
    "DELETE FROM event_reminders WHERE event_key = ? AND occurrence <> ''",
  );
  const removeAll = db.prepare<[string]>("DELETE FROM event_reminders WHERE event_key = ?");
  const copy = db.prepare<[string, string, string]>(
    `INSERT INTO event_reminders (event_key, occurrence, reminders)
       SELECT ?, occurrence, reminders FROM event_reminders
       WHERE event_key = ? AND (occurrence = '' OR occurrence >= ?) ON CONFLICT DO NOTHING`,
  );
  const read = (): Map<string, Map<string, EventReminders>> => {
    const found = new Map<string, Map<string, EventReminders>>();
    for (const row of all.all()) {
      const { data } = eventReminders.safeParse(JSON.parse(row.reminders));
      // Another version of the program wrote what this one can't read.
      if (data === undefined) continue;
      const times = found.get(row.event_key) ?? new Map<string, EventReminders>();
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
    of: (key: string, occurrence: string): EventReminders | undefined =>
      choices.get(key)?.get(occurrence) ?? choices.get(key)?.get(""),
    isEmpty: (): boolean => choices.size === 0,
    /** Chooses for one time of an event, or with '' for every time; null takes the choice back. */
    choose: (key: string, occurrence: string, reminders: EventReminders | null): void => {
      if (occurrence === "") removeTimes.run(key);
      if (reminders === null) remove.run(key, occurrence);
      else put.run(key, occurrence, JSON.stringify(reminders));
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
export type ReminderChoices = ReturnType<typeof createReminderChoices>;
