import type { ReactNode } from "react";
import { useAbsenceDays } from "#client/features/absences/queries.ts";
import { useBins } from "#client/features/bins/queries.ts";
import { monthKeyMessages } from "#client/features/calendar/messages/month-key.ts";
import { monthEnd, monthStart } from "#client/features/calendar/views/months.ts";
import { useHolidays } from "#client/features/holidays/queries.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { bandsIn } from "./month-bands.ts";
import * as styles from "./month-sheet.module.css";

const Sign = ({
  looks,
  color,
  children,
}: {
  looks: "event" | "public" | "school" | "bin" | "away" | "shift";
  color?: string;
  children: ReactNode;
}) => (
  <li>
    <i
      data-looks={looks}
      aria-hidden="true"
      style={color === undefined ? undefined : { background: color }}
    />
    <bdi>{children}</bdi>
  </li>
);

/** What the signs of a month mean: those alone that are in it, and of bands those of `who`, as in its sheet. */
export const MonthKey = ({
  day,
  hasEvents,
  who,
}: {
  day: string;
  hasEvents: boolean;
  who: ReadonlySet<string>;
}) => {
  const s = useMessages(monthKeyMessages);
  const start = monthStart(day);
  const end = monthEnd(day);
  const kinds = new Set((useHolidays(start, end).data?.items ?? []).map(({ kind }) => kind));
  const collected = useBins(start, end).data;
  const bins = (collected?.bins ?? []).filter(({ id }) =>
    collected?.collections.some(({ binId }) => binId === id),
  );
  const { isAway, hasShifts } = bandsIn(useAbsenceDays(start, end), who);
  if (kinds.size === 0 && bins.length === 0 && !isAway && !hasShifts) return null;
  return (
    <ul className={styles.monthKey} aria-label={s("title")}>
      {hasEvents ? <Sign looks="event">{s("events")}</Sign> : null}
      {kinds.has("public") ? <Sign looks="public">{s("public")}</Sign> : null}
      {kinds.has("school") ? <Sign looks="school">{s("school")}</Sign> : null}
      {isAway ? <Sign looks="away">{s("away")}</Sign> : null}
      {hasShifts ? <Sign looks="shift">{s("shift")}</Sign> : null}
      {bins.map(({ id, name, color }) => (
        <Sign key={id} looks="bin" color={color}>
          {name}
        </Sign>
      ))}
    </ul>
  );
};
