import { type CSSProperties, useRef } from "react";
import { Link } from "wouter";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import { useEventTone } from "#client/context/calendar-tones.ts";
import { useToday } from "#client/context/clock.ts";
import { laneBarsOf } from "#client/features/calendar/views/lanes.ts";
import { isWeekend } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useNow } from "#client/platform/clock.ts";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { useEventsByDay } from "../../calendar/use-events-by-day.ts";
import { useHomeFacts } from "../load-home-facts.ts";
import { useHomeUnit } from "../use-home-unit.ts";
import { DayEntries, type DayEntry } from "./DayEntries.tsx";
import * as styles from "./week-card.module.css";

/** What lasts for days in more lanes than these stands at the end of the entries below. */
const mostLanes = 2;
/** The least height of a day's entries, in Home's pixels: that of a line for the rest, and of each entry more. */
const leastHeight = { rest: 23, entry: 22 };
/** Text is no smaller on a smaller wall. */
const leastUnit = 0.91;

/** A day's field, which opens the day, with its name. */
const DayField = ({ day, column }: { day: string; column: number }) => {
  const { t, dateLong, dayShort, dayNumber } = useI18n();
  const isToday = day === useToday();
  const facts = useHomeFacts();
  return (
    <Link
      href={`/calendar/day/${day}`}
      className={styles.day}
      style={{ gridColumn: column }}
      data-testid="week-day"
      data-today={isToday}
      data-weekend={isWeekend(day)}
      {...(isToday ? { "aria-current": "date" as const } : {})}
    >
      <span className={styles.dayName} data-today={isToday}>
        <span className="sr-only">{dateLong(day)} </span>
        <span aria-hidden="true">{isToday ? t("calendar.today") : dayShort(day)}</span>
        <b aria-hidden="true">{dayNumber(day)}</b>
        {facts === undefined ? null : <facts.DayFacts day={day} bare />}
      </span>
      <span className={styles.dayBands}>
        {facts === undefined ? null : <facts.DayBands day={day} />}
      </span>
    </Link>
  );
};

/** Takes lanes of bars away, the lowest first, and lets each day's entries begin in the row that `rowOf` says. */
const showLanes = (days: HTMLElement, fewer: number, rowOf: (at: number) => number): void => {
  days.dataset["fewer"] = String(fewer);
  for (const bar of days.querySelectorAll<HTMLElement>("[data-lane]"))
    bar.toggleAttribute("hidden", Number(bar.dataset["lane"]) >= mostLanes - fewer);
  const entries = days.querySelectorAll<HTMLElement>("[data-part~=day-entries]");
  for (const [at, each] of entries.entries()) each.style.gridRowStart = String(rowOf(at));
};

/** Whether every day has room left under its bars: for its entries as long as it has all of them, for a line at last. */
const hasRoomBelow = (days: HTMLElement, unit: number, own: readonly DayEntry[][]): boolean =>
  days.scrollHeight <= days.clientHeight + 1 &&
  days.scrollWidth <= days.clientWidth + 1 &&
  [...days.querySelectorAll("[data-part~=day-entries]")].every(({ clientHeight }, at) => {
    const count = days.dataset["fewer"] === "0" ? (own[at]?.length ?? 0) : 0;
    const least = leastHeight.rest + leastHeight.entry * Math.min(2, count);
    return clientHeight >= least * Math.max(unit, leastUnit);
  });

const entryOf = ({ item }: { item: CalendarEvent }): DayEntry => ({ event: item });

/** Seven days side by side: what lasts for days as bars across them, then each day's entries. */
export const WeekDays = ({
  days,
  events,
}: {
  days: readonly string[];
  events: readonly CalendarEvent[] | undefined;
}) => {
  const { t, dayAt } = useI18n();
  const now = useNow("minute");
  const unit = useHomeUnit();
  const toneOf = useEventTone();
  const { spans, timedOn, timeOn } = useEventsByDay(events);
  const box = useRef<HTMLDivElement>(null);
  const all = laneBarsOf(
    days,
    spans.filter(({ first, last }) => first < last),
  );
  const drawn = all.filter(({ lane }) => lane < mostLanes);
  const lanes = Math.max(1, ...drawn.map(({ lane }) => lane + 1));
  const on = (at: number) => all.filter(({ from, to }) => from <= at && to >= at);
  /** The row in which a day's entries begin where so many lanes are taken away: below its bars, after that of the names. */
  const rowOf = (at: number, without: number) =>
    on(at)
      .filter(({ lane }) => lane < mostLanes - without)
      .reduce((row, { lane }) => Math.max(row, lane + 3), 2);
  /** What a day has for itself: what is all day, then what has a time; what goes on from the day before says the least. */
  const ownOf = (day: string): DayEntry[] => [
    ...spans.filter(({ first, last }) => first === day && last === day).map(entryOf),
    ...timedOn(day)
      .filter(({ end }) => Date.parse(end) > now)
      .toSorted((a, b) => Number(dayAt(a.start) < day) - Number(dayAt(b.start) < day))
      .map((event) => ({ event, time: timeOn(day, event) })),
  ];
  const own = days.map(ownOf);
  const fewer = useFit(box, {
    last: mostLanes,
    turn: "around",
    apply: (element, step) => showLanes(element, step, (at) => rowOf(at, step)),
    fits: (element) => hasRoomBelow(element, unit, own),
  });
  return (
    <div className={styles.days} ref={box} style={{ "--lanes": lanes } as CSSProperties}>
      {days.map((day, at) => (
        <DayField key={day} day={day} column={at + 1} />
      ))}
      {drawn.map(({ item, from, to, lane, cutStart, cutEnd }) => (
        <p
          key={`${item.id} ${from} ${lane}`}
          className={styles.bar}
          style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 2 }}
          data-lane={lane}
          data-member={toneOf(item)}
          data-cut-start={cutStart}
          data-cut-end={cutEnd}
          dir="auto"
        >
          <EventPicture event={item} />
          <HyphenatedText>{item.title || t("calendar.untitled")}</HyphenatedText>
        </p>
      ))}
      {days.map((day, at) => (
        <DayEntries
          key={day}
          day={day}
          entries={[
            ...(own[at] ?? []),
            // What has no place among the bars.
            ...on(at)
              .filter(({ lane }) => lane >= mostLanes - fewer)
              .map(entryOf),
          ]}
          style={{ gridColumn: at + 1, gridRowStart: rowOf(at, fewer), gridRowEnd: -1 }}
        />
      ))}
    </div>
  );
};
