-- The list of an account that keeps the family's to-dos, as a screen chose it; without a row: the house keeps them.
CREATE TABLE todo_list (
  -- One list at most.
  only INTEGER PRIMARY KEY CHECK (only = 1),
  calendar_id TEXT NOT NULL REFERENCES account_calendars (id) ON DELETE CASCADE
) STRICT;
