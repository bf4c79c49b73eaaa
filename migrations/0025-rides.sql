-- Who takes and who collects, by what an event's UID is told by in the API, in whichever calendar it is.
CREATE TABLE event_rides (
  event_key TEXT NOT NULL,
  -- The original start of the one time of a series that is meant; '' where it is every time.
  occurrence TEXT NOT NULL,
  ride TEXT NOT NULL CHECK (json_valid(ride)),
  PRIMARY KEY (event_key, occurrence)
) STRICT, WITHOUT ROWID;

-- How long the way to a place is, as the family knows it.
CREATE TABLE place_minutes (
  -- The name in small letters, without what is between its words.
  place TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  minutes INTEGER NOT NULL CHECK (minutes BETWEEN 1 AND 600)
) STRICT, WITHOUT ROWID;
