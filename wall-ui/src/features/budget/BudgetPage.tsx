import { useState } from "react";
import type { Period } from "#contract/budget.ts";
import { BudgetView } from "#client/features/budget/BudgetView.tsx";
import { LockNow } from "#client/features/budget/LockBudget.tsx";
import { Periods } from "#client/features/budget/PeriodPicker.tsx";
import { type BudgetLock, useBudgetLock, useBudgets } from "#client/features/budget/queries.ts";
import { useConfig } from "#client/context/config.ts";
import { useFamily } from "#client/context/family.tsx";
import { useUnlock } from "#client/features/access/queries.ts";
import { useAskable } from "#client/query/source-query.ts";
import { budgetWords } from "#client/features/budget/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { PinAsk } from "../access/ParentPinForm.tsx";
import "../access/pin-gate.css";
import "../../ui/page.css";
import "./budget.css";

/** A parent's PIN before the numbers. */
const Gate = () => {
  const s = useWordsOf(budgetWords);
  const { t } = useText();
  const { mutate, error, isPending } = useUnlock();
  const isAnyone = useFamily().some(({ parent, hasPin }) => parent && hasPin);
  return (
    <div className="gate">
      <h1 className="quietly">{t("budget.title")}</h1>
      {isAnyone ? (
        <PinAsk lead={s("gateLead")} error={error} busy={isPending} onPin={mutate} />
      ) : (
        <EmptyState picture="key" title={s("noPin")} hint={s("noPinHint")} />
      )}
    </div>
  );
};

const Open = ({ lock }: { lock: BudgetLock }) => {
  const { t } = useText();
  const [period, setPeriod] = useState<Period>("month");
  const budgets = useBudgets();
  return (
    <div className="room wall-budget">
      <header className="room-head">
        <h1>{t("budget.title")}</h1>
        <Periods period={period} onPick={setPeriod} />
        <LockNow lock={lock} />
      </header>
      <BudgetView shown={budgets[period]} />
    </div>
  );
};

/** What is safe to spend, behind a parent's PIN. */
export const Budget = () => {
  const s = useWordsOf(budgetWords);
  const { known } = useConfig();
  const askable = useAskable("budget");
  const lock = useBudgetLock();
  if (!known) return null;
  if (askable === "unconfigured")
    return (
      <div className="room">
        <EmptyState picture="potted-plant" title={s("noBudget")} hint={s("noBudgetHint")} />
      </div>
    );
  return lock.isOpen ? <Open lock={lock} /> : <Gate />;
};
