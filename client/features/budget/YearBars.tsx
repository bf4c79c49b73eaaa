import type { CSSProperties } from "react";
import type { Budget } from "#contract/budget.ts";
import { budgetMessages } from "./messages/messages.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useToday } from "../../context/clock.ts";
import type { MoneyFormat } from "./money-format.ts";
import { budgetYearOf } from "./budget-year.ts";
import { Text } from "../../ui/text/Text.tsx";
import * as styles from "./budget.module.css";

/** The year, a column for each month: what was spent, a line at what was planned, and above it what was too much. */
export const YearBars = ({ budget, money }: { budget: Budget; money: MoneyFormat }) => {
  const s = useMessages(budgetMessages);
  const { month: monthName, monthLetter } = useI18n();
  const today = useToday();
  const months = budgetYearOf(budget, today);
  const most = Math.max(1, ...budget.year.flatMap(({ budgeted, spent }) => [budgeted, spent]));
  const title = s("year", { year: months[0]?.month.slice(0, 4) ?? "" });
  return (
    <section className={styles.budgetYear} data-part="budget-year" aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {months.map(({ month, seen, isNow, isShown }) => {
          const date = `${month}-15`;
          const share = {
            "--spent": Math.max(0, seen?.spent ?? 0) / most,
            "--planned": Math.max(0, seen?.budgeted ?? 0) / most,
          };
          return (
            <li
              key={month}
              data-now={isNow}
              data-shown={isShown}
              data-seen={seen !== undefined}
              data-gap={seen === undefined && month < today}
              style={share as CSSProperties}
            >
              <i aria-hidden="true" />
              <span aria-hidden="true">{monthLetter(date)}</span>
              {seen === undefined ? null : (
                <Text srOnly>
                  {s("monthIs", {
                    month: monthName(date),
                    spent: money.text(seen.spent),
                    budgeted: money.text(seen.budgeted),
                  })}
                </Text>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
};
