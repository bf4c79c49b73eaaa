-- What the family wrote into calendars of accounts and their servers don't have yet, in the order in which it was written.
CREATE TABLE calendar_writes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  calendar_id TEXT NOT NULL REFERENCES account_calendars (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  url TEXT NOT NULL,
  uid TEXT NOT NULL,
  title TEXT NOT NULL,
  -- The object as the family saw it, and as it shall be; NULL where there is none.
  base_ics TEXT,
  wanted_ics TEXT,
  -- What the family meant, so that it can be meant anew on what others made of the object; NULL: exactly `wanted_ics`.
  edit TEXT CHECK (json_valid(edit)),
  -- The object that comes of it beside: the series that goes on, or the place in another calendar.
  other TEXT CHECK (json_valid(other)),
  is_move INTEGER NOT NULL,
  -- How many of its requests are done.
  step INTEGER NOT NULL DEFAULT 0,
  -- When the request was sent that has no answer, in milliseconds since 1970.
  sent_at INTEGER,
  -- Why it isn't tried any more until somebody decides.
  problem TEXT,
  member_id TEXT,
  begun_at INTEGER NOT NULL
) STRICT;
CREATE INDEX calendar_writes_path ON calendar_writes (calendar_id, path);

-- What the family changed in calendars of accounts in the last thirty days, so that any state can be given back.
CREATE TABLE calendar_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The write that changed it: a series that was split is two objects of one act.
  act_id INTEGER NOT NULL,
  calendar_id TEXT NOT NULL REFERENCES account_calendars (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  url TEXT NOT NULL,
  uid TEXT NOT NULL,
  title TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('added', 'changed', 'deleted', 'movedAway', 'restored', 'overwritten')),
  before_ics TEXT,
  after_ics TEXT,
  member_id TEXT,
  changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX calendar_changes_at ON calendar_changes (changed_at);
