-- Phones that want to be told of things, one subscription each; it ends with the phone's session.
CREATE TABLE push_subscriptions (
  device_id TEXT PRIMARY KEY REFERENCES devices (id) ON DELETE CASCADE,
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  -- The house's own key that it was made for; under another one no push service takes anything for it.
  house_key TEXT NOT NULL,
  language TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER
) STRICT, WITHOUT ROWID;

-- What is on its way to a phone.
CREATE TABLE push_outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  device_id TEXT NOT NULL REFERENCES push_subscriptions (device_id) ON DELETE CASCADE,
  topic TEXT NOT NULL,
  message TEXT NOT NULL CHECK (json_valid(message)),
  tries INTEGER NOT NULL DEFAULT 0,
  next_try_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  UNIQUE (device_id, topic)
) STRICT;

CREATE INDEX push_outbox_next ON push_outbox (next_try_at);

-- What a day's reminders were settled with, so that none comes twice.
CREATE TABLE push_days (
  kind TEXT NOT NULL,
  day TEXT NOT NULL,
  PRIMARY KEY (kind, day)
) STRICT, WITHOUT ROWID;

-- For which chores that wait for a parent one was asked.
CREATE TABLE push_asked (
  task_id TEXT NOT NULL,
  occurrence TEXT NOT NULL,
  closed_at TEXT NOT NULL,
  topic TEXT NOT NULL,
  PRIMARY KEY (task_id, occurrence, closed_at)
) STRICT, WITHOUT ROWID;
