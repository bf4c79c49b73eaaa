import { starHistoryMessages } from "#client/features/stars/history-messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { groupLedgerByDay } from "#client/features/stars/ledger-days.ts";
import { useLedger } from "#client/features/stars/queries.ts";
import { useReopenFromHistory } from "#client/features/tasks/reopen-from-history.ts";
import { LedgerRow } from "#client/features/stars/LedgerRow.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { StarHistoryDay } from "./StarHistoryDay.tsx";
import * as styles from "./star-history.module.css";
import { Row } from "#client/ui/layout/Row.tsx";
import * as rowsStyles from "../../ui/rows.module.css";

const shownDays = 7;

/** How my stars came and went, the newest day first. */
export const MyStarHistory = ({ memberId }: { memberId: string }) => {
  const w = useMessages(starHistoryMessages);
  const shown = useLedger(memberId);
  const entries = shown.data?.entries ?? [];
  const days = groupLedgerByDay(entries);
  const takeBack = useReopenFromHistory(entries);
  return (
    <Stack as="section" gap={3} className={styles.history} aria-busy={shown.source === "loading"}>
      <Row as="h3" wrap>
        {w("title")} <SourceBadge shown={shown} />
      </Row>
      {days.length === 0 && shown.data !== undefined ? (
        <p className={rowsStyles.rowsNone}>{w("none")}</p>
      ) : null}
      {days.slice(0, shownDays).map(([day, ofDay]) => (
        <StarHistoryDay key={day} day={day}>
          {ofDay.map((entry) => (
            <LedgerRow key={entry.id} entry={entry} onTakeBack={takeBack(entry)} />
          ))}
        </StarHistoryDay>
      ))}
    </Stack>
  );
};
