import type { Awaitable, ProviderSource } from "../provider.ts";

/** One category of one month; money in minor units of the currency. */
export interface BudgetCategory {
  readonly id: string;
  readonly name: string;
  readonly budgeted: number;
  readonly spent: number;
}

/** What a source knows at the moment: hidden and income categories are left out already. */
export interface BudgetSnapshot {
  /** ISO 4217. */
  readonly currency: string;
  /** When its numbers were taken, in milliseconds since 1970. */
  readonly updatedAt: number;
  /** By month (`YYYY-MM`). */
  readonly months: ReadonlyMap<string, readonly BudgetCategory[]>;
}

/** A source of budgets; its history is kept by us and not by it. */
export interface BudgetSource extends ProviderSource {
  /** Throws a SourceMissing where it can't be read; `fresh` waits for what is just being read. */
  snapshot(options?: { readonly fresh?: boolean }): Awaitable<BudgetSnapshot>;
}
