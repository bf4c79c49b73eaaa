import * as z from "zod";
import type { CalendarEvent, CalendarFeed } from "#contract/calendar.ts";
import type { Db } from "../../db/connection.ts";
import type { DayRange } from "../../providers/calendar/port.ts";

const seenEvent = z.object({
  feedId: z.string(),
  key: z.string(),
  occurrence: z.string(),
  title: z.string(),
  start: z.string(),
  allDay: z.boolean(),
  memberIds: z.array(z.string()),
});
/** An event as it was seen. */
export type SeenEvent = z.infer<typeof seenEvent>;

/** The shape of what is stored of the calendars. */
export const seenCalendar = z.object({
  /** The first and the last day that were looked at. */
  days: z.object({ start: z.string(), end: z.string() }),
  feeds: z.array(z.string()),
  events: z.array(seenEvent),
});
/** What the calendars held at a moment: the feeds that could be read, and their events. */
export type SeenCalendar = z.infer<typeof seenCalendar>;

/** The family's own calendar, which can always be read. */
const ownFeed = "family";

/** What the UID behind an event is told by. */
const uidKeyOf = ({ id, seriesId }: CalendarEvent): string => {
  const [key = ""] = (seriesId ?? id).split("~");
  return key;
};

/** The calendars as they can be compared with another day's. */
export const seenIn = (
  events: readonly CalendarEvent[],
  feeds: readonly Pick<CalendarFeed, "id" | "state">[],
  days: DayRange,
): SeenCalendar => ({
  days,
  feeds: [
    ownFeed,
    ...feeds.filter(({ state }) => state === "ok" || state === "stale").map(({ id }) => id),
  ],
  events: events.map((event) => ({
    ...{ feedId: event.feedId, key: uidKeyOf(event), occurrence: event.occurrence ?? "" },
    ...{ title: event.busy === true ? "" : event.title, start: event.start, allDay: event.allDay },
    memberIds: [...event.memberIds],
  })),
});

/** Stores what the calendars held on the evenings of the last days, at each hour at which somebody is told of tomorrow. */
export const createSnapshotStore = (db: Db) => {
  const put = db.prepare<[string, string, number, string]>(
    "INSERT INTO calendar_days (day, at, taken_at, content) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const has = db
    .prepare<[string, string], number>("SELECT 1 FROM calendar_days WHERE day = ? AND at = ?")
    .pluck();
  const before = db
    .prepare<[string, string, string], string>(
      `SELECT content FROM calendar_days WHERE day < ? AND day >= ?
       ORDER BY day DESC, at = ? DESC, at DESC LIMIT 1`,
    )
    .pluck();
  const forget = db.prepare<[string]>("DELETE FROM calendar_days WHERE day < ?");
  return {
    has: (day: string, at: string): boolean => has.get(day, at) !== undefined,
    keep: (day: string, at: string, seen: SeenCalendar, now: number): void =>
      void put.run(day, at, now, JSON.stringify(seen)),
    /** The latest before a day, not older than another, at an hour, else at any; null where there is none. */
    latestBefore: (day: string, oldest: string, at: string): SeenCalendar | null => {
      const content = before.get(day, oldest, at);
      return content === undefined
        ? null
        : (seenCalendar.safeParse(JSON.parse(content)).data ?? null);
    },
    forgetBefore: (day: string): void => void forget.run(day),
  };
};
export type SnapshotStore = ReturnType<typeof createSnapshotStore>;
