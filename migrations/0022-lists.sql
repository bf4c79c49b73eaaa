-- The family's named lists: for packing, wishes, the hardware store.
CREATE TABLE lists (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  icon TEXT,
  -- Kept to begin other lists with.
  template INTEGER NOT NULL CHECK (template IN (0, 1))
) STRICT;

CREATE TABLE list_items (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  list_id TEXT NOT NULL REFERENCES lists (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  text TEXT NOT NULL,
  checked INTEGER NOT NULL CHECK (checked IN (0, 1)),
  added_by TEXT,
  UNIQUE (list_id, id)
) STRICT;
