-- A month of the budget as it was last seen, so that it outlives its source. Money is in minor units.
CREATE TABLE budget_months (
  month TEXT PRIMARY KEY CHECK (month GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
  currency TEXT NOT NULL,
  -- When the source took its numbers.
  updated_at INTEGER NOT NULL,
  categories TEXT NOT NULL CHECK (json_valid(categories))
) STRICT, WITHOUT ROWID;
