-- What the calendars held when a day's evening came, so that the next one can say what changed since.
CREATE TABLE calendar_days (
  day TEXT PRIMARY KEY,
  -- In milliseconds since 1970.
  taken_at INTEGER NOT NULL,
  -- The feeds that could be read, and the events of the weeks ahead as they were then.
  content TEXT NOT NULL CHECK (json_valid(content))
) STRICT, WITHOUT ROWID;

-- To whom the evening's notification of a day was sent.
CREATE TABLE tomorrow_told (
  day TEXT NOT NULL,
  member_id TEXT NOT NULL,
  PRIMARY KEY (day, member_id)
) STRICT, WITHOUT ROWID;

-- What is to be done the evening before a dish, such as thawing the fish; by its name.
CREATE TABLE dish_preparations (
  -- In small letters, without what is between its words.
  dish TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  note TEXT NOT NULL
) STRICT, WITHOUT ROWID;
