import { describe, expect, it } from "vitest";
import { budgetSnapshotOf } from "./snapshot.ts";

const now = Date.parse("2026-11-20T16:42:00Z");
const category = (name: string, budgeted: number, spent: number, more: object = {}) => ({
  ...{ id: name, name, hidden: false, is_income: false, budgeted, spent, ...more },
});
const told = (months: Record<string, object[]>, preferences: object = {}) => ({
  preferences,
  months: Object.entries(months).map(([month, categoryGroups]) => ({ month, categoryGroups })),
});
const group = (categories: object[], more: object = {}) => ({
  ...{ is_income: false, hidden: false, categories, ...more },
});
const income = { is_income: true, hidden: false, categories: [{ id: "pay", received: 420_000 }] };
const read = (month: object[], preferences: object, currency?: string) =>
  budgetSnapshotOf(told({ "2026-11": month }, preferences), { currency, now });
const foodIn = (preferences: object, currency?: string) => {
  const snapshot = read([group([category("Food", 8_000, -6_125)])], preferences, currency);
  const { budgeted, spent } = snapshot.months.get("2026-11")?.[0] ?? {};
  return [snapshot.currency, budgeted, spent];
};

describe("what Actual tells", () => {
  it("is without what is hidden or comes in, and money that came back counts against what was spent", () => {
    const month = [
      group([category("Food", 8_000, -6_000), category("Attic", 500, 0, { hidden: true })]),
      group([category("Refunds", 0, 1_250)]),
      group([category("Old flat", 5_000, -5_000)], { hidden: true }),
      income,
    ];
    expect(read(month, { defaultCurrencyCode: "EUR" }).months.get("2026-11")).toEqual([
      { id: "Food", name: "Food", budgeted: 8_000, spent: 6_000 },
      { id: "Refunds", name: "Refunds", budgeted: 0, spent: -1_250 },
    ]);
  });

  it("begins with the first month that the family wrote into, and keeps the empty ones after it", () => {
    const empty = [group([category("Food", 0, 0)])];
    const full = [group([category("Food", 1, 0)])];
    const { months } = budgetSnapshotOf(
      told({ "2026-07": empty, "2026-08": full, "2026-09": empty }, { defaultCurrencyCode: "EUR" }),
      { currency: undefined, now },
    );
    expect([...months.keys()]).toEqual(["2026-08", "2026-09"]);
  });

  it("is in Actual's currency, or in the operator's, each in its own smallest unit", () => {
    expect(foodIn({ defaultCurrencyCode: "EUR" })).toEqual(["EUR", 8_000, 6_125]);
    expect(foodIn({}, "USD")).toEqual(["USD", 8_000, 6_125]);
    // Actual keeps whole yen once it knows of them, and hundredths before.
    expect(foodIn({ defaultCurrencyCode: "JPY" })).toEqual(["JPY", 8_000, 6_125]);
    expect(foodIn({}, "JPY")).toEqual(["JPY", 80, 61]);
    expect(foodIn({}, "KWD")).toEqual(["KWD", 80_000, 61_250]);
  });

  it("is refused without a currency, and where it isn't what this version tells", () => {
    expect(() => foodIn({})).toThrow(/which currency/);
    expect(() => foodIn({ defaultCurrencyCode: "" })).toThrow(/which currency/);
    expect(() => read([{ is_income: false, rows: [] }], { defaultCurrencyCode: "EUR" })).toThrow(
      /different versions/,
    );
  });
});
