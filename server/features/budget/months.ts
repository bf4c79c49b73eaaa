import { Temporal } from "temporal-polyfill";
import type { Period } from "#contract/budget.ts";

/** The first and the last month (`YYYY-MM`) of a period, relative to a day. */
export const monthsOfPeriod = (period: Period, day: string): { first: string; last: string } => {
  const now = Temporal.PlainDate.from(day).toPlainYearMonth();
  const month = (period === "last" ? now.subtract({ months: 1 }) : now).toString();
  return { first: period === "ytd" ? `${now.year}-01` : month, last: month };
};

/** Every month from one to another, both included. */
export const eachMonth = (first: string, last: string): string[] => {
  const months: string[] = [];
  const end = Temporal.PlainYearMonth.from(last);
  for (
    let month = Temporal.PlainYearMonth.from(first);
    Temporal.PlainYearMonth.compare(month, end) <= 0;
    month = month.add({ months: 1 })
  )
    months.push(month.toString());
  return months;
};
