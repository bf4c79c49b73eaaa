import type { Budget } from "#contract/budget.ts";
import { errorText } from "../../i18n/error-text.ts";
import { budgetMessages } from "./messages/messages.ts";
import { useSourceErrorText } from "../../i18n/source-error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import type { QueryState } from "../../query/query-state.ts";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { BudgetNotes } from "./BudgetNotes.tsx";
import { CategoryRows } from "./CategoryRows.tsx";
import { createMoneyFormat } from "./money-format.ts";
import { SafeToSpend } from "./SafeToSpend.tsx";
import { YearBars } from "./YearBars.tsx";
import * as styles from "./budget.module.css";

const Nothing = ({ shown }: { shown: Extract<QueryState<Budget>, { source: "failed" }> }) => {
  const s = useMessages(budgetMessages);
  const refusalText = useSourceErrorText();
  return shown.error.code === "notCaptured" ? (
    <EmptyState picture="potted-plant" title={s("never")} hint={s("neverHint")} />
  ) : (
    <EmptyState picture="potted-plant" title={s("noNumbers")} hint={refusalText(shown.error)} />
  );
};

/** A period of the budget: the one number, where it went, and the year. */
export const BudgetView = ({ shown }: { shown: QueryState<Budget> }) => {
  const { t, locale } = useI18n();
  if (shown.source === "failed") return <Nothing shown={shown} />;
  const budget = shown.data;
  if (budget === undefined) return null;
  const money = createMoneyFormat(locale, budget.currency);
  return (
    <Stack gap={6} justify="start" className={styles.budget} data-part="budget">
      <SafeToSpend totals={budget.totals} money={money} />
      <BudgetNotes budget={budget} />
      {shown.source === "stale" ? (
        <p className={styles.budgetNone}>{errorText(t, shown.error)}</p>
      ) : null}
      <YearBars budget={budget} money={money} />
      <CategoryRows categories={budget.categories} money={money} />
    </Stack>
  );
};
