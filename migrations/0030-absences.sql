-- Days away and weeks that come again are one thing: the pauses become part of it, with their ids.
CREATE TABLE absences (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  start_day TEXT NOT NULL,
  -- NULL: it goes on; only weeks that come again may.
  end_day TEXT,
  -- NULL: the whole house.
  member_ids TEXT CHECK (json_valid(member_ids)),
  reason TEXT,
  made_on TEXT NOT NULL,
  -- What each day of the cycle is, week by week; NULL: every day is away.
  weeks TEXT CHECK (json_valid(weeks)),
  -- A day of a week that is as the cycle's first.
  week_one TEXT,
  -- Days on which the weeks don't hold.
  exceptions TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(exceptions)),
  -- When the shifts are; NULL: as usual.
  shift_times TEXT CHECK (json_valid(shift_times)),
  CHECK (end_day IS NULL OR start_day <= end_day),
  CHECK ((weeks IS NULL) = (week_one IS NULL)),
  CHECK (weeks IS NOT NULL OR end_day IS NOT NULL),
  CHECK (weeks IS NULL OR member_ids IS NOT NULL)
) STRICT;
INSERT INTO absences (id, start_day, end_day, member_ids, reason, made_on)
  SELECT id, start_day, end_day, member_ids, reason, made_on FROM pauses;
-- An id that was given once isn't given again.
INSERT INTO sqlite_sequence (name, seq) SELECT 'absences', 0
  WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'absences');
UPDATE sqlite_sequence SET seq = max(seq, coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'pauses'), 0))
  WHERE name = 'absences';
DROP TABLE pauses;
CREATE INDEX absences_by_end ON absences (end_day, start_day) WHERE weeks IS NULL;
CREATE INDEX absences_with_weeks ON absences (start_day) WHERE weeks IS NOT NULL;
