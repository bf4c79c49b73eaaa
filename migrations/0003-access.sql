-- PINs as scrypt of the PIN under the house's pepper, which lies apart in DATA_DIR/pepper.
CREATE TABLE pins (
  member_id TEXT PRIMARY KEY,
  salt BLOB NOT NULL,
  hash BLOB NOT NULL,
  -- scrypt's N.
  cost INTEGER NOT NULL,
  -- Which pepper; a PIN of a pepper that is gone can't be checked any more.
  pepper_id TEXT NOT NULL,
  set_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Browsers that carry a cookie of ours: walls that opened a page, phones that a member signed in on.
CREATE TABLE devices (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('wall', 'phone')),
  token_hash TEXT NOT NULL UNIQUE,
  member_id TEXT,
  label TEXT NOT NULL,
  -- 1: its PIN tries count for itself, 0: for its address.
  own_throttle INTEGER NOT NULL CHECK (own_throttle IN (0, 1)),
  -- The sign-in, or the first page.
  created_at INTEGER NOT NULL,
  -- Null until the cookie came back for the first time; written at most once an hour.
  seen_at INTEGER,
  expires_at INTEGER NOT NULL,
  CHECK ((kind = 'phone') = (member_id IS NOT NULL))
) STRICT, WITHOUT ROWID;

-- Throttles of their own that an address' browsers were given before any parent's PIN was accepted on them.
CREATE TABLE throttle_grants (
  device_id TEXT PRIMARY KEY,
  address TEXT NOT NULL,
  granted_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX throttle_grants_of_address ON throttle_grants (address, granted_at);

-- Wrong PINs of the last day, and tries that are being checked.
CREATE TABLE pin_tries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- A device or an address.
  counted_for TEXT NOT NULL,
  tried_at INTEGER NOT NULL
) STRICT;

CREATE INDEX pin_tries_counted_for ON pin_tries (counted_for, tried_at);
CREATE INDEX pin_tries_by_age ON pin_tries (tried_at);
