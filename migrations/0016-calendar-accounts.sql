-- Accounts at calendar servers, without their passwords, which are in CONFIG_DIR/connections.json. `id` is a digest of
-- address and user.
CREATE TABLE calendar_accounts (
  id TEXT PRIMARY KEY,
  -- The addresses under which the account is invited to events.
  addresses TEXT NOT NULL CHECK (json_valid(addresses)),
  -- 1 where the server mails guests of what is written.
  has_scheduling INTEGER NOT NULL,
  home_url TEXT,
  -- When its calendars were looked up last, in milliseconds since 1970.
  found_at INTEGER NOT NULL
) STRICT;

-- The calendars of an account, also those that nobody chose.
CREATE TABLE account_calendars (
  -- The id of its feed.
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES calendar_accounts (id) ON DELETE CASCADE,
  url TEXT NOT NULL,
  name TEXT NOT NULL,
  -- As the server says; NULL where it says none.
  color TEXT,
  -- VEVENT, VTODO or both.
  kinds TEXT NOT NULL CHECK (json_valid(kinds)),
  is_read_only INTEGER NOT NULL,
  position INTEGER NOT NULL,
  is_chosen INTEGER NOT NULL,
  member_ids TEXT NOT NULL CHECK (json_valid(member_ids)),
  -- The family's own colour for it; NULL: the server's.
  own_color TEXT,
  -- 1 while the server doesn't have it any more.
  is_gone INTEGER NOT NULL DEFAULT 0,
  sync_token TEXT,
  ctag TEXT,
  -- When all of its objects were listed last, and when it was read last, in milliseconds since 1970.
  listed_at INTEGER,
  synced_at INTEGER,
  -- Differs after every change of its objects.
  version INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX account_calendars_account ON account_calendars (account_id);

-- What is in the chosen calendars, as their servers gave it.
CREATE TABLE calendar_objects (
  calendar_id TEXT NOT NULL REFERENCES account_calendars (id) ON DELETE CASCADE,
  -- The address's path, however the server escapes it; `url` is as the server writes it.
  path TEXT NOT NULL,
  url TEXT NOT NULL,
  etag TEXT,
  uid TEXT,
  ics TEXT NOT NULL,
  -- 0 where it can't be read; then it is never written either.
  is_readable INTEGER NOT NULL,
  -- 0: the server has it. 1: it is gone there with many others, and a parent is asked. 2: a parent wants it shown on.
  held INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (calendar_id, path)
) STRICT, WITHOUT ROWID;
CREATE INDEX calendar_objects_uid ON calendar_objects (uid);

-- Where new events of a member go; the member '' stands for everyone. Without a row: into the family calendar.
CREATE TABLE new_event_calendars (
  member_id TEXT PRIMARY KEY,
  calendar_id TEXT NOT NULL REFERENCES account_calendars (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
