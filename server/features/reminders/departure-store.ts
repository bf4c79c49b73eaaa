import type { Db } from "../../db/connection.ts";
import type { EventTime } from "./event-key.ts";

interface Row {
  event_key: string;
  starts_at: number;
  member_id: string;
}

const timeKey = ({ key, startsAt }: EventTime): string => `${key} ${startsAt}`;

/** Stores who is on their way to which event. */
export const createDepartures = (db: Db) => {
  const all = db.prepare<[], Row>("SELECT * FROM event_departures ORDER BY said_at");
  const put = db.prepare<[string, number, string, number]>(
    "INSERT INTO event_departures (event_key, starts_at, member_id, said_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const remove = db.prepare<[string, number, string]>(
    "DELETE FROM event_departures WHERE event_key = ? AND starts_at = ? AND member_id = ?",
  );
  const copy = db.prepare<[string, string]>(
    `INSERT INTO event_departures (event_key, starts_at, member_id, said_at)
       SELECT ?, starts_at, member_id, said_at FROM event_departures WHERE event_key = ? ON CONFLICT DO NOTHING`,
  );
  const forget = db.prepare<[number]>("DELETE FROM event_departures WHERE starts_at < ?");
  const read = (): Map<string, string[]> => {
    const rows = all.all().map(({ event_key: key, starts_at: startsAt, member_id: memberId }) => ({
      ...{ at: timeKey({ key, startsAt }), memberId },
    }));
    const byTime = Map.groupBy(rows, ({ at }) => at);
    return new Map([...byTime].map(([at, each]) => [at, each.map(({ memberId }) => memberId)]));
  };
  let departures = read();
  const changed = (): void => {
    departures = read();
  };
  return {
    /** Who is on their way, in the order in which they said it. */
    of: (time: EventTime): readonly string[] => departures.get(timeKey(time)) ?? [],
    isEmpty: (): boolean => departures.size === 0,
    /** Returns false where it was said before. */
    say: ({ key, startsAt }: EventTime, memberId: string, now: number): boolean => {
      const isNew = put.run(key, startsAt, memberId, now).changes > 0;
      changed();
      return isNew;
    },
    /** Returns false where it wasn't said. */
    takeBack: ({ key, startsAt }: EventTime, memberId: string): boolean => {
      const wasSaid = remove.run(key, startsAt, memberId).changes > 0;
      changed();
      return wasSaid;
    },
    copy: (from: string, to: string): void => {
      copy.run(to, from);
      changed();
    },
    forgetBefore: (ms: number): void => {
      forget.run(ms);
      changed();
    },
  };
};
export type Departures = ReturnType<typeof createDepartures>;
