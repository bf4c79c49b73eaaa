-- Recipes of the embedded provider; ingredients and steps as the lines that people wrote.
CREATE TABLE recipes (
  -- In the order in which they were added.
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  description TEXT,
  servings REAL CHECK (servings > 0),
  total_min INTEGER CHECK (total_min > 0),
  tags TEXT NOT NULL CHECK (json_valid(tags)),
  ingredients TEXT NOT NULL CHECK (json_valid(ingredients)),
  steps TEXT NOT NULL CHECK (json_valid(steps)),
  source TEXT,
  -- The name of a kept picture.
  picture TEXT,
  -- Title, tags and ingredients in lower case and without accents.
  search TEXT NOT NULL
) STRICT;

-- What the family means to eat; a slot of a day may have several.
CREATE TABLE planned_meals (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  day TEXT NOT NULL,
  slot TEXT NOT NULL CHECK (slot IN ('breakfast', 'lunch', 'dinner', 'snack')),
  -- Also of a recipe, so that it stays when the recipe goes.
  title TEXT NOT NULL,
  recipe_id TEXT REFERENCES recipes (id) ON DELETE SET NULL
) STRICT;

CREATE INDEX planned_meals_by_day ON planned_meals (day, slot, seq);
CREATE INDEX planned_meals_of_recipe ON planned_meals (recipe_id) WHERE recipe_id IS NOT NULL;

-- The shared grocery list of the embedded provider.
CREATE TABLE grocery_items (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  -- What its spellings have in common; the same food is on the list once.
  food TEXT NOT NULL,
  amount TEXT,
  aisle TEXT NOT NULL,
  -- Milliseconds since 1970; null while it is to be bought.
  checked_at INTEGER,
  added_by TEXT,
  recipe_id TEXT REFERENCES recipes (id) ON DELETE SET NULL
) STRICT;

CREATE INDEX grocery_items_of_food ON grocery_items (food);
CREATE INDEX grocery_items_of_recipe ON grocery_items (recipe_id) WHERE recipe_id IS NOT NULL;

-- Where this family finds a food, where it said so.
CREATE TABLE grocery_aisles (
  food TEXT PRIMARY KEY,
  aisle TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What was ticked off, for every provider: from this the list suggests.
CREATE TABLE grocery_purchases (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  item_id TEXT NOT NULL,
  name TEXT NOT NULL,
  food TEXT NOT NULL,
  aisle TEXT,
  bought_at INTEGER NOT NULL,
  bought_on TEXT NOT NULL
) STRICT;

CREATE INDEX grocery_purchases_by_age ON grocery_purchases (bought_at);
CREATE INDEX grocery_purchases_of_item ON grocery_purchases (item_id, seq);
