-- A picture of the event's own: its name, or an emoji.
ALTER TABLE family_events ADD COLUMN icon TEXT;

-- NULL is as the series has it, an empty text is none.
ALTER TABLE family_event_changes ADD COLUMN icon TEXT;
