import { ledgerDays } from "#client/features/stars/ledger-days.ts";
import { useLedger } from "#client/features/stars/queries.ts";
import { useTakeBack } from "#client/features/tasks/reopen-from-history.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { daysBetween, useToday } from "#client/i18n/time.ts";
import { LedgerRow } from "#client/features/stars/LedgerRow.tsx";
import { SourceBadge } from "#client/ui/SourceBadge.tsx";

const shownDays = 7;

/** How my stars came and went, the newest day first. */
export const History = ({ memberId }: { memberId: string }) => {
  const { t, dateLong, relativeDay } = useText();
  const today = useToday();
  const shown = useLedger(memberId);
  const entries = shown.data?.entries ?? [];
  const days = ledgerDays(entries);
  const takeBack = useTakeBack(entries);
  return (
    <section className="history" aria-busy={shown.from === "loading"}>
      <h3>
        {t("chores.history")} <SourceBadge shown={shown} />
      </h3>
      {days.length === 0 && shown.data !== undefined ? (
        <p className="rows-none">{t("chores.noHistory")}</p>
      ) : null}
      {days.slice(0, shownDays).map(([day, ofDay]) => (
        <div key={day}>
          <h4>
            {daysBetween(day, today) < 2 ? relativeDay(daysBetween(today, day)) : dateLong(day)}
          </h4>
          <ul>
            {ofDay.map((entry) => (
              <LedgerRow key={entry.id} entry={entry} onTakeBack={takeBack(entry)} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
