import { type PushMessage, pushMessage } from "#contract/push.ts";
import type { Db } from "../../db/connection.ts";
import { readSubscription, type StoredSubscription } from "./subscription-store.ts";

/** A queued message for one phone. */
export interface PushJob {
  readonly id: number;
  readonly to: StoredSubscription;
  readonly message: PushMessage;
  /** A later message of the same topic replaces this one, also at the push service; at most 32 characters. */
  readonly topic: string;
  readonly tries: number;
  /** From when the message is no longer sent; milliseconds since 1970. */
  readonly expiresAt: number;
}

interface Row {
  id: number;
  device_id: string;
  member_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  time_zone: string | null;
  topic: string;
  message: string;
  tries: number;
  expires_at: number;
}

/** Messages expire within a day; half a day more tolerates a clock that was set. */
const longestWantedMs = 36 * 3600 * 1000;

/** Stores the queued messages until a push service accepts them or they expire. */
export const createPushOutbox = (db: Db) => {
  const put = db.prepare<[string, string, string, number, number]>(
    "INSERT INTO push_outbox (device_id, topic, message, next_try_at, expires_at) VALUES (?, ?, ?, ?, ?)",
  );
  const replaced = db.prepare<[string, string]>(
    "DELETE FROM push_outbox WHERE device_id = ? AND topic = ?",
  );
  const due = db.prepare<[number], Row>(
    `SELECT o.id, o.device_id, d.member_id, s.endpoint, s.p256dh, s.auth, s.language, s.time_zone, o.topic, o.message,
       o.tries, o.expires_at
     FROM push_outbox o JOIN push_subscriptions s ON s.device_id = o.device_id
     JOIN devices d ON d.id = o.device_id
     WHERE o.next_try_at <= ? AND d.member_id IS NOT NULL ORDER BY o.id`,
  );
  const next = db.prepare<[], number | null>("SELECT min(next_try_at) FROM push_outbox").pluck();
  const later = db.prepare<[number, number]>(
    "UPDATE push_outbox SET tries = tries + 1, next_try_at = ? WHERE id = ?",
  );
  const remove = db.prepare<[number]>("DELETE FROM push_outbox WHERE id = ?");
  const removeTopic = db.prepare<[string]>("DELETE FROM push_outbox WHERE topic = ?");
  const removeOf = db.prepare<[string]>("DELETE FROM push_outbox WHERE device_id = ?");
  const removeExpired = db.prepare<[number, number]>(
    "DELETE FROM push_outbox WHERE expires_at <= ? OR expires_at > ?",
  );
  return {
    put: (
      deviceId: string,
      { message, topic, expiresAt }: Pick<PushJob, "message" | "topic" | "expiresAt">,
      now: number,
    ): void => {
      replaced.run(deviceId, topic);
      put.run(deviceId, topic, JSON.stringify(message), now, expiresAt);
    },
    /** The messages that are due, the oldest first. */
    due: (now: number): PushJob[] =>
      due.all(now).flatMap((row) => {
        const { data: message } = pushMessage.safeParse(JSON.parse(row.message));
        // Another version of the program wrote a message that this one can't parse.
        if (message === undefined) remove.run(row.id);
        return message === undefined
          ? []
          : [
              {
                ...{ id: row.id, to: readSubscription(row), message, topic: row.topic },
                ...{ tries: row.tries, expiresAt: row.expires_at },
              },
            ];
      }),
    /** When the next message is due; null where none is queued. */
    nextTryAt: (): number | null => next.get() ?? null,
    later: (id: number, at: number): void => void later.run(at, id),
    remove: (id: number): void => void remove.run(id),
    removeOf: (deviceId: string): void => void removeOf.run(deviceId),
    removeTopic: (topic: string): void => void removeTopic.run(topic),
    /** Deletes messages that have expired, and those whose expiry a wrong clock put too far ahead. */
    removeExpired: (now: number): void => void removeExpired.run(now, now + longestWantedMs),
  };
};

export type PushOutbox = ReturnType<typeof createPushOutbox>;
