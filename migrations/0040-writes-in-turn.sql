-- A write that is sent only once another one was taken by its server, so that nothing is taken away anywhere before what
-- replaces it is there. It goes with that one, whatever ends it.
ALTER TABLE calendar_writes ADD COLUMN after_write INTEGER REFERENCES calendar_writes (id) ON DELETE CASCADE;
-- The first write of the act that both are part of; NULL: it is an act of its own.
ALTER TABLE calendar_writes ADD COLUMN act_id INTEGER;
CREATE INDEX calendar_writes_after ON calendar_writes (after_write);

-- A part of a series is written at its new place first now. Where it has left the series already, only that is still to
-- be done.
UPDATE calendar_writes SET
  calendar_id = json_extract(other, '$.calendarId'),
  path = json_extract(other, '$.path'),
  url = json_extract(other, '$.url'),
  uid = json_extract(other, '$.uid'),
  base_ics = NULL,
  wanted_ics = json_extract(other, '$.ics'),
  edit = NULL,
  other = NULL,
  step = 0
WHERE is_move = 0 AND step > 0 AND other IS NOT NULL
  AND json_extract(other, '$.calendarId') IN (SELECT id FROM account_calendars);
