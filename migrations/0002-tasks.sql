-- Tasks of the embedded provider; a removed one stays for its history.
CREATE TABLE tasks (
  id TEXT PRIMARY KEY,
  list TEXT NOT NULL CHECK (list IN ('todo', 'routine')),
  title TEXT NOT NULL,
  member_ids TEXT NOT NULL CHECK (json_valid(member_ids)),
  icon TEXT,
  daypart TEXT CHECK (daypart IN ('morning', 'afternoon', 'evening')),
  stars INTEGER NOT NULL CHECK (stars >= 0),
  due TEXT,
  recurrence TEXT,
  repeat_after_days INTEGER CHECK (repeat_after_days > 0),
  notes TEXT,
  created_on TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- 1: nothing of it is left to do, so that no board has to look at it any more.
  finished INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1)),
  removed_at INTEGER,
  CHECK (recurrence IS NULL OR repeat_after_days IS NULL)
) STRICT;

CREATE INDEX tasks_to_do ON tasks (created_at) WHERE removed_at IS NULL AND finished = 0;

-- What was done, for every provider: an occurrence is done once, by one member.
CREATE TABLE completions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  task_id TEXT NOT NULL,
  -- The day that it was to be done.
  occurrence TEXT NOT NULL,
  -- The family's day of the tap.
  done_on TEXT NOT NULL,
  member_id TEXT NOT NULL,
  list TEXT NOT NULL CHECK (list IN ('todo', 'routine')),
  -- The task as it was, for when its source has moved on or lost it.
  snapshot TEXT NOT NULL CHECK (json_valid(snapshot)),
  closed_at INTEGER NOT NULL,
  reopened_at INTEGER
) STRICT;

CREATE UNIQUE INDEX completions_once ON completions (task_id, occurrence) WHERE reopened_at IS NULL;
CREATE INDEX completions_of_task ON completions (task_id, done_on) WHERE reopened_at IS NULL;
CREATE INDEX completions_done_on ON completions (done_on, list) WHERE reopened_at IS NULL;
CREATE INDEX completions_due_on ON completions (occurrence, list) WHERE reopened_at IS NULL;

-- Every star given and taken; a balance is what this adds up to.
CREATE TABLE ledger (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id TEXT NOT NULL,
  delta INTEGER NOT NULL CHECK (delta <> 0),
  kind TEXT NOT NULL CHECK (kind IN ('award', 'taken', 'redemption', 'undo', 'adjustment')),
  reason TEXT NOT NULL,
  completion_id INTEGER REFERENCES completions (id),
  task_id TEXT,
  reward_id TEXT,
  -- The family's day that it counts for; taking an award back counts for the award's day.
  day TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  CHECK ((kind IN ('award', 'taken')) = (completion_id IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX ledger_once ON ledger (completion_id, kind) WHERE completion_id IS NOT NULL;
CREATE INDEX ledger_of_member ON ledger (member_id, id);
CREATE INDEX ledger_of_day ON ledger (day, member_id, kind, delta);

CREATE TRIGGER ledger_is_never_changed BEFORE UPDATE ON ledger BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;

CREATE TRIGGER ledger_is_never_shortened BEFORE DELETE ON ledger BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;

-- INSERT OR REPLACE would delete without asking the trigger above.
CREATE TRIGGER ledger_is_never_replaced BEFORE INSERT ON ledger
WHEN EXISTS (SELECT 1 FROM ledger WHERE id = NEW.id)
  OR EXISTS (SELECT 1 FROM ledger WHERE completion_id = NEW.completion_id AND kind = NEW.kind)
BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;

-- The ledger's sum for each member, kept by the ledger itself so that it costs the same in ten years.
CREATE TABLE star_balances (
  member_id TEXT PRIMARY KEY,
  balance INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER ledger_adds_up AFTER INSERT ON ledger BEGIN
  INSERT INTO star_balances (member_id, balance) VALUES (NEW.member_id, NEW.delta)
  ON CONFLICT (member_id) DO UPDATE SET balance = balance + excluded.balance;
END;

-- Days that have passed: what a member was to do, as it stood when the day ended, and the streak after it.
CREATE TABLE streak_days (
  member_id TEXT NOT NULL,
  day TEXT NOT NULL,
  due TEXT NOT NULL CHECK (json_valid(due)),
  length INTEGER NOT NULL CHECK (length >= 0),
  PRIMARY KEY (member_id, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX streak_days_by_day ON streak_days (day);

CREATE TABLE streak_settled (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  through TEXT NOT NULL
) STRICT;
