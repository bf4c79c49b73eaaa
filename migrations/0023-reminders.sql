-- When the family wants to be reminded of an event, by what its UID is told by in the API, in whichever calendar it is.
CREATE TABLE event_reminders (
  event_key TEXT NOT NULL,
  -- The original start of the one time of a series that is meant; '' where it is every time.
  occurrence TEXT NOT NULL,
  reminders TEXT NOT NULL CHECK (json_valid(reminders)),
  PRIMARY KEY (event_key, occurrence)
) STRICT, WITHOUT ROWID;

-- Until which moment somebody was reminded of an event at a start of it, so that nothing rings twice.
CREATE TABLE reminders_sent (
  event_key TEXT NOT NULL,
  -- In milliseconds since 1970, as all moments here.
  starts_at INTEGER NOT NULL,
  -- '' stands for the walls.
  member_id TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  sent_at INTEGER NOT NULL,
  -- When somebody tapped the card away; NULL while it is on the walls, and for members.
  dismissed_at INTEGER,
  PRIMARY KEY (event_key, starts_at, member_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX reminders_sent_at ON reminders_sent (starts_at);

-- Who wants to be reminded again.
CREATE TABLE reminder_snoozes (
  event_key TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  member_id TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  PRIMARY KEY (event_key, starts_at, member_id)
) STRICT, WITHOUT ROWID;

-- Who is on their way.
CREATE TABLE event_departures (
  event_key TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  member_id TEXT NOT NULL,
  said_at INTEGER NOT NULL,
  PRIMARY KEY (event_key, starts_at, member_id)
) STRICT, WITHOUT ROWID;

-- Up to when everything that was due has been sent; NULL before the first look.
CREATE TABLE reminders_checked (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  until INTEGER
) STRICT;
INSERT INTO reminders_checked (id, until) VALUES (1, NULL);

-- The zone in which a phone is; NULL where it never said it.
ALTER TABLE push_subscriptions ADD COLUMN time_zone TEXT;
