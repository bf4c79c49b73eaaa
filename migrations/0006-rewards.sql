-- Rewards that parents made, and what they changed about those of rewards.json (NULL: as the file has it).
CREATE TABLE rewards (
  id TEXT PRIMARY KEY,
  custom INTEGER NOT NULL CHECK (custom IN (0, 1)),
  name TEXT,
  icon TEXT,
  tier TEXT CHECK (tier IN ('small', 'medium', 'large', 'big')),
  cost INTEGER CHECK (cost > 0),
  hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
  created_at INTEGER NOT NULL,
  CHECK (custom = 0 OR (name IS NOT NULL AND icon IS NOT NULL AND tier IS NOT NULL AND cost IS NOT NULL))
) STRICT, WITHOUT ROWID;

-- What a member is saving for.
CREATE TABLE reward_assignments (
  member_id TEXT NOT NULL,
  reward_id TEXT NOT NULL,
  assigned_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, reward_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX reward_assignments_of_reward ON reward_assignments (reward_id);

-- What stars were spent on, as the reward was then; its stars are in the ledger.
CREATE TABLE redemptions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id TEXT NOT NULL,
  reward_id TEXT NOT NULL,
  name TEXT NOT NULL,
  icon TEXT NOT NULL,
  cost INTEGER NOT NULL CHECK (cost > 0)
) STRICT;

CREATE INDEX redemptions_of_member ON redemptions (member_id, id);
CREATE INDEX redemptions_of_reward ON redemptions (reward_id);

ALTER TABLE ledger ADD COLUMN redemption_id INTEGER REFERENCES redemptions (id)
  CHECK ((kind IN ('redemption', 'undo')) = (redemption_id IS NOT NULL));

-- A redemption is paid once and given back once.
CREATE UNIQUE INDEX ledger_redeemed_once ON ledger (redemption_id, kind) WHERE redemption_id IS NOT NULL;

CREATE TRIGGER ledger_redemption_is_never_replaced BEFORE INSERT ON ledger
WHEN EXISTS (SELECT 1 FROM ledger WHERE redemption_id = NEW.redemption_id AND kind = NEW.kind)
BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;

-- Only opening a chore again may leave a debt: its stars may be spent already.
CREATE TRIGGER ledger_spends_what_is_there BEFORE INSERT ON ledger
WHEN NEW.kind IN ('redemption', 'adjustment') AND NEW.delta < 0
  AND NEW.delta + coalesce((SELECT balance FROM star_balances WHERE member_id = NEW.member_id), 0) < 0
BEGIN
  SELECT RAISE(ABORT, 'there are not that many stars');
END;
