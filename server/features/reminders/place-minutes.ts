import type { KnownPlace } from "#contract/calendar-rides.ts";
import type { CalendarEvent } from "#contract/calendar.ts";
import { normalizeWords } from "#contract/rules/normalize-words.ts";
import type { Db } from "../../db/connection.ts";

/** When to leave for an event, in milliseconds since 1970; null for a whole day, or where the way isn't known. */
export const leaveInstant = (
  { allDay, start }: Pick<CalendarEvent, "allDay" | "start">,
  minutes: number | null,
): number | null => (allDay || minutes === null ? null : Date.parse(start) - minutes * 60_000);

/** Stores how many minutes the way to each place takes, by its name. */
export const createPlaceMinutes = (db: Db) => {
  const all = db.prepare<[], KnownPlace & { place: string }>(
    "SELECT place, name, minutes FROM place_minutes ORDER BY place",
  );
  const put = db.prepare<[string, string, number]>(
    `INSERT INTO place_minutes (place, name, minutes) VALUES (?, ?, ?)
       ON CONFLICT (place) DO UPDATE SET name = excluded.name, minutes = excluded.minutes`,
  );
  const remove = db.prepare<[string]>("DELETE FROM place_minutes WHERE place = ?");
  const read = () => new Map(all.all().map(({ place, ...known }) => [place, known]));
  let places = read();
  return {
    isEmpty: (): boolean => places.size === 0,
    list: (): KnownPlace[] => [...places.values()],
    /** The minutes to a place; null where nobody said them. */
    minutesTo: (name: string | undefined): number | null =>
      name === undefined || places.size === 0
        ? null
        : (places.get(normalizeWords(name))?.minutes ?? null),
    /** Keeps the minutes to a place; null forgets it. */
    set: (name: string, minutes: number | null): void => {
      if (minutes === null) remove.run(normalizeWords(name));
      else put.run(normalizeWords(name), name, minutes);
      places = read();
    },
  };
};
export type PlaceMinutes = ReturnType<typeof createPlaceMinutes>;
