import { useState } from "react";
import type { Period } from "#contract/budget.ts";
import { BudgetView } from "#client/features/budget/BudgetView.tsx";
import { PeriodPicker } from "#client/features/budget/PeriodPicker.tsx";
import { useSampleBudget } from "#client/features/budget/use-sample-budget.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Row } from "#client/ui/layout/Row.tsx";

/** What the page looks like with a budget, marked, and the way to connect one. */
export const SampleBudget = () => {
  const [period, setPeriod] = useState<Period>("month");
  const shown = useSampleBudget(period);
  return (
    <>
      <Row gap={3} wrap>
        <SourceBadge shown={shown} />
      </Row>
      <PeriodPicker period={period} onPick={setPeriod} />
      <BudgetView shown={shown} />
    </>
  );
};
