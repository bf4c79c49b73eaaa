import type { LedgerEntry } from "../../../contract/stars.ts";
import { useLedger } from "../../../client/stars.ts";
import { useWords } from "../shell/use-words.ts";
import { useNow } from "../../../client/time.ts";
import { EmptyState } from "../../../client/ui/EmptyState.tsx";
import { Icon } from "../../../client/ui/Icon.tsx";
import { SourceBadge } from "../shell/SourceBadge.tsx";

const byDay = (entries: readonly LedgerEntry[]) => {
  const days = new Map<string, LedgerEntry[]>();
  for (const entry of entries) days.set(entry.date, [...(days.get(entry.date) ?? []), entry]);
  return [...days];
};

const Row = ({ entry }: { entry: LedgerEntry }) => {
  const { t, format } = useWords();
  return (
    <li>
      <time>{format.time(entry.createdAt)}</time>
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

/** How a member's stars came and went, newest day first. */
export const History = ({ memberId }: { memberId: string }) => {
  const { t, format } = useWords();
  const now = useNow("minute");
  const shown = useLedger(memberId);
  const days = byDay(shown.data?.entries ?? []);
  return (
    <section
      className="history"
      aria-label={t("wall.history")}
      aria-busy={shown.from === "loading"}
    >
      <h2>
        {t("wall.history")} <SourceBadge shown={shown} />
      </h2>
      {days.length === 0 && shown.from !== "loading" ? (
        <EmptyState picture="glowing-star" title={t("wall.noHistory")} />
      ) : (
        days.map(([day, entries]) => (
          <div key={day}>
            <h3>{format.dayName(day, now)}</h3>
            <ul>
              {entries.map((entry) => (
                <Row key={entry.id} entry={entry} />
              ))}
            </ul>
          </div>
        ))
      )}
    </section>
  );
};
