import { useState } from "react";
import type { Period } from "#contract/budget.ts";
import { BudgetView } from "#client/features/budget/BudgetView.tsx";
import { LockNow } from "#client/features/budget/LockBudget.tsx";
import { Periods } from "#client/features/budget/PeriodPicker.tsx";
import { type BudgetLock, useBudgetLock, useBudgets } from "#client/features/budget/queries.ts";
import { useMe } from "#client/context/family.tsx";
import { useSession } from "#client/features/access/queries.ts";
import { useAskable } from "#client/query/source-query.ts";
import { budgetWords } from "#client/features/budget/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { LeadAway } from "../access/SessionRedirect.tsx";
import { Page } from "../../ui/SubPage.tsx";
import { OwnPinFirst } from "../access/OwnPinGate.tsx";
import "./budget.css";

const Open = ({ lock }: { lock: BudgetLock }) => {
  const [period, setPeriod] = useState<Period>("month");
  const budgets = useBudgets();
  return (
    <>
      <Periods period={period} onPick={setPeriod} />
      <BudgetView shown={budgets[period]} />
      <LockNow lock={lock} />
    </>
  );
};

/** What is safe to spend, on a parent's phone. */
export const Budget = () => {
  const s = useWordsOf(budgetWords);
  const { t } = useText();
  const me = useMe();
  const isParent = useSession()?.parent === true;
  const askable = useAskable("budget");
  const lock = useBudgetLock();
  if (me === undefined || !isParent) return <LeadAway to="/" />;
  return (
    <Page look="phone-budget" title={t("budget.title")} back="/">
      {askable === "unconfigured" ? (
        <EmptyState picture="potted-plant" title={s("noBudget")} hint={s("noBudgetHint")} />
      ) : lock.isOpen ? (
        <Open lock={lock} />
      ) : (
        <OwnPinFirst me={me} lead={s("gateLead")} />
      )}
    </Page>
  );
};
