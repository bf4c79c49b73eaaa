-- What the family tells each other on Home: a word for everybody or one person, with its last day.
CREATE TABLE notes (
  id TEXT PRIMARY KEY,
  text TEXT NOT NULL,
  -- Whom it is for; null: everybody.
  for_member_id TEXT,
  -- Who wrote it, where that is known.
  member_id TEXT,
  until TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- Until it is forgotten, what was taken down can be put up again.
  deleted_at INTEGER
) STRICT;
CREATE INDEX notes_by_end ON notes (until);
