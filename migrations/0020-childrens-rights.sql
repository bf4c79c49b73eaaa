-- Whether a child who is signed in may write into a calendar of an account: 0 until a parent says so.
ALTER TABLE account_calendars ADD COLUMN children_write INTEGER NOT NULL DEFAULT 0;

-- The few objects that are held or can't be read are counted for every answer.
CREATE INDEX calendar_objects_marked ON calendar_objects (calendar_id) WHERE held <> 0 OR is_readable = 0;

-- The four pictures in order with which a child who can't read proves to be themselves, as PINs are kept.
CREATE TABLE picture_codes (
  member_id TEXT PRIMARY KEY,
  salt BLOB NOT NULL,
  hash BLOB NOT NULL,
  cost INTEGER NOT NULL,
  pepper_id TEXT NOT NULL,
  set_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Rewards for which a parent is asked; each is over after ten minutes.
CREATE TABLE redemption_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id TEXT NOT NULL,
  reward_id TEXT NOT NULL,
  -- In milliseconds since 1970.
  asked_at INTEGER NOT NULL
) STRICT;
