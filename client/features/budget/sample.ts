import type { Budget, Period } from "#contract/budget.ts";
import { addDays, today } from "../../i18n/time.ts";
import { sampleId } from "../../query/sample/sample-id.ts";
import { type SampleInput, stableRandom } from "../../query/sample/sample-input.ts";
import { type SampleTexts, sampleText } from "../../query/sample/sample-texts.ts";

/** What a sample family plans for each month, in minor units. */
const planned: readonly (readonly [name: SampleTexts, amount: number])[] = [
  [sampleText("Groceries", "Lebensmittel"), 68_000],
  [sampleText("Children", "Kinder"), 22_000],
  [sampleText("Getting around", "Unterwegs"), 18_000],
  [sampleText("Eating out", "Essen gehen"), 12_000],
  [sampleText("Home and garden", "Haus und Garten"), 15_000],
  [sampleText("Clothes", "Kleidung"), 9_000],
  [sampleText("Presents", "Geschenke"), 6_000],
];

interface Row {
  readonly name: SampleTexts;
  readonly budgeted: number;
  readonly spent: number;
}

const sum = (rows: readonly Row[], of: "budgeted" | "spent"): number =>
  rows.reduce((total, row) => total + row[of], 0);

/** A month's rows, as much of it spent as has passed (0 to 1). */
const rowsOf = (month: string, passed: number): Row[] =>
  planned.map(([name, budgeted]) => {
    const share = (0.66 + stableRandom(month, name.en) * 0.42) * passed;
    return { name, budgeted, spent: Math.round(budgeted * share) };
  });

/** The months from a year's first one to this one, both `YYYY-MM`. */
const monthsTo = (month: string): string[] =>
  Array.from(
    { length: Number(month.slice(5)) },
    (_, at) => `${month.slice(0, 4)}-${String(at + 1).padStart(2, "0")}`,
  );

const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);

/** A sample family's budget of a period, in which every sum is right: spent as far as the month has come. */
export const sampleBudget = (
  { now, timeZone, language, units }: SampleInput,
  period: Period,
): Budget => {
  const day = today(timeZone, now);
  const thisMonth = day.slice(0, 7);
  const month = period === "last" ? monthBefore(thisMonth) : thisMonth;
  const rowsIn = (one: string) => rowsOf(one, one === thisMonth ? Number(day.slice(8)) / 31 : 1);
  const year = monthsTo(month).map((one) => ({ month: one, rows: rowsIn(one) }));
  const shown = period === "ytd" ? year.map(({ rows }) => rows) : [rowsIn(month)];
  const rows = planned.map(([name], at): Row => {
    const all = shown.flatMap((one) => one.slice(at, at + 1));
    return { name, budgeted: sum(all, "budgeted"), spent: sum(all, "spent") };
  });
  const [budgeted, spent] = [sum(rows, "budgeted"), sum(rows, "spent")];
  return {
    period,
    currency: units === "imperial" ? "USD" : "EUR",
    updatedAt: new Date(now).toISOString(),
    stale: false,
    totals: { budgeted, spent, safeToSpend: budgeted - spent },
    categories: rows
      .map((row) => ({
        ...{ id: sampleId(row.name.en), name: row.name[language] },
        ...{ budgeted: row.budgeted, spent: row.spent, left: row.budgeted - row.spent },
      }))
      .toSorted((a, b) => b.spent - a.spent),
    missing: [],
    year: year.map((one) => ({
      month: one.month,
      budgeted: sum(one.rows, "budgeted"),
      spent: sum(one.rows, "spent"),
    })),
  };
};
