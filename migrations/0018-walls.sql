-- What is chosen for each wall: what a parent calls it, what it may do, shows and looks like.
CREATE TABLE walls (
  device_id TEXT PRIMARY KEY REFERENCES devices (id) ON DELETE CASCADE,
  -- Null until a parent names it.
  name TEXT,
  rights TEXT NOT NULL CHECK (rights IN ('look', 'tick', 'write')),
  -- What isn't as usual.
  choices TEXT NOT NULL CHECK (json_valid(choices)),
  revision INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Walls that were there before there were rights may do what they always did.
INSERT INTO walls (device_id, rights, choices, revision)
SELECT id, 'write', '{}', 0 FROM devices WHERE kind = 'wall';
