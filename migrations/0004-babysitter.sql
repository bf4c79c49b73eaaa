-- One row: whether a babysitter is in charge, and the emergency card.
CREATE TABLE babysitter (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- Since when; null while the family is.
  since INTEGER,
  card TEXT NOT NULL CHECK (json_valid(card))
) STRICT;

INSERT INTO babysitter (id, since, card)
VALUES (1, NULL, '{"parents":[],"contacts":[],"children":[],"wifi":null,"notes":""}');
