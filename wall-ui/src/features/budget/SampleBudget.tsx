import { useState } from "react";
import type { Period } from "#contract/budget.ts";
import { BudgetView } from "#client/features/budget/BudgetView.tsx";
import { PeriodPicker } from "#client/features/budget/PeriodPicker.tsx";
import { useSampleBudget } from "#client/features/budget/use-sample-budget.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as pageStyles from "../../ui/page.module.css";
import * as styles from "./budget.module.css";

/** What the page looks like with a budget, marked, and the way to connect one. */
export const SampleBudget = () => {
  const { t } = useI18n();
  const [period, setPeriod] = useState<Period>("month");
  const shown = useSampleBudget(period);
  return (
    <div className={`${pageStyles.room} ${styles.wallBudget}`}>
      <Row
        as="header"
        wrap
        className={pageStyles.roomHead}
        data-part="room-head"
        data-testid="room-head"
      >
        <h1>{t("budget.title")}</h1>
        <SourceBadge shown={shown} />
        <PeriodPicker period={period} onPick={setPeriod} />
      </Row>
      <BudgetView shown={shown} />
    </div>
  );
};
