import * as z from "zod";
import type { Db } from "../../db/connection.ts";
import { storedBudgetCategory } from "../../db/stored-json.ts";
import type { BudgetCategory } from "../../providers/budget/port.ts";

/** A month as last read. */
export interface CapturedMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly currency: string;
  /** When the source computed its numbers, in milliseconds since 1970. */
  readonly updatedAt: number;
  readonly categories: readonly BudgetCategory[];
}

interface Row {
  month: string;
  currency: string;
  updated_at: number;
  categories: string;
}

const categories = z.array(storedBudgetCategory);

/** Stores the budget's months. */
export const createBudgetStore = (db: Db) => {
  const put = db.prepare<[string, string, number, string]>(
    `INSERT INTO budget_months (month, currency, updated_at, categories) VALUES (?, ?, ?, ?)
     ON CONFLICT (month) DO UPDATE SET currency = excluded.currency, updated_at = excluded.updated_at,
       categories = excluded.categories WHERE excluded.updated_at >= updated_at`,
  );
  const between = db.prepare<[string, string], Row>(
    "SELECT * FROM budget_months WHERE month BETWEEN ? AND ? ORDER BY month",
  );
  const last = db.prepare<[], { at: number | null }>(
    "SELECT max(updated_at) AS at FROM budget_months",
  );
  return {
    /** Stores a month unless a later reading is stored. */
    keep: ({ month, currency, updatedAt, categories: rows }: CapturedMonth): void => {
      put.run(month, currency, updatedAt, JSON.stringify(rows));
    },
    /** The stored months of a range, oldest first. */
    between: (first: string, until: string): CapturedMonth[] =>
      between.all(first, until).map((row) => ({
        month: row.month,
        currency: row.currency,
        updatedAt: row.updated_at,
        categories: categories.parse(JSON.parse(row.categories)),
      })),
    /** When the latest numbers were computed; null before the first. */
    updatedAt: (): number | null => last.get()?.at ?? null,
  };
};

export type BudgetStore = ReturnType<typeof createBudgetStore>;
