-- What the family calls a thing with a barcode; learned when somebody scans it for the first time.
CREATE TABLE grocery_barcodes (
  -- The digits below the bars.
  code TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  -- Milliseconds since 1970.
  named_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
