-- Pictures that phones sent, each a file of its own; one that nothing keeps is gone after a day.
CREATE TABLE uploads (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL CHECK (type IN ('jpeg', 'webp')),
  width INTEGER NOT NULL CHECK (width > 0),
  height INTEGER NOT NULL CHECK (height > 0),
  -- Milliseconds since 1970, as all instants.
  taken_at INTEGER,
  created_at INTEGER NOT NULL,
  -- Whether something refers to it.
  kept INTEGER NOT NULL DEFAULT 0 CHECK (kept IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE INDEX uploads_to_forget ON uploads (created_at) WHERE kept = 0;

-- What is known of the files in the photos folder, so that none is opened twice.
CREATE TABLE photos (
  -- A hash of the path.
  id TEXT PRIMARY KEY,
  -- Below the photos folder, with / between names; empty for itself.
  folder TEXT NOT NULL,
  name TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  modified_at REAL NOT NULL,
  -- Upright; null where the file can't be read as a picture.
  width INTEGER,
  height INTEGER,
  taken_at INTEGER,
  -- Photos are listed by when they were taken, else by their file's time.
  shown_at INTEGER NOT NULL AS (coalesce(taken_at, CAST(modified_at AS INTEGER))) STORED,
  caption TEXT,
  hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
  -- Since when its file is missing; a disk that was unplugged comes back.
  gone_at INTEGER,
  UNIQUE (folder, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX photos_to_show ON photos (shown_at DESC, id DESC)
  WHERE width IS NOT NULL AND hidden = 0 AND gone_at IS NULL;
CREATE INDEX photos_gone ON photos (gone_at) WHERE gone_at IS NOT NULL;
