import type { Budget } from "#contract/budget.ts";

/** A month of the year's picture; without figures where it was never seen or is still to come. */
export interface YearMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly seen: Budget["year"][number] | undefined;
  readonly isNow: boolean;
  /** Whether the period that is shown covers it. */
  readonly isShown: boolean;
}

const monthOf = (day: string): string => day.slice(0, 7);

/** The calendar year that a budget is of, all twelve months of it; `today` is `YYYY-MM-DD`. */
export const budgetYearOf = (
  budget: Pick<Budget, "period" | "year">,
  today: string,
): YearMonth[] => {
  const now = monthOf(today);
  const last = budget.year.at(-1)?.month ?? now;
  return Array.from({ length: 12 }, (_, at) => {
    const month = `${last.slice(0, 4)}-${String(at + 1).padStart(2, "0")}`;
    return {
      month,
      seen: budget.year.find((one) => one.month === month),
      isNow: month === now,
      isShown: budget.period === "ytd" ? month <= now : month === last,
    };
  });
};

/** What a year lacks: the months before its first one aren't gaps, it only began later. */
export const yearGapsOf = ({
  missing,
  year,
}: Pick<Budget, "missing" | "year">): {
  readonly since: string | undefined;
  readonly without: readonly string[];
} => {
  const first = year[0]?.month;
  if (first === undefined) return { since: undefined, without: missing };
  return {
    since: missing.some((month) => month < first) ? first : undefined,
    without: missing.filter((month) => month > first),
  };
};
