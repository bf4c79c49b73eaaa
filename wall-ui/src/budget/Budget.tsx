import { useState } from "react";
import type { Period } from "../../../contract/budget.ts";
import { BudgetView } from "../../../client/budget/BudgetView.tsx";
import { LockNow } from "../../../client/budget/LockNow.tsx";
import { Periods } from "../../../client/budget/Periods.tsx";
import { type BudgetLock, useBudgetLock, useBudgets } from "../../../client/budget/use-budget.ts";
import { useConfig } from "../../../client/config.ts";
import { useFamily } from "../../../client/family.tsx";
import { useUnlock } from "../../../client/members.ts";
import { useAskable } from "../../../client/source.ts";
import { budgetWords } from "../../../client/text/rooms/budget/words.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { EmptyState } from "../../../client/ui/EmptyState.tsx";
import { PinAsk } from "../setup/PinAsk.tsx";
import "../settings/gate.css";
import "../shell/room.css";
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
