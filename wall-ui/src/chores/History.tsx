import { ledgerDays } from "../../../client/ledger-days.ts";
import { useLedger } from "../../../client/stars.ts";
import { useWords } from "../shell/use-words.ts";
import { useNow } from "../../../client/time.ts";
import { EmptyState } from "../../../client/ui/EmptyState.tsx";
import { LedgerRow } from "../../../client/ui/LedgerRow.tsx";
import { SourceBadge } from "../../../client/ui/SourceBadge.tsx";

/** How a member's stars came and went, newest day first. */
export const History = ({ memberId }: { memberId: string }) => {
  const { t, format } = useWords();
  const now = useNow("minute");
  const shown = useLedger(memberId);
  const days = ledgerDays(shown.data?.entries ?? []);
  return (
    <section
      className="history"
      aria-label={t("chores.history")}
      aria-busy={shown.from === "loading"}
    >
      <h2>
        {t("chores.history")} <SourceBadge shown={shown} />
      </h2>
      {days.length === 0 && shown.from !== "loading" ? (
        <EmptyState picture="glowing-star" title={t("chores.noHistory")} />
      ) : (
        days.map(([day, entries]) => (
          <div key={day}>
            <h3>{format.dayName(day, now)}</h3>
            <ul>
              {entries.map((entry) => (
                <LedgerRow key={entry.id} entry={entry} />
              ))}
            </ul>
          </div>
        ))
      )}
    </section>
  );
};
