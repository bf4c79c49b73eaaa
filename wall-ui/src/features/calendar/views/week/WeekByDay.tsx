import type { CSSProperties } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { useToday } from "#client/context/clock.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { DayName } from "../DayName.tsx";
import { LaneName } from "../LaneName.tsx";
import type { MemberLane } from "../member-lanes.ts";
import { useEventsByDay } from "../../use-events-by-day.ts";
import { WeekCell } from "./WeekCell.tsx";
import { WeekEvents } from "./WeekEvents.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./week.module.css";

type Clashes = ReadonlyMap<string, readonly Clash[]>;

interface Column {
  /** Undefined where the whole family stands in one. */
  readonly key: string | undefined;
  readonly events: readonly CalendarEvent[];
}

const Cell = ({
  day,
  today,
  column: { key, events },
  clashes,
}: {
  day: string;
  today: string;
  column: Column;
  clashes: Clashes;
}) => {
  const { t } = useI18n();
  const { spans, timedOn, timeOn } = useEventsByDay(events);
  const whole = spans
    .filter(({ first, last }) => first <= day && day <= last)
    .map(({ item }) => item);
  return (
    <Stack className={styles.sevenPlace} data-member={key || undefined}>
      <WeekCell day={day} lane={key} today={today} />
      <Stack as="ul" justify="start" className={styles.sevenList} data-past={day < today}>
        <WeekEvents
          events={whole}
          lane={key}
          timeOf={() => t("calendar.allDay")}
          clashes={clashes}
        />
        <WeekEvents
          events={timedOn(day)}
          lane={key}
          timeOf={(event) => timeOn(day, event)}
          clashes={clashes}
        />
      </Stack>
    </Stack>
  );
};

/** A week with a row for each day, and a column for everyone and each member where they find room. */
export const WeekByDay = ({
  days,
  lanes,
  events,
  clashes,
}: {
  days: readonly string[];
  /** Undefined where the family stands together. */
  lanes: readonly MemberLane[] | undefined;
  events: readonly CalendarEvent[];
  clashes: Clashes;
}) => {
  const { dateLong } = useI18n();
  const today = useToday();
  const columns: readonly Column[] = lanes ?? [{ key: undefined, events }];
  return (
    <div
      className={styles.sevenDays}
      style={{ "--columns": columns.length } as CSSProperties}
      data-together={lanes === undefined}
    >
      {lanes === undefined ? null : (
        <div className={styles.sevenHead}>
          <span />
          {lanes.map((lane) => (
            <LaneName key={lane.key} lane={lane} />
          ))}
        </div>
      )}
      {days.map((day) => (
        <section
          key={day}
          className={styles.sevenDay}
          aria-label={dateLong(day)}
          data-today={day === today}
        >
          <DayName day={day} today={today} />
          {columns.map((column) => (
            <Cell key={column.key ?? "all"} {...{ day, today, column, clashes }} />
          ))}
        </section>
      ))}
    </div>
  );
};
