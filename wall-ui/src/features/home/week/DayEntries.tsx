import { type CSSProperties, useRef } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import { EventMarks } from "#client/features/calendar/event/EventLine.tsx";
import { useFamily } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { useFit } from "#client/ui/layout/use-fit.ts";
import * as styles from "./week-card.module.css";

/** More faces than these say no more of an entry. */
const mostFaces = 3;

/** An entry with its words, or, where its day has no room for them, whose it is and when. */
const DayEntry = ({ event, time }: { event: CalendarEvent; time: string }) => {
  const { t } = useI18n();
  const whose = useFamily().filter(({ id }) => event.memberIds.includes(id));
  return (
    <li className={styles.entry} data-part="day-entry">
      <EventMarks event={event} />
      <span className={styles.entryFaces} aria-hidden="true">
        {whose.length === 0 ? <Icon name="people" /> : null}
        {whose.slice(0, mostFaces).map((member) => (
          <Avatar key={member.id} face={member} />
        ))}
      </span>
      <time>{time}</time>
      <span className={styles.entryTitle} data-part="entry-title" dir="auto">
        <EventPicture event={event} />
        <HyphenatedText fewestLetters={9}>{event.title || t("calendar.untitled")}</HyphenatedText>
      </span>
    </li>
  );
};

/**
 * A step of a day's list: the first `count` steps make its last entries short, one after the other, whose titles are
 * left for screen readers; the next ones take the last entries away.
 */
const showEntries = (list: HTMLElement, step: number): void => {
  const entries = [...list.querySelectorAll<HTMLElement>("[data-part~=day-entry]")];
  const count = entries.length;
  for (const [at, entry] of entries.entries()) {
    const isShort = at >= count - step;
    entry.toggleAttribute("data-short", isShort);
    entry.querySelector("[data-part~=entry-title]")?.classList.toggle("sr-only", isShort);
    entry.toggleAttribute("hidden", at >= count - Math.max(0, step - count));
  }
  list.toggleAttribute("data-cut", step > count);
  // Not even a number has room.
  list.toggleAttribute("data-full", step > 2 * count);
};

/** Whether a day's entries are whole, and leave the space at its sides free. */
const fitsWithin = (box: HTMLElement): boolean =>
  [box, box.firstElementChild ?? box].every(
    ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1,
  ) && box.scrollHeight <= box.clientHeight + 1;

/** A day's entries, as many as there is room for and each of them whole; how many more there are. */
export const DayEntries = ({
  day,
  events,
  timeOf,
  unseen,
  style,
}: {
  day: string;
  events: readonly CalendarEvent[];
  timeOf: (event: CalendarEvent) => string;
  /** Bars of this day that find no place. */
  unseen: number;
  style: CSSProperties;
}) => {
  const { t, dateLong } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  const step = useFit(box, {
    last: 2 * events.length + 1,
    apply: showEntries,
    fits: fitsWithin,
    turn: "inside",
    dependsOn: unseen,
  });
  const more = Math.max(0, step - events.length) + unseen;
  return (
    <div
      className={styles.entries}
      data-part="day-entries"
      style={style}
      ref={box}
      data-more={unseen > 0}
    >
      <ul aria-label={dateLong(day)}>
        {events.map((event) => (
          <DayEntry key={event.id} event={event} time={timeOf(event)} />
        ))}
        <li className={styles.more}>{t("home.more", { count: Math.max(1, more) })}</li>
      </ul>
    </div>
  );
};
