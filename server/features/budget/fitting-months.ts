import type { OutOfRangeItems } from "../../platform/out-of-range-items.ts";
import type { BudgetCategory } from "../../providers/budget/port.ts";
import type { BudgetStore, CapturedMonth } from "./month-store.ts";

/** Minor units; two hundred categories of that in a year can still be added up exactly. */
const mostMoney = 1e12;

const fits = (amount: number): boolean => Number.isInteger(amount) && Math.abs(amount) <= mostMoney;

/** The first amount of a category that no sum can hold. */
const unfitField = (category: BudgetCategory): "budgeted" | "spent" | undefined =>
  (["budgeted", "spent"] as const).find((field) => !fits(category[field]));

/** The store without the amounts that no sum can hold, which are reported wherever months are read. */
export const createFittingMonths = (
  stored: BudgetStore,
  reportOutOfRange: OutOfRangeItems["report"],
): BudgetStore => {
  const report = (question: string, months: readonly CapturedMonth[]): void =>
    reportOutOfRange(
      question,
      months.flatMap(({ month, categories }) =>
        categories.flatMap((row) => {
          const field = unfitField(row);
          if (field === undefined) return [];
          return {
            ...{ id: row.id, field: `${month} ${field}`, effect: "leftOut" as const },
            ...{ source: "budget" as const, list: "GET /api/budget" },
          };
        }),
      ),
    );
  return {
    ...stored,
    between: (first, last) => {
      const months = stored.between(first, last);
      report(`${first} ${last}`, months);
      return months.map((month) => ({
        ...month,
        categories: month.categories.filter((row) => unfitField(row) === undefined),
      }));
    },
  };
};
