import { useState } from "react";
import type { Period } from "#contract/budget.ts";
import { useLock } from "#client/features/access/use-sign-in.ts";
import { BudgetView } from "#client/features/budget/BudgetView.tsx";
import { LockBudget } from "#client/features/budget/LockBudget.tsx";
import { PeriodPicker } from "#client/features/budget/PeriodPicker.tsx";
import {
  type BudgetLock,
  useBudgetLock,
  useBudgetMembers,
  useBudgets,
} from "#client/features/budget/queries.ts";
import { useConfig } from "#client/context/config.ts";
import { useMe } from "#client/context/family.ts";
import { useSourceReadiness } from "#client/query/source-query.ts";
import { budgetMessages } from "#client/features/budget/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SessionRedirect } from "../access/SessionRedirect.tsx";
import { SampleBudget } from "./SampleBudget.tsx";
import { SubPage } from "../../ui/SubPage.tsx";
import { OwnPinGate } from "../access/OwnPinGate.tsx";
import * as styles from "./budget.module.css";

const Open = ({ lock }: { lock: BudgetLock }) => {
  const [period, setPeriod] = useState<Period>("month");
  const budgets = useBudgets();
  return (
    <>
      <PeriodPicker period={period} onPick={setPeriod} />
      <BudgetView shown={budgets[period]} />
      <LockBudget lock={lock} />
    </>
  );
};

/** What is safe to spend, on the phone of somebody who may open it; while the house is in set-up a sample family's, on anybody's. */
export const BudgetPage = () => {
  const s = useMessages(budgetMessages);
  const { t } = useI18n();
  const me = useMe();
  const members = useBudgetMembers();
  const askable = useSourceReadiness("budget");
  const lock = useBudgetLock(useLock());
  const { known, setupDone } = useConfig();
  const isDemo = known && !setupDone && askable === "unconfigured";
  if (!isDemo && (me === undefined || !members.has(me.id))) return <SessionRedirect to="/" />;
  return (
    <SubPage look={styles.phoneBudget} title={t("budget.title")} back="/">
      {askable === "unconfigured" ? (
        <SampleBudget />
      ) : lock.isOpen ? (
        <Open lock={lock} />
      ) : me === undefined ? null : (
        <OwnPinGate me={me} lead={s("gateLead")} opens="budget" />
      )}
    </SubPage>
  );
};
