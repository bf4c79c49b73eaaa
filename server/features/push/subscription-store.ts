import { type PushLanguage, pushLanguages } from "#contract/push.ts";
import type { Db } from "../../db/connection.ts";

/** A phone's push subscription. */
export interface StoredSubscription {
  readonly deviceId: string;
  readonly memberId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The language of its browser, used where the family chose none. */
  readonly language: PushLanguage;
  /** The IANA zone in which it is; null where it never said it. */
  readonly timeZone: string | null;
}

export interface NewSubscription extends Omit<StoredSubscription, "memberId"> {
  readonly createdAt: number;
  /** Milliseconds since 1970; null where the browser named no end. */
  readonly expiresAt: number | null;
}

interface Row {
  device_id: string;
  member_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  time_zone: string | null;
}

/** Reads a subscription's columns. */
export const readSubscription = (row: Row): StoredSubscription => ({
  deviceId: row.device_id,
  memberId: row.member_id,
  endpoint: row.endpoint,
  p256dh: row.p256dh,
  auth: row.auth,
  language: pushLanguages.find((language) => language === row.language) ?? "en",
  timeZone: row.time_zone,
});

/** Stores the subscriptions under the server's VAPID key; a phone that signed out loses its own. */
export const createSubscriptionStore = (db: Db, houseKey: string) => {
  const list = db.prepare<[string, number, number], Row>(
    `SELECT s.device_id, d.member_id, s.endpoint, s.p256dh, s.auth, s.language, s.time_zone
     FROM push_subscriptions s JOIN devices d ON d.id = s.device_id
     WHERE s.house_key = ? AND d.member_id IS NOT NULL AND d.expires_at > ?
       AND (s.expires_at IS NULL OR s.expires_at > ?) ORDER BY s.device_id`,
  );
  const others = db.prepare<[string, string]>(
    "DELETE FROM push_subscriptions WHERE endpoint = ? AND device_id <> ?",
  );
  const put = db.prepare<[NewSubscription & { houseKey: string }]>(
    `INSERT INTO push_subscriptions (device_id, endpoint, p256dh, auth, house_key, language, time_zone, created_at, expires_at)
     VALUES (@deviceId, @endpoint, @p256dh, @auth, @houseKey, @language, @timeZone, @createdAt, @expiresAt)
     ON CONFLICT (device_id) DO UPDATE SET endpoint = excluded.endpoint, p256dh = excluded.p256dh,
       auth = excluded.auth, house_key = excluded.house_key, language = excluded.language, time_zone = excluded.time_zone,
       created_at = excluded.created_at, expires_at = excluded.expires_at`,
  );
  const remove = db.prepare<[string, string]>(
    "DELETE FROM push_subscriptions WHERE device_id = ? AND endpoint = ?",
  );
  const removeStale = db.prepare<[string, number]>(
    "DELETE FROM push_subscriptions WHERE house_key <> ? OR expires_at <= ?",
  );
  return {
    list: (now: number): StoredSubscription[] => list.all(houseKey, now, now).map(readSubscription),
    /** Replaces the phone's subscription; an address that another phone had moves to this one. */
    put: (subscription: NewSubscription): void => {
      others.run(subscription.endpoint, subscription.deviceId);
      put.run({ ...subscription, houseKey });
    },
    /** Returns false where the phone had no such subscription. */
    remove: (deviceId: string, endpoint: string): boolean =>
      remove.run(deviceId, endpoint).changes > 0,
    /** Deletes expired subscriptions and those under another key. */
    prune: (now: number): void => void removeStale.run(houseKey, now),
  };
};

export type SubscriptionStore = ReturnType<typeof createSubscriptionStore>;
