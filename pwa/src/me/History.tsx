import type { LedgerEntry } from "../../../contract/stars.ts";
import { useLedger } from "../../../client/stars.ts";
import { useText } from "../../../client/text/use-text.ts";
import { daysBetween, useToday } from "../../../client/time.ts";
import { Icon } from "../../../client/ui/Icon.tsx";
import { SourceBadge } from "../shell/SourceBadge.tsx";

const shownDays = 7;

const byDay = (entries: readonly LedgerEntry[]) => {
  const days = new Map<string, LedgerEntry[]>();
  for (const entry of entries) days.set(entry.date, [...(days.get(entry.date) ?? []), entry]);
  return [...days];
};

const Row = ({ entry }: { entry: LedgerEntry }) => {
  const { t, clock } = useText();
  return (
    <li>
      <time>{clock(entry.createdAt)}</time>
      <span className="two-lines" dir="auto">
        {entry.reason}
      </span>
      <b
        className="figures"
        data-taken={entry.delta < 0}
        role="img"
        aria-label={t("chores.stars", { count: entry.delta })}
      >
        {entry.delta > 0 ? "+" : "−"}
        {Math.abs(entry.delta)}
        <Icon name="star-fill" />
      </b>
    </li>
  );
};

/** How my stars came and went, the newest day first. */
export const History = ({ memberId }: { memberId: string }) => {
  const { t, dateLong, relativeDay } = useText();
  const today = useToday();
  const shown = useLedger(memberId);
  const days = byDay(shown.data?.entries ?? []);
  return (
    <section className="history" aria-busy={shown.from === "loading"}>
      <h3>
        {t("wall.history")} <SourceBadge shown={shown} />
      </h3>
      {days.length === 0 && shown.data !== undefined ? (
        <p className="rows-none">{t("wall.noHistory")}</p>
      ) : null}
      {days.slice(0, shownDays).map(([day, entries]) => (
        <div key={day}>
          <h4>
            {daysBetween(day, today) < 2 ? relativeDay(daysBetween(today, day)) : dateLong(day)}
          </h4>
          <ul>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
