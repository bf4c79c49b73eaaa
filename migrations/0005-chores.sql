-- What the family arranged about a routine beyond what its source keeps, for every provider.
CREATE TABLE arrangements (
  task_id TEXT PRIMARY KEY,
  needs_approval INTEGER NOT NULL CHECK (needs_approval IN (0, 1)),
  turn_order TEXT CHECK (turn_order IN ('roundRobin', 'fewestDone')),
  turn_members TEXT CHECK (json_valid(turn_members)),
  CHECK ((turn_order IS NULL) = (turn_members IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX arrangements_with_turns ON arrangements (task_id) WHERE turn_order IS NOT NULL;

-- Whose turn an occurrence is: decided when it becomes current, and then it stays.
CREATE TABLE turns (
  task_id TEXT NOT NULL,
  occurrence TEXT NOT NULL,
  member_id TEXT NOT NULL,
  PRIMARY KEY (task_id, occurrence)
) STRICT, WITHOUT ROWID;

CREATE TABLE turns_settled (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  through TEXT NOT NULL
) STRICT;

-- Days without routines, both included.
CREATE TABLE pauses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  start_day TEXT NOT NULL,
  end_day TEXT NOT NULL,
  -- NULL: the whole house.
  member_ids TEXT CHECK (json_valid(member_ids)),
  reason TEXT,
  made_on TEXT NOT NULL,
  CHECK (start_day <= end_day)
) STRICT;

CREATE INDEX pauses_by_end ON pauses (end_day, start_day);

-- NULL: needed none.
ALTER TABLE completions ADD COLUMN approval TEXT CHECK (approval IN ('waiting', 'approved', 'rejected'));

CREATE INDEX completions_waiting ON completions (closed_at, id) WHERE approval = 'waiting' AND reopened_at IS NULL;
CREATE INDEX completions_to_approve ON completions (task_id, occurrence, id) WHERE approval IS NOT NULL;
