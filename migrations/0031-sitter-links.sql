-- A sitter's link for one evening; of its secret and of its phone's cookie only hashes.
CREATE TABLE sitter_links (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  made_by TEXT,
  made_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  -- When a parent ended it; NULL: nobody has.
  ended_at INTEGER,
  -- The phone that opened it first; NULL: none has.
  phone_hash TEXT UNIQUE,
  phone_label TEXT,
  CHECK ((phone_hash IS NULL) = (phone_label IS NULL))
) STRICT;
CREATE TABLE sitter_views (
  id INTEGER PRIMARY KEY,
  link_id TEXT NOT NULL REFERENCES sitter_links (id) ON DELETE CASCADE,
  seen_at INTEGER NOT NULL,
  what TEXT NOT NULL CHECK (what IN ('opened', 'seen', 'otherPhone', 'late')),
  phone_label TEXT NOT NULL
) STRICT;
CREATE INDEX sitter_views_of_link ON sitter_views (link_id, seen_at);
