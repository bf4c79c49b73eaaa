import type { Budget } from "#contract/budget.ts";
import { budgetMessages } from "./messages/messages.ts";
import { sourceErrorMessages } from "../../i18n/source-error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useNow } from "../../platform/clock.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { yearGapsOf } from "./budget-year.ts";
import * as styles from "./budget.module.css";

const minuteMs = 60_000;

/** What a couple has to know before it trusts the numbers: how old they are and why, and what they lack. */
export const BudgetNotes = ({ budget }: { budget: Budget }) => {
  const s = useMessages(budgetMessages);
  const trouble = useMessages(sourceErrorMessages);
  const { ago, list, month } = useI18n();
  const now = useNow();
  const { stale, reason, updatedAt } = budget;
  const { since, without } = yearGapsOf(budget);
  const nameOf = (one: string) => month(`${one}-15`);
  const isOld = now - Date.parse(updatedAt) >= minuteMs;
  const isWhole = budget.period !== "ytd" || (since === undefined && without.length === 0);
  if (!stale && isWhole) return null;
  return (
    <Stack gap={2} className={styles.budgetNotes} data-part="budget-notes">
      {stale ? (
        <p data-kind="stale">
          <Icon name="clock" />
          <span>
            {isOld || reason === undefined ? s("old", { ago: ago(updatedAt, now) }) : null}{" "}
            {reason === undefined ? null : trouble(reason)}
          </span>
        </p>
      ) : null}
      {since === undefined || isWhole ? null : <p>{s("since", { month: nameOf(since) })}</p>}
      {without.length === 0 || isWhole ? null : (
        <p>{s("without", { months: list(without.map(nameOf)) })}</p>
      )}
    </Stack>
  );
};
