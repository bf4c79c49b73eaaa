-- Photos that another program keeps and the family doesn't want to see on its screens.
CREATE TABLE hidden_photos (
  id TEXT PRIMARY KEY,
  hidden_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX photos_hidden ON photos (shown_at DESC, id DESC)
  WHERE width IS NOT NULL AND gone_at IS NULL AND hidden = 1;
