import type { CSSProperties } from "react";
import type { Budget } from "#contract/budget.ts";
import { budgetMessages } from "./messages/messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { TargetBar } from "../../ui/charts/TargetBar.tsx";
import type { MoneyFormat } from "./money-format.ts";
import { Text } from "../../ui/text/Text.tsx";
import * as styles from "./budget.module.css";

/** The one number: what is safe to spend, from across the room, and how much of what was planned is gone. */
export const SafeToSpend = ({
  totals,
  money,
}: {
  totals: Budget["totals"];
  money: MoneyFormat;
}) => {
  const s = useMessages(budgetMessages);
  const { budgeted, spent, safeToSpend } = totals;
  const hero = money.pieces(safeToSpend);
  const digits = hero.large.length + hero.change.length / 2 + hero.after.length;
  const isOver = safeToSpend < 0;
  const most = Math.max(budgeted, spent, 1);
  return (
    <section
      className={styles.budgetSafe}
      data-part="budget-safe"
      data-over={isOver}
      aria-label={s("safe")}
    >
      <h2>{s("safe")}</h2>
      <Text
        display
        as="p"
        figures
        className={styles.budgetHero}
        data-testid="budget-hero"
        style={{ "--digits": digits } as CSSProperties}
      >
        {hero.large}
        <small>{hero.change}</small>
        {hero.after}
      </Text>
      <TargetBar used={Math.max(0, spent) / most} target={budgeted / most} over={isOver} />
      <Text tone="soft" as="p" figures className={styles.budgetOf}>
        {s("ofBudgeted", { spent: money.text(spent), budgeted: money.text(budgeted) })}
      </Text>
      {isOver ? <p className={styles.budgetOver}>{s("overLead")}</p> : null}
    </section>
  );
};
