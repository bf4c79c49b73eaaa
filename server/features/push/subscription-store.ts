import { type PushLanguage, pushLanguages } from "#contract/push.ts";
import type { Db } from "../../db/connection.ts";

/** A phone that wants to be told of things. */
export interface StoredSubscription {
  readonly deviceId: string;
  readonly memberId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** What its browser wished for, where the house chose no language. */
  readonly language: PushLanguage;
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
}

/** Reads a subscription's columns. */
export const readSubscription = (row: Row): StoredSubscription => ({
  deviceId: row.device_id,
  memberId: row.member_id,
  endpoint: row.endpoint,
  p256dh: row.p256dh,
  auth: row.auth,
  language: pushLanguages.find((language) => language === row.language) ?? "en",
});

/** The phones that are subscribed under the house's key; a phone that signed out isn't any more. */
export const createSubscriptionStore = (db: Db, houseKey: string) => {
  const list = db.prepare<[string, number, number], Row>(
    `SELECT s.device_id, d.member_id, s.endpoint, s.p256dh, s.auth, s.language
     FROM push_subscriptions s JOIN devices d ON d.id = s.device_id
     WHERE s.house_key = ? AND d.member_id IS NOT NULL AND d.expires_at > ?
       AND (s.expires_at IS NULL OR s.expires_at > ?) ORDER BY s.device_id`,
  );
  const others = db.prepare<[string, string]>(
    "DELETE FROM push_subscriptions WHERE endpoint = ? AND device_id <> ?",
  );
  const put = db.prepare<[NewSubscription & { houseKey: string }]>(
    `INSERT INTO push_subscriptions (device_id, endpoint, p256dh, auth, house_key, language, created_at, expires_at)
     VALUES (@deviceId, @endpoint, @p256dh, @auth, @houseKey, @language, @createdAt, @expiresAt)
     ON CONFLICT (device_id) DO UPDATE SET endpoint = excluded.endpoint, p256dh = excluded.p256dh,
       auth = excluded.auth, house_key = excluded.house_key, language = excluded.language,
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
    /** Renews the phone's own; an address that another phone had is this one's now. */
    put: (subscription: NewSubscription): void => {
      others.run(subscription.endpoint, subscription.deviceId);
      put.run({ ...subscription, houseKey });
    },
    /** False where the phone had no such subscription. */
    remove: (deviceId: string, endpoint: string): boolean =>
      remove.run(deviceId, endpoint).changes > 0,
    /** Forgets those that are over, or of another key. */
    prune: (now: number): void => void removeStale.run(houseKey, now),
  };
};

export type SubscriptionStore = ReturnType<typeof createSubscriptionStore>;
