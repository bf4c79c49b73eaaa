-- The family's memory. `month_day` finds this day in other years.
CREATE TABLE journal_entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  author_id TEXT NOT NULL,
  text TEXT NOT NULL,
  day TEXT NOT NULL,
  month_day TEXT NOT NULL GENERATED ALWAYS AS (substr(day, 6)) STORED,
  hearts INTEGER NOT NULL DEFAULT 0 CHECK (hearts >= 0),
  created_at INTEGER NOT NULL,
  edited_at INTEGER,
  recap TEXT CHECK (json_valid(recap)),
  -- Which week or month it recaps, so that none is written twice.
  recap_of TEXT UNIQUE
) STRICT;

CREATE INDEX journal_this_day ON journal_entries (month_day, day);
CREATE INDEX journal_loved ON journal_entries (created_at, hearts);

CREATE TABLE journal_tags (
  tag TEXT NOT NULL,
  entry_id INTEGER NOT NULL REFERENCES journal_entries (id) ON DELETE CASCADE,
  PRIMARY KEY (tag, entry_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX journal_tags_of_entry ON journal_tags (entry_id);

-- Whom an entry is about, and who wrote it.
CREATE TABLE journal_people (
  member_id TEXT NOT NULL,
  entry_id INTEGER NOT NULL REFERENCES journal_entries (id) ON DELETE CASCADE,
  about INTEGER NOT NULL CHECK (about IN (0, 1)),
  PRIMARY KEY (member_id, entry_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX journal_people_of_entry ON journal_people (entry_id);

CREATE TABLE journal_photos (
  entry_id INTEGER NOT NULL REFERENCES journal_entries (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE journal_hearts (
  entry_id INTEGER NOT NULL REFERENCES journal_entries (id) ON DELETE CASCADE,
  giver TEXT NOT NULL,
  PRIMARY KEY (entry_id, giver)
) STRICT, WITHOUT ROWID;

CREATE VIRTUAL TABLE journal_words USING fts5 (
  text, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER journal_words_come AFTER INSERT ON journal_entries BEGIN
  INSERT INTO journal_words (rowid, text) VALUES (NEW.id, NEW.text);
END;

CREATE TRIGGER journal_words_change AFTER UPDATE OF text ON journal_entries BEGIN
  DELETE FROM journal_words WHERE rowid = OLD.id;
  INSERT INTO journal_words (rowid, text) VALUES (NEW.id, NEW.text);
END;

CREATE TRIGGER journal_words_go AFTER DELETE ON journal_entries BEGIN
  DELETE FROM journal_words WHERE rowid = OLD.id;
END;
