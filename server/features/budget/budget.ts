import type { Budget, Period } from "#contract/budget.ts";
import { type Clock, dayAt, iso } from "../../platform/clock.ts";
import type { Db } from "../../db/connection.ts";
import type { OutOfRangeItems } from "../../platform/out-of-range-items.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError, SourceMissing } from "../../platform/errors.ts";
import type { BudgetCategory, BudgetSnapshot, BudgetSource } from "../../providers/budget/port.ts";
import { eachMonth, monthsOfPeriod } from "./months.ts";
import { createFittingMonths } from "./fitting-months.ts";
import { type BudgetStore, type CapturedMonth, createBudgetStore } from "./month-store.ts";

interface BudgetDeps {
  readonly db: Db;
  /** Null while no budget is configured. */
  readonly source: BudgetSource | null;
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** Announces new numbers to the screens. */
  readonly changed: () => void;
  /** Is told which amounts of some months are out of range. */
  readonly reportOutOfRange: OutOfRangeItems["report"];
}

const staleAfterMs = 24 * 3600 * 1000;

const notCaptured = (): HttpError =>
  new HttpError(503, apiSentence("notCaptured"), {
    code: "notCaptured",
    source: "budget",
  });

/** Each category once, under its newest name, with the sums over all months. */
const addUp = (months: readonly CapturedMonth[]): Budget["categories"] => {
  const sums = new Map<string, Budget["categories"][number]>();
  for (const { categories } of months)
    for (const { id, name, budgeted, spent } of categories) {
      const before = sums.get(id) ?? { budgeted: 0, spent: 0 };
      const sum = { budgeted: before.budgeted + budgeted, spent: before.spent + spent };
      sums.set(id, { id, name, ...sum, left: sum.budgeted - sum.spent });
    }
  return [...sums.values()].toSorted((a, b) => b.spent - a.spent || a.name.localeCompare(b.name));
};

const totalsOf = (rows: readonly BudgetCategory[]): { budgeted: number; spent: number } => ({
  budgeted: rows.reduce((sum, { budgeted }) => sum + budgeted, 0),
  spent: rows.reduce((sum, { spent }) => sum + spent, 0),
});

const keep = (store: BudgetStore, { currency, updatedAt, months }: BudgetSnapshot): void => {
  for (const [month, categories] of months) store.keep({ month, currency, updatedAt, categories });
};

/**
 * Creates the family's budget: read from its source and stored by month, so that the year survives the loss of the
 * source.
 */
export const createBudget = ({
  db,
  source,
  clock,
  timeZone,
  changed,
  reportOutOfRange,
}: BudgetDeps) => {
  const store = createFittingMonths(createBudgetStore(db), reportOutOfRange);
  const atomically = db.transaction(keep);

  /** Stores what the source has now; resolves with the reason where it can't be read. */
  const capture = async (fresh: boolean): Promise<SourceMissing | null> => {
    if (source === null)
      throw new SourceMissing("budget", "unconfigured", apiSentence("unconfigured.budget"));
    let snapshot: BudgetSnapshot;
    try {
      snapshot = await source.snapshot({ fresh });
    } catch (error) {
      if (error instanceof SourceMissing) return error;
      throw error;
    }
    const before = store.updatedAt();
    atomically(store, snapshot);
    if (store.updatedAt() !== before) changed();
    return null;
  };

  const view = (period: Period, gone: SourceMissing | null): Budget => {
    const { first, last } = monthsOfPeriod(period, dayAt(clock.now(), timeZone()));
    const months = store.between(first, last);
    const newest = months.at(-1);
    if (newest === undefined) {
      if (gone !== null && store.updatedAt() === null) throw gone;
      throw notCaptured();
    }
    // Amounts of two currencies can't be added up.
    const same = months.filter(({ currency }) => currency === newest.currency);
    const categories = addUp(same);
    const totals = totalsOf(categories);
    const updatedAt = store.updatedAt() ?? newest.updatedAt;
    const captured = new Set(same.map(({ month }) => month));
    return {
      ...{ period, currency: newest.currency, updatedAt: iso(updatedAt) },
      stale: gone !== null || clock.now() - updatedAt > staleAfterMs,
      ...(gone?.details.reason === undefined ? {} : { reason: gone.details.reason }),
      totals: { ...totals, safeToSpend: totals.budgeted - totals.spent },
      categories,
      missing: eachMonth(first, last).filter((month) => !captured.has(month)),
      year: store
        .between(`${last.slice(0, 4)}-01`, last)
        .filter(({ currency }) => currency === newest.currency)
        .map(({ month, categories: rows }) => ({ month, ...totalsOf(rows) })),
    };
  };

  return {
    /** Rejects with 503 `unconfigured`, `unreachable` before the first successful read, or `notCaptured`. */
    read: async (period: Period): Promise<Budget> => view(period, await capture(false)),
    /** Stores the current numbers, so that a month that nobody looks at is recorded too. */
    capture: async (): Promise<void> => {
      if (source !== null) await capture(true);
    },
  };
};
