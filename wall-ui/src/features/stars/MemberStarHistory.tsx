import { groupLedgerByDay } from "#client/features/stars/ledger-days.ts";
import { useLedger } from "#client/features/stars/queries.ts";
import { useReopenFromHistory } from "#client/features/tasks/reopen-from-history.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useNow } from "#client/platform/clock.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { LedgerRow } from "#client/features/stars/LedgerRow.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./star-history.module.css";

/** How a member's stars came and went, newest day first. */
export const MemberStarHistory = ({ memberId }: { memberId: string }) => {
  const { t, nearDayName } = useI18n();
  const now = useNow("minute");
  const shown = useLedger(memberId);
  const entries = shown.data?.entries ?? [];
  const days = groupLedgerByDay(entries);
  const takeBack = useReopenFromHistory(entries);
  return (
    <Stack
      as="section"
      gap={2}
      className={styles.history}
      aria-label={t("chores.history")}
      aria-busy={shown.source === "loading"}
    >
      <h2>
        {t("chores.history")} <SourceBadge shown={shown} />
      </h2>
      {days.length === 0 && shown.source !== "loading" ? (
        <EmptyState picture="glowing-star" title={t("chores.noHistory")} />
      ) : (
        days.map(([day, ofDay]) => (
          <div key={day}>
            <h3>{nearDayName(day, now)}</h3>
            <ul>
              {ofDay.map((entry) => (
                <LedgerRow key={entry.id} entry={entry} onTakeBack={takeBack(entry)} />
              ))}
            </ul>
          </div>
        ))
      )}
    </Stack>
  );
};
