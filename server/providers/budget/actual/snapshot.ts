import { withoutUnwritable } from "#server/platform/plain-text.ts";
import * as z from "zod";
import { ActualError } from "./errors.ts";
import type { BudgetCategory, BudgetSnapshot } from "../port.ts";

const money = z.number().refine(Number.isInteger);
const category = z.object({
  id: z.string().min(1),
  name: z.string(),
  hidden: z.boolean().default(false),
  budgeted: money,
  /** Below zero where money went out. */
  spent: money,
});
const group = z.discriminatedUnion("is_income", [
  z.object({ is_income: z.literal(true) }),
  z.object({
    is_income: z.literal(false),
    hidden: z.boolean().default(false),
    categories: z.array(category),
  }),
]);
const found = z.object({
  preferences: z.object({ defaultCurrencyCode: z.string().optional() }),
  months: z.array(
    z.object({ month: z.string().regex(/^\d{4}-\d\d$/), categoryGroups: z.array(group) }),
  ),
});

/** Of these Actual keeps whole units, of all others hundredths, also where it doesn't know the currency. */
const whole = new Set(["IRR", "JPY", "KRW"]);

/** Turns Actual's integers into the currency's minor units. */
const inMinorUnits = (currency: string, kept: string | undefined) => {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  const factor = 10 ** (maximumFractionDigits - (kept !== undefined && whole.has(kept) ? 0 : 2));
  return (amount: number): number => Math.round(amount * factor);
};

/** Reads what Actual's library told, in the operator's currency or else its own; throws an ActualError. */
export const budgetSnapshotOf = (
  told: unknown,
  { currency: chosen, now }: { readonly currency: string | undefined; readonly now: number },
): BudgetSnapshot => {
  const parsed = found.safeParse(told);
  if (!parsed.success) throw new ActualError("budgetVersionOther");
  const { preferences, months } = parsed.data;
  const own = preferences.defaultCurrencyCode;
  const currency = chosen ?? own;
  if (currency === undefined || currency === "") throw new ActualError("budgetCurrencyMissing");
  const minor = inMinorUnits(currency, own);
  const rowsOf = (groups: readonly z.output<typeof group>[]): BudgetCategory[] =>
    groups.flatMap((one) =>
      one.is_income || one.hidden
        ? []
        : one.categories
            .filter(({ hidden }) => !hidden)
            .map(({ id, name, budgeted, spent }) => ({
              ...{ id, name: withoutUnwritable(name), budgeted: minor(budgeted) },
              spent: 0 - minor(spent),
            })),
    );
  const read = months.map(({ month, categoryGroups }) => [month, rowsOf(categoryGroups)] as const);
  // Actual puts some empty months before the first one that the family wrote into.
  const begun = read.findIndex(([, rows]) =>
    rows.some((row) => row.budgeted !== 0 || row.spent !== 0),
  );
  return { currency, updatedAt: now, months: new Map(begun < 0 ? [] : read.slice(begun)) };
};
