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
import { DayEntries } from "./DayEntries.tsx";
import * as styles from "./week-card.module.css";

/** All-day things in more lanes than these are counted below. */
const mostLanes = 2;
/** The height of "+3" in a day with what is around it, in Home's pixels, and of the text where those are small. */
const leastLine = 28;
const leastText = 21;
/** That of an entry in two lines, and of a line more for others, for which a day gives a second lane of bars. */
const leastEntry = { height: 51, text: 40 };
const leastEntries = { height: 75, text: 62 };

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

/** How high the place of a day's entries is at least: for one of them under two lanes of bars, for a line under one. */
const leastHeight = (entries: Element, hasLanes: boolean, unit: number): number => {
  const count = hasLanes ? entries.querySelectorAll("[data-part~=day-entry]").length : 0;
  if (count === 0) return Math.max(leastLine * unit, leastText + 7 * unit);
  const { height, text } = count === 1 ? leastEntry : leastEntries;
  return Math.max(height * unit, text + 7 * unit);
};

/** Whether every day has room left under its bars. */
const hasRoomBelow = (days: HTMLElement, unit: number): boolean =>
  days.scrollHeight <= days.clientHeight + 1 &&
  days.scrollWidth <= days.clientWidth + 1 &&
  [...days.querySelectorAll("[data-part~=day-entries]")].every(
    (entries) => entries.clientHeight >= leastHeight(entries, days.dataset["fewer"] === "0", unit),
  );

/** Seven days side by side: all-day things as bars across them, then each day's entries. */
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
  const all = laneBarsOf(days, spans);
  const drawn = all.filter(({ lane }) => lane < mostLanes);
  const lanes = Math.max(1, ...drawn.map(({ lane }) => lane + 1));
  const on = (at: number) => all.filter(({ from, to }) => from <= at && to >= at);
  const seenOn = (at: number, without: number) =>
    on(at).filter(({ lane }) => lane < mostLanes - without);
  /** The row in which a day's entries begin where so many lanes are taken away: below its bars, after that of the names. */
  const rowOf = (at: number, without: number) =>
    Math.max(0, ...seenOn(at, without).map(({ lane }) => lane + 1)) + 2;
  const fewer = useFit(box, {
    last: mostLanes,
    turn: "around",
    apply: (element, step) => showLanes(element, step, (at) => rowOf(at, step)),
    fits: (element) => hasRoomBelow(element, unit),
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
          <HyphenatedText fewestLetters={9}>{item.title || t("calendar.untitled")}</HyphenatedText>
        </p>
      ))}
      {days.map((day, at) => (
        <DayEntries
          key={day}
          day={day}
          events={timedOn(day)
            .filter(({ end }) => Date.parse(end) > now)
            // What goes on from the day before says the least of a day.
            .toSorted((a, b) => Number(dayAt(a.start) < day) - Number(dayAt(b.start) < day))}
          timeOf={(event) => timeOn(day, event)}
          unseen={on(at).length - seenOn(at, fewer).length}
          style={{ gridColumn: at + 1, gridRowStart: rowOf(at, fewer), gridRowEnd: -1 }}
        />
      ))}
    </div>
  );
};
