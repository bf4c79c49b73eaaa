-- What this house had chosen for an event before a change in a calendar of an account, and after it, so that undo gives
-- it back as well.
CREATE TABLE calendar_change_choices (
  -- The act in `calendar_changes`; a write that waits has the same number.
  act_id INTEGER PRIMARY KEY,
  event_key TEXT NOT NULL,
  -- Looks, reminders and rides, each by the occurrence that it is stored under.
  choices_before TEXT NOT NULL CHECK (json_valid(choices_before)),
  choices_after TEXT NOT NULL CHECK (json_valid(choices_after))
) STRICT;
