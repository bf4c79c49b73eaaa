-- The chores that were made of waste collections, by the collection's day, so that each is made once.
CREATE TABLE bin_chores (
  collected_on TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  -- Whose turn it was; NULL where nobody takes turns.
  member_id TEXT,
  -- NULL until its source has said that it has it.
  task_id TEXT
) STRICT, WITHOUT ROWID;
