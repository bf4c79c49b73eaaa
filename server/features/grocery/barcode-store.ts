import type { GroceryBarcode, GroceryBarcodes } from "#contract/grocery.ts";
import type { Db } from "../../db/connection.ts";
import type { Clock } from "../../platform/clock.ts";

/** The most names that are kept, so that a phone can hold them all. */
const mostNames = 1000;

/** Stores what the family calls the things whose barcodes it scans, whichever source has the list. */
export const createBarcodeStore = (db: Db, clock: Clock) => {
  const all = db.prepare<[], GroceryBarcode>(
    "SELECT code, name FROM grocery_barcodes ORDER BY named_at DESC, code",
  );
  const keep = db.prepare<[string, string, number]>(
    `INSERT INTO grocery_barcodes (code, name, named_at) VALUES (?, ?, ?)
       ON CONFLICT (code) DO UPDATE SET name = excluded.name, named_at = excluded.named_at`,
  );
  const forget = db.prepare<[number]>(
    `DELETE FROM grocery_barcodes WHERE code IN
       (SELECT code FROM grocery_barcodes ORDER BY named_at DESC, code LIMIT -1 OFFSET ?)`,
  );
  return {
    list: (): GroceryBarcodes => ({ items: all.all() }),
    name: (code: string, name: string): GroceryBarcode => {
      keep.run(code, name, clock.now());
      forget.run(mostNames);
      return { code, name };
    },
  };
};

export type BarcodeStore = ReturnType<typeof createBarcodeStore>;
