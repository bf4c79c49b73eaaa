import { type CSSProperties, useRef } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import { EventMarks } from "#client/features/calendar/event/EventLine.tsx";
import { useEventTone } from "#client/context/calendar-tones.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { showRows } from "../show-rows.ts";
import { RestOfDay } from "./RestOfDay.tsx";
import * as styles from "./week-card.module.css";

/** What a day says of an event. */
export interface DayEntry {
  readonly event: CalendarEvent;
  /** When it is, in words; a whole day has none. */
  readonly time?: string;
}

/** An entry: when it is, and what. */
const Entry = ({ event, time }: DayEntry) => {
  const { t } = useI18n();
  const toneOf = useEventTone();
  return (
    <li className={styles.entry} data-testid="day-entry" data-member={toneOf(event)}>
      <EventMarks event={event} />
      <span>
        {time === undefined ? null : <time>{time}</time>}{" "}
        <span className={styles.entryTitle} dir="auto">
          <EventPicture event={event} />
          <HyphenatedText>{event.title || t("calendar.untitled")}</HyphenatedText>
        </span>
      </span>
    </li>
  );
};

/** The steps of `showEntries` in which all of a day's entries stand. */
const wholeSteps = 3;

/** How many of a day's last entries have no title in a step of `showEntries`. */
const untitledIn = (step: number, count: number): number =>
  Math.min(count, Math.max(0, step - wholeSteps + 1));

/**
 * A step of a day's list: entries with their time above their title, then with both in a line, then without pictures, then
 * fewer of them above a line for the rest. In the last one not even that has room.
 */
const showEntries = (box: HTMLElement, step: number): void => {
  const list = box.querySelector("ul");
  const count = list?.children.length ?? 0;
  const untitled = untitledIn(step, count);
  if (list !== null) showRows(list, untitled);
  box.toggleAttribute("data-inline", step > 0);
  box.toggleAttribute("data-bare", step > 1);
  box.toggleAttribute("data-cut", untitled > 0 && step < count + wholeSteps);
};

/** A day's entries, as many as there is room for and each of them whole; of the rest whose they are and when. */
export const DayEntries = ({
  day,
  entries,
  style,
}: {
  day: string;
  /** What says the most of the day comes first. */
  entries: readonly DayEntry[];
  style: CSSProperties;
}) => {
  const { dateLong } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  const step = useFit(box, {
    last: entries.length + wholeSteps,
    apply: showEntries,
    turn: "inside",
  });
  return (
    <div className={styles.entries} data-part="day-entries" style={style} ref={box}>
      <ul aria-label={dateLong(day)}>
        {entries.map((entry) => (
          <Entry key={entry.event.id} {...entry} />
        ))}
      </ul>
      <RestOfDay entries={entries.slice(entries.length - untitledIn(step, entries.length))} />
    </div>
  );
};
