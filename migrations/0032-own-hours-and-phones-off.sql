-- Whoever is told of tomorrow at an hour of their own hears what changed since that hour, not since the house's.
ALTER TABLE calendar_days RENAME TO calendar_days_before;
CREATE TABLE calendar_days (
  day TEXT NOT NULL,
  -- The time of day at which somebody is told of tomorrow, such as 19:00; '' where only the house's was remembered.
  at TEXT NOT NULL,
  -- In milliseconds since 1970.
  taken_at INTEGER NOT NULL,
  -- The feeds that could be read, and the events of the weeks ahead as they were then.
  content TEXT NOT NULL CHECK (json_valid(content)),
  PRIMARY KEY (day, at)
) STRICT, WITHOUT ROWID;
INSERT INTO calendar_days (day, at, taken_at, content)
  SELECT day, '', taken_at, content FROM calendar_days_before;
DROP TABLE calendar_days_before;

-- What came shortly before quiet hours comes once more after them, for phones that were off: without a sound where it was shown.
-- When it came first, in milliseconds since 1970; null where somebody asked to hear it again.
ALTER TABLE reminder_snoozes ADD COLUMN first_at INTEGER;
