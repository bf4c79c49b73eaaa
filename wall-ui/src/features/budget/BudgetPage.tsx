import { useState } from "react";
import type { Period } from "#contract/budget.ts";
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
import { useFamily } from "#client/context/family.ts";
import { useLock, useUnlock } from "#client/features/access/use-sign-in.ts";
import { useSourceReadiness } from "#client/query/source-query.ts";
import { budgetMessages } from "#client/features/budget/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { SampleBudget } from "./SampleBudget.tsx";
import { ParentPinForm } from "../access/ParentPinForm.tsx";
import * as pinGateStyles from "../access/pin-gate.module.css";
import * as pageStyles from "../../ui/page.module.css";
import * as styles from "./budget.module.css";

/** The PIN of somebody who may open the budget, before the numbers. */
const Gate = () => {
  const s = useMessages(budgetMessages);
  const { t } = useI18n();
  const { mutate, error, isPending } = useUnlock("budget");
  const members = useBudgetMembers();
  const isAnyone = useFamily().some(({ id, hasPin }) => hasPin && members.has(id));
  return (
    <div className={pinGateStyles.gate}>
      <Text as="h1" srOnly>
        {t("budget.title")}
      </Text>
      {isAnyone ? (
        <ParentPinForm
          lead={s("gateLead")}
          error={error}
          busy={isPending}
          onPin={mutate}
          members={members}
        />
      ) : (
        <EmptyState picture="key" title={s("noPin")} hint={s("noPinHint")} />
      )}
    </div>
  );
};

const Open = ({ lock }: { lock: BudgetLock }) => {
  const { t } = useI18n();
  const [period, setPeriod] = useState<Period>("month");
  const budgets = useBudgets();
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
        <PeriodPicker period={period} onPick={setPeriod} />
        <LockBudget lock={lock} />
      </Row>
      <BudgetView shown={budgets[period]} />
    </div>
  );
};

/** What is safe to spend, behind a parent's PIN; a sample family's where no budget is connected. */
export const BudgetPage = () => {
  const { known } = useConfig();
  const askable = useSourceReadiness("budget");
  const lock = useBudgetLock(useLock());
  if (!known) return null;
  if (askable === "unconfigured") return <SampleBudget />;
  return lock.isOpen ? <Open lock={lock} /> : <Gate />;
};
