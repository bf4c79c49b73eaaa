import { useLayoutEffect, useMemo, useRef } from "react";
import { monthWeeks } from "#client/features/calendar/views/months.ts";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useToday } from "#client/context/clock.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { ViewFooter } from "../ViewFooter.tsx";
import { MonthWeek } from "./MonthWeek.tsx";
import { useMonthEntries } from "./use-month-entries.ts";
import { layMonth } from "./month-layout.ts";
import { useMonthRoom } from "./use-month-room.ts";
import { useMonthWords } from "./month-words.ts";
import { useVisibleEvents } from "../../use-visible-events.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { useIsUnknown } from "#wall-ui/src/ui/UnknownRoom.tsx";
import * as styles from "./month.module.css";

/** As high as the others where there is room, and never lower than its rows. */
const weekHeight = (rows: number): string =>
  `minmax(max(var(--touch), var(--head) * 1rem + ${rows} * var(--row)), 1fr)`;

const WeekdayNames = ({ days }: { days: readonly string[] }) => {
  const { dayShort } = useI18n();
  return (
    <Text
      as="div"
      size="small"
      tone="soft"
      weight="semibold"
      className={styles.monthNames}
      aria-hidden="true"
    >
      {days.map((day) => (
        <span key={day}>{dayShort(day)}</span>
      ))}
    </Text>
  );
};

/** A month as one sheet of paper, filled up with the days of its neighbours. */
export const MonthView = ({ first }: { first: string }) => {
  const { firstWeekday } = useI18n();
  const s = useMessages(calendarMessages);
  const today = useToday();
  const sheet = useRef<HTMLDivElement>(null);
  const weeks = useMemo(() => monthWeeks(first, firstWeekday), [first, firstWeekday]);
  const days = useMemo(() => weeks.flat(), [weeks]);
  const [start = first, end = first] = [days[0], days.at(-1)];
  const { shown, events, clashes } = useVisibleEvents(start, end);
  const isUnknown = useIsUnknown(shown);
  const entries = useMonthEntries(days, events, clashes);
  const room = useMonthRoom(sheet);
  const words = useMonthWords(room, entries);
  const { rows, measure, showsAll } = useMemo(
    () => layMonth(weeks, entries, room, words),
    [weeks, entries, room, words],
  );
  const isKnown = shown.data !== undefined;
  const isMeasured = room !== undefined;
  // Where a month is longer than the wall, it begins with this week, until somebody scrolls it.
  useLayoutEffect(() => {
    sheet.current?.querySelector("[data-today='true']")?.scrollIntoView({ block: "start" });
  }, [first, isKnown, isMeasured]);
  return (
    <>
      <div
        className={styles.month}
        inert={isUnknown || shown.source === "loading"}
        aria-busy={shown.source === "loading"}
      >
        <WeekdayNames days={weeks[0] ?? []} />
        <div
          className={styles.monthSheet}
          data-scrolls
          ref={sheet}
          data-bare={!showsAll}
          style={{ gridTemplateRows: rows.map(weekHeight).join(" ") }}
        >
          {weeks.map((week, at) => (
            <MonthWeek
              key={week[0]}
              days={week}
              month={first.slice(0, 7)}
              spans={entries}
              rows={rows[at] ?? 0}
              isLow={room?.isLow ?? true}
              {...{ today, measure, words, clashes }}
            />
          ))}
        </div>
      </div>
      <ViewFooter shown={shown}>
        {shown.source !== "loading" && !isUnknown && events.length === 0 ? (
          <p>{s("emptyMonth")}</p>
        ) : null}
      </ViewFooter>
    </>
  );
};
