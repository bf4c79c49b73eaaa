-- What was done last on walls and phones, so that it can be seen and taken back; the oldest are forgotten.
CREATE TABLE recent_acts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- In milliseconds since 1970, as `undone_at` is.
  done_at INTEGER NOT NULL,
  -- Who did it, where that is known.
  member_id TEXT,
  noun TEXT NOT NULL,
  verb TEXT NOT NULL,
  -- What the thing was called when it was done.
  title TEXT NOT NULL,
  -- Which thing it was done to: what came later to the same stands in the way of taking this back.
  subject TEXT NOT NULL,
  -- JSON: the requests that take it back, in order; null where nothing does.
  inverse TEXT,
  undone_at INTEGER
) STRICT;
CREATE INDEX recent_acts_by_subject ON recent_acts (subject);
