-- Whether a child who is signed in may write into a calendar of an account: 0 until a parent says so.
ALTER TABLE account_calendars ADD COLUMN children_write INTEGER NOT NULL DEFAULT 0;

-- The few objects that are held or can't be read are counted for every answer.
CREATE INDEX calendar_objects_marked ON calendar_objects (calendar_id) WHERE held <> 0 OR is_readable = 0;
