-- Whose an event of an account is and which picture it has, by what its UID is told by in the API: servers keep neither.
CREATE TABLE event_looks (
  event_key TEXT NOT NULL,
  -- The original start of the one time of a series that is meant, after '>' where it is the first of all that follow;
  -- '' where it is every time.
  occurrence TEXT NOT NULL,
  look TEXT NOT NULL CHECK (json_valid(look)),
  PRIMARY KEY (event_key, occurrence)
) STRICT, WITHOUT ROWID;
