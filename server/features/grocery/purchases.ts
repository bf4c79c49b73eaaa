import type { GroceryItem } from "#contract/grocery.ts";
import { type Clock, dayAt } from "../../platform/clock.ts";
import type { Db } from "../../db/connection.ts";
import { normalizeWords } from "#contract/rules/normalize-words.ts";
import { foodKey } from "../../food/food-key.ts";
import { type AisleTick, learnAisleOrder } from "./learned-aisles.ts";

interface PurchasesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

interface Row {
  food: string;
  name: string;
  aisle: string | null;
  times: number;
  bought_at: number;
  bought_on: string;
}

/** An item that was bought within the last year. */
export interface Purchase {
  readonly food: string;
  /** The name at the last purchase. */
  readonly name: string;
  readonly aisle?: string;
  readonly times: number;
  /** Milliseconds since 1970. */
  readonly boughtAt: number;
  readonly boughtOn: string;
}

const yearMs = 365 * 24 * 3600_000;

/** Whether one of a name's words starts with the typed text. */
export const hasWordStartingWith = (name: string, typed: string): boolean =>
  ` ${normalizeWords(name)}`.includes(` ${normalizeWords(typed)}`);

/** Records what was ticked off, whichever source has the list. */
export const createPurchases = ({ db, clock, timeZone }: PurchasesDeps) => {
  const insert = db.prepare(
    `INSERT INTO grocery_purchases (item_id, name, food, aisle, bought_at, bought_on)
       VALUES (:item_id, :name, :food, :aisle, :bought_at, :bought_on)`,
  );
  const takeBack = db.prepare<[string]>(
    "DELETE FROM grocery_purchases WHERE seq = (SELECT max(seq) FROM grocery_purchases WHERE item_id = ?)",
  );
  // SQLite takes the bare columns from the row with the maximum.
  const since = db.prepare<[number], Row>(
    `SELECT food, name, aisle, count(*) AS times, max(bought_at) AS bought_at, bought_on
       FROM grocery_purchases WHERE bought_at > ? GROUP BY food`,
  );
  const ticks = db.prepare<[number], AisleTick>(
    `SELECT aisle, bought_at AS boughtAt FROM grocery_purchases
       WHERE aisle IS NOT NULL AND bought_at > ? ORDER BY bought_at, seq`,
  );
  const forget = db.prepare<[number]>("DELETE FROM grocery_purchases WHERE bought_at <= ?");
  return {
    bought: ({ id, name, aisle }: GroceryItem): void => {
      const now = clock.now();
      forget.run(now - yearMs);
      insert.run({
        ...{ item_id: id, name, food: foodKey(name), aisle: aisle ?? null },
        ...{ bought_at: now, bought_on: dayAt(now, timeZone()) },
      });
    },
    /** Undoes the record of an item that was ticked off by mistake. */
    takenBack: ({ id }: GroceryItem): void => {
      takeBack.run(id);
    },
    /** Everything bought within the last year, unordered. */
    all: (): Purchase[] =>
      since.all(clock.now() - yearMs).map(({ aisle, bought_at, bought_on, ...row }) => ({
        ...row,
        ...(aisle === null ? {} : { aisle }),
        ...{ boughtAt: bought_at, boughtOn: bought_on },
      })),
    /** The aisles as the family walks past them; undefined until it has shopped often enough to tell. */
    aisleOrder: (): readonly string[] | undefined => {
      const now = clock.now();
      return learnAisleOrder(ticks.all(now - yearMs), now);
    },
  };
};

export type Purchases = ReturnType<typeof createPurchases>;
