-- What a move between the family calendar and one of an account does in the family calendar: its series before and after,
-- and the part that moved; NULL: nothing.
ALTER TABLE calendar_writes ADD COLUMN family TEXT CHECK (json_valid(family));
ALTER TABLE calendar_changes ADD COLUMN family TEXT CHECK (json_valid(family));
