import type { Budget } from "#contract/budget.ts";
import { budgetMessages } from "./messages/messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { TargetBar } from "../../ui/charts/TargetBar.tsx";
import type { MoneyFormat } from "./money-format.ts";
import { Text } from "../../ui/text/Text.tsx";
import * as styles from "./budget.module.css";

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
    <section
      className={styles.budgetCategories}
      data-part="budget-categories"
      data-testid="budget-categories"
      aria-label={s("categories")}
    >
      <h2>{s("categories")}</h2>
      {categories.length === 0 ? <p className={styles.budgetNone}>{s("noCategories")}</p> : null}
      <ol tabIndex={0}>
        {categories.map((category) => {
          const { id, name, budgeted, spent, left } = category;
          const most = Math.max(budgeted, spent, 1);
          return (
            <li key={id}>
              <b dir="auto">{name}</b>
              <Text weight="bold" figures className={styles.budgetSpent} data-part="budget-spent">
                {money.text(spent)}
              </Text>
              <TargetBar
                used={Math.max(0, spent) / most}
                target={budgeted / most}
                over={left < 0}
              />
              <Text
                size="small"
                tone="soft"
                figures
                className={styles.budgetLeft}
                data-over={left < 0}
              >
                {restOf(category)}
              </Text>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
