-- The family's own calendar. An event, or a series of them, by the UID that other calendars know it by.
CREATE TABLE family_events (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  -- What its UID is told by in the API.
  key TEXT NOT NULL UNIQUE,
  uid TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  location TEXT,
  notes TEXT,
  member_ids TEXT NOT NULL CHECK (json_valid(member_ids)),
  -- The first day; a timed one also has the hour on the wall, HH:MM:SS, and the IANA zone of that wall.
  day TEXT NOT NULL,
  time TEXT,
  zone TEXT,
  -- Days, or seconds of a timed one.
  length INTEGER NOT NULL CHECK (length >= 0),
  -- An RRULE value of whole days; its UNTIL is a day.
  rule TEXT,
  -- RDATE and EXDATE: days on which it is as well, or isn't.
  added TEXT NOT NULL CHECK (json_valid(added)),
  except_days TEXT NOT NULL CHECK (json_valid(except_days)),
  sequence INTEGER NOT NULL,
  -- DTSTAMP, in milliseconds since 1970.
  stamped_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  CHECK ((time IS NULL) = (zone IS NULL))
) STRICT;

-- What differs on single days of a series (RECURRENCE-ID); NULL is as the series has it, an empty text is none.
CREATE TABLE family_event_changes (
  key TEXT NOT NULL REFERENCES family_events (key) ON DELETE CASCADE,
  -- The day on which the series has it.
  original_day TEXT NOT NULL,
  title TEXT,
  location TEXT,
  notes TEXT,
  member_ids TEXT CHECK (json_valid(member_ids)),
  -- Where it was moved to; all of it or nothing.
  day TEXT,
  time TEXT,
  zone TEXT,
  length INTEGER,
  PRIMARY KEY (key, original_day)
) STRICT, WITHOUT ROWID;

-- Counts every change, so that whoever worked something out of the calendar knows whether it still holds.
CREATE TABLE family_calendar (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL
) STRICT;

INSERT INTO family_calendar (id, version) VALUES (1, 0);
