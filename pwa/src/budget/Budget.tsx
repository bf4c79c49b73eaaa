import { useState } from "react";
import type { Period } from "../../../contract/budget.ts";
import { BudgetView } from "../../../client/budget/BudgetView.tsx";
import { LockNow } from "../../../client/budget/LockNow.tsx";
import { Periods } from "../../../client/budget/Periods.tsx";
import { type BudgetLock, useBudgetLock, useBudgets } from "../../../client/budget/use-budget.ts";
import { useMe } from "../../../client/family.tsx";
import { useSession } from "../../../client/members.ts";
import { useAskable } from "../../../client/source.ts";
import { budgetWords } from "../../../client/text/rooms/budget/words.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { EmptyState } from "../../../client/ui/EmptyState.tsx";
import { LeadAway } from "../me/LeadAway.tsx";
import { Page } from "../shell/Page.tsx";
import { OwnPinFirst } from "../sign-in/OwnPinFirst.tsx";
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
