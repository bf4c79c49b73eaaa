import { type CSSProperties, useRef } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import { EventMarks } from "#client/features/calendar/event/EventLine.tsx";
import { useFamily } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { useFit } from "#client/ui/layout/use-fit.ts";
import * as styles from "./week-card.module.css";

/** More faces than these say no more of what is left out. */
const mostFaces = 3;

/** An entry: when it is, and what. */
const DayEntry = ({ event, time }: { event: CalendarEvent; time: string }) => {
  const { t } = useI18n();
  return (
    <li className={styles.entry} data-part="day-entry">
      <EventMarks event={event} />
      <span>
        <time>{time}</time>{" "}
        <span className={styles.entryTitle} dir="auto">
          <EventPicture event={event} />
          <HyphenatedText fewestLetters={9}>{event.title || t("calendar.untitled")}</HyphenatedText>
        </span>
      </span>
    </li>
  );
};

/** How many of a day's last entries are left out in a step of `showEntries`. */
const hiddenIn = (step: number, count: number): number => Math.min(count, Math.max(0, step - 1));

/**
 * A step of a day's list: entries with their time above their title, then with both in a line, then fewer of them; a
 * time never stands without its title. In the last one not even their number has room.
 */
const showEntries = (list: HTMLElement, step: number): void => {
  const entries = [...list.querySelectorAll<HTMLElement>("[data-part~=day-entry]")];
  const hidden = hiddenIn(step, entries.length);
  for (const [at, entry] of entries.entries())
    entry.toggleAttribute("hidden", at >= entries.length - hidden);
  list.toggleAttribute("data-inline", step > 0);
  list.toggleAttribute("data-cut", hidden > 0);
  list.toggleAttribute("data-full", step > entries.length + 1);
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
    last: events.length + 2,
    apply: showEntries,
    fits: fitsWithin,
    turn: "inside",
    dependsOn: unseen,
  });
  const hidden = hiddenIn(step, events.length);
  const left = events.slice(events.length - hidden);
  const whose = useFamily().filter(({ id }) =>
    left.some(({ memberIds }) => memberIds.includes(id)),
  );
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
        {/* Its place is measured before it is known whose they are. */}
        <li className={styles.more} data-part="fixed">
          <span aria-hidden="true">
            {whose.slice(0, mostFaces).map((member) => (
              <Avatar key={member.id} face={member} />
            ))}
          </span>
          {t("home.more", { count: Math.max(1, hidden + unseen) })}
        </li>
      </ul>
    </div>
  );
};
