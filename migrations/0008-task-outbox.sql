-- Writes to an outside task service that were begun and of which nobody knows yet what became; a settled one is gone.
CREATE TABLE task_outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- One at a time for each task: what a repeated one has next depends on what became of the one before.
  task_id TEXT NOT NULL UNIQUE,
  action TEXT NOT NULL CHECK (action IN ('close', 'reopen')),
  -- The day that it was to be done: what the service's own date is compared with before every try.
  occurrence TEXT NOT NULL,
  -- The family's day of the tap.
  done_on TEXT NOT NULL,
  member_id TEXT NOT NULL,
  -- The task as it was at the tap.
  snapshot TEXT NOT NULL CHECK (json_valid(snapshot)),
  -- What its completion will say: NULL, or that a parent has to approve it.
  approval TEXT CHECK (approval = 'waiting'),
  begun_at INTEGER NOT NULL
) STRICT;
