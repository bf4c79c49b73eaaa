-- What the house has chosen; a missing row means the default.
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;

-- Answers of writes that carried an Idempotency-Key, given again for eight days.
CREATE TABLE idempotency (
  key TEXT PRIMARY KEY,
  request_hash TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX idempotency_by_age ON idempotency (created_at);

-- How often the server has started: the high part of every live revision.
CREATE TABLE boots (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  count INTEGER NOT NULL
) STRICT;

INSERT INTO boots (id, count) VALUES (1, 0);

-- The last due time that each job has settled.
CREATE TABLE job_runs (
  name TEXT PRIMARY KEY,
  due_at INTEGER NOT NULL,
  ran_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
