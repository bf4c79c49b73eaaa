import type * as z from "zod";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditTarget } from "#contract/calendar-family.ts";
import { ride } from "#contract/calendar-rides.ts";
import { eventLook } from "#contract/event-look.ts";
import { eventReminders } from "#contract/reminders.ts";
import type { Db } from "../../db/connection.ts";
import {
  type ChoicesByEvent,
  chosenFor,
  createChoiceLookups,
  isOnwards,
  occurrencesFrom,
  onwards,
  usualFor,
} from "./choice-lookups.ts";
import { occurrenceKey } from "./event-key.ts";

interface Row {
  event_key: string;
  occurrence: string;
  chosen: string;
}

interface ChoiceTable<T> {
  readonly table: "event_reminders" | "event_rides" | "event_looks";
  readonly column: "reminders" | "ride" | "look";
  readonly shape: z.ZodType<T>;
}

/** Which times of an event an edit means, as choices are stored. */
export const timesMeant = (
  { recurring }: CalendarEvent,
  { scope, occurrence }: EditTarget,
  isSplit: boolean,
): string => {
  if (!recurring || occurrence === undefined || scope === "all") return "";
  if (scope !== "following") return occurrenceKey(occurrence);
  return isSplit ? "" : occurrencesFrom(occurrenceKey(occurrence));
};

/** Prepares what reads and writes one kind of choices. */
const prepareChoices = (
  db: Db,
  { table, column }: Pick<ChoiceTable<unknown>, "table" | "column">,
) => {
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
  const removeTimes = db.prepare<[string, string]>(
    `DELETE FROM ${table} WHERE event_key = ? AND occurrence <> '' AND ltrim(occurrence, '${onwards}') >= ?`,
  );
  const removeAll = db.prepare<[string]>(`DELETE FROM ${table} WHERE event_key = ?`);
  const copyTimes = db.prepare<[string, string, string]>(
    `INSERT INTO ${table} (event_key, occurrence, ${column})
       SELECT ?, occurrence, ${column} FROM ${table}
       WHERE event_key = ? AND occurrence <> '' AND ltrim(occurrence, '${onwards}') >= ? ON CONFLICT DO NOTHING`,
  );
  return { all, put, remove, removeTimes, removeAll, copyTimes };
};

const choicesIn = <T>(rows: readonly Row[], shape: z.ZodType<T>): ChoicesByEvent<T> => {
  const found = new Map<string, Map<string, T>>();
  for (const row of rows) {
    const { data } = shape.safeParse(JSON.parse(row.chosen));
    // Another version of the program wrote what this one can't read.
    if (data === undefined) continue;
    const times = found.get(row.event_key) ?? new Map<string, T>();
    found.set(row.event_key, times.set(row.occurrence, data));
  }
  return found;
};

/** Creates what changes choices, and calls `changed` after each change. */
const createChoiceWrites = <T>(
  { put, remove, removeTimes, removeAll, copyTimes }: ReturnType<typeof prepareChoices>,
  choices: () => ChoicesByEvent<T>,
  changed: () => void,
) => ({
  /** Chooses for one time of an event, from one on (`occurrencesFrom`), or with '' for all; null takes the choice back. */
  choose: (key: string, occurrence: string, chosen: T | null): void => {
    if (occurrence === "") removeTimes.run(key, "");
    if (isOnwards(occurrence)) removeTimes.run(key, occurrence.slice(1));
    if (chosen === null) remove.run(key, occurrence);
    else put.run(key, occurrence, JSON.stringify(chosen));
    changed();
  },
  /** Gives an event the choices of the one that it was made from: from an occurrence on, or of that one time alone. */
  copy: (from: string, to: string, since: string, isOne: boolean): void => {
    const times = choices().get(from);
    if (times === undefined) return;
    // What counted from a time before on is what counts for every time of the new one.
    const usual = isOne ? chosenFor(times, since) : usualFor(times, since);
    const isNew = choices().get(to)?.has("") !== true;
    if (usual !== undefined && isNew) put.run(to, "", JSON.stringify(usual));
    if (!isOne) copyTimes.run(to, from, since);
    changed();
  },
  /** Has the choices for times of an event under what `move` makes of their occurrences. */
  moveTimes: (key: string, move: (occurrence: string) => string): void => {
    const times = [...(choices().get(key) ?? [])].filter(([occurrence]) => occurrence !== "");
    removeTimes.run(key, "");
    for (const [occurrence, chosen] of times) {
      const moved = isOnwards(occurrence)
        ? occurrencesFrom(move(occurrence.slice(1)))
        : move(occurrence);
      put.run(key, moved, JSON.stringify(chosen));
    }
    changed();
  },
  /** Has these choices for an event, and no other. */
  replace: (key: string, times: Readonly<Record<string, T>>): void => {
    removeAll.run(key);
    for (const [occurrence, chosen] of Object.entries(times))
      put.run(key, occurrence, JSON.stringify(chosen));
    changed();
  },
  remove: (key: string): void => {
    removeAll.run(key);
    changed();
  },
});

/** Stores one kind of what the family chose for events and for single times of series. */
const createEventChoices = <T>(db: Db, { shape, ...named }: ChoiceTable<T>) => {
  const statements = prepareChoices(db, named);
  const read = (): ChoicesByEvent<T> => choicesIn(statements.all.all(), shape);
  let choices = read();
  const changed = (): void => {
    choices = read();
  };
  return {
    ...createChoiceLookups(() => choices),
    ...createChoiceWrites(statements, () => choices, changed),
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

/** Stores whose events of accounts are, and their pictures. */
export const createLookChoices = (db: Db) =>
  createEventChoices(db, { table: "event_looks", column: "look", shape: eventLook });
export type LookChoices = ReturnType<typeof createLookChoices>;
