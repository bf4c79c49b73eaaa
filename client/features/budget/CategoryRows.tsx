import type { CSSProperties } from "react";
import type { Budget } from "#contract/budget.ts";
import { budgetMessages } from "./messages/messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import type { MoneyFormat } from "./money-format.ts";

/** Where it went, most first: each category's spend within what was planned for it. */
export const CategoryRows = ({
  categories,
  money,
}: {
  categories: Budget["categories"];
  money: MoneyFormat;
}) => {
  const s = useMessages(budgetMessages);
  const restOf = ({ budgeted, left }: Budget["categories"][number]): string => {
    if (left < 0) return budgeted > 0 ? s("over", { amount: money.text(-left) }) : s("unplanned");
    return s("left", { amount: money.text(left) });
  };
  return (
    <section className="budget-categories" aria-label={s("categories")}>
      <h2>{s("categories")}</h2>
      {categories.length === 0 ? <p className="budget-none">{s("noCategories")}</p> : null}
      <ol tabIndex={0}>
        {categories.map((category) => {
          const { id, name, budgeted, spent, left } = category;
          const most = Math.max(budgeted, spent, 1);
          const share = { "--spent": Math.max(0, spent) / most, "--planned": budgeted / most };
          return (
            <li key={id}>
              <b dir="auto">{name}</b>
              <span className="budget-spent figures">{money.text(spent)}</span>
              <i
                className="budget-bar"
                data-over={left < 0}
                aria-hidden="true"
                style={share as CSSProperties}
              />
              <span className="budget-left figures" data-over={left < 0}>
                {restOf(category)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
