import { expect, it } from "vitest";
import { openDatabaseBefore } from "#tests/fixtures/server/older-database.ts";
import { createSubscriptionStore } from "./subscription-store.ts";

it("a phone that subscribed before reminders stays subscribed, in a zone that it never said", () => {
  const { db, update, close } = openDatabaseBefore("ADD COLUMN time_zone");
  db.exec(`
    INSERT INTO devices (id, kind, token_hash, member_id, label, own_throttle, created_at, expires_at)
      VALUES ('phone', 'phone', 'hash', 'mom', 'Phone', 0, 0, 9000000000000);
    INSERT INTO push_subscriptions (device_id, endpoint, p256dh, auth, house_key, language, created_at)
      VALUES ('phone', 'https://push.example/1', 'p', 'a', 'key', 'de', 1)`);
  update();
  expect(createSubscriptionStore(db, "key").list(2)).toEqual([
    {
      ...{ deviceId: "phone", memberId: "mom", endpoint: "https://push.example/1" },
      ...{ p256dh: "p", auth: "a", language: "de", timeZone: null },
    },
  ]);
  close();
});
