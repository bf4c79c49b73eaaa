import { ledgerDays } from "../../../client/ledger-days.ts";
import { useLedger } from "../../../client/stars.ts";
import { useText } from "../../../client/text/use-text.ts";
import { daysBetween, useToday } from "../../../client/time.ts";
import { LedgerRow } from "../../../client/ui/LedgerRow.tsx";
import { SourceBadge } from "../../../client/ui/SourceBadge.tsx";

const shownDays = 7;

/** How my stars came and went, the newest day first. */
export const History = ({ memberId }: { memberId: string }) => {
  const { t, dateLong, relativeDay } = useText();
  const today = useToday();
  const shown = useLedger(memberId);
  const days = ledgerDays(shown.data?.entries ?? []);
  return (
    <section className="history" aria-busy={shown.from === "loading"}>
      <h3>
        {t("chores.history")} <SourceBadge shown={shown} />
      </h3>
      {days.length === 0 && shown.data !== undefined ? (
        <p className="rows-none">{t("chores.noHistory")}</p>
      ) : null}
      {days.slice(0, shownDays).map(([day, entries]) => (
        <div key={day}>
          <h4>
            {daysBetween(day, today) < 2 ? relativeDay(daysBetween(today, day)) : dateLong(day)}
          </h4>
          <ul>
            {entries.map((entry) => (
              <LedgerRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
