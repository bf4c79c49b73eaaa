import { starHistoryMessages } from "#client/features/stars/history-messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
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
  const { nearDayName } = useI18n();
  const w = useMessages(starHistoryMessages);
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
      aria-label={w("title")}
      aria-busy={shown.source === "loading"}
    >
      <h2>
        {w("title")} <SourceBadge shown={shown} />
      </h2>
      {days.length === 0 && shown.source !== "loading" ? (
        <EmptyState picture="glowing-star" title={w("none")} />
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
