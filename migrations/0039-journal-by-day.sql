-- The feed is in the order of the days that entries show: what waited on a phone, and a recap that was caught up on, are
-- of an earlier day than the one on which they came.
CREATE INDEX journal_by_day ON journal_entries (day);
