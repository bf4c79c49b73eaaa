import type { ProviderSource } from "../provider.ts";

/** One category of one month; money in minor units of the currency. */
export interface BudgetCategory {
  readonly id: string;
  readonly name: string;
  readonly budgeted: number;
  readonly spent: number;
}

/** The source's current data, without hidden and income categories. */
export interface BudgetSnapshot {
  /** ISO 4217. */
  readonly currency: string;
  /** When the source computed its numbers, in milliseconds since 1970. */
  readonly updatedAt: number;
  /** By month (`YYYY-MM`). */
  readonly months: ReadonlyMap<string, readonly BudgetCategory[]>;
}

/** A source of budgets; the feature stores the history, not the source. */
export interface BudgetSource extends ProviderSource {
  /** Reads the budget; rejects with a SourceMissing where it can't be read. `fresh` waits for a read in progress. */
  snapshot(options?: { readonly fresh?: boolean }): Promise<BudgetSnapshot>;
}
