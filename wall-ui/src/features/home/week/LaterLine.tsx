import { useRef } from "react";
import { Link } from "wouter";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import type { CalendarContent } from "#client/features/calendar/queries.ts";
import {
  type CountdownEvent,
  useCountdowns,
} from "#client/features/calendar/views/use-countdowns.ts";
import { eventDaysOf } from "#client/features/calendar/range-store.ts";
import { useEventTone } from "#client/context/calendar-tones.ts";
import { useConfig } from "#client/context/config.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import type { QueryState } from "#client/query/query-state.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { FailingFeeds } from "#client/features/calendar/feeds/FailingFeeds.tsx";
import { countdownPictures } from "../countdown-pictures.ts";
import { useHomeFacts } from "../load-home-facts.ts";
import { useHomeNotes } from "../notes/use-home-notes.ts";
import { showRows } from "../show-rows.ts";
import * as styles from "./later-line.module.css";

/** What stands out of the weeks after a day: whole days, and what comes once. */
const standsOut = ({ allDay, recurring }: CalendarEvent) => allDay || !recurring;

const mostLater = 6;

/** Takes what comes later away from its end, and with the last of it the line's name. */
const showFewer = (list: HTMLElement, step: number): void => {
  showRows(list, step);
  list.parentElement?.toggleAttribute("data-none", step >= list.children.length);
};

const Countdown = ({ event, kind, name, day, days }: CountdownEvent) => {
  const { relativeDay } = useI18n();
  return (
    <li>
      <Link className={styles.laterThing} data-kind="countdown" href={`/calendar/day/${day}`}>
        <Picture name={event.icon} words={name} neutral={countdownPictures[kind]} />
        <bdi>{name}</bdi>
        <b>{relativeDay(days)}</b>
      </Link>
    </li>
  );
};

const LaterEvent = ({ event }: { event: CalendarEvent }) => {
  const { t, dateShort, dayShort } = useI18n();
  const { timeZone } = useConfig();
  const toneOf = useEventTone();
  const { first } = eventDaysOf(event, timeZone);
  return (
    <li>
      <Link
        className={styles.laterThing}
        data-member={toneOf(event)}
        data-kind={event.allDay ? "days" : "time"}
        href={`/calendar/day/${first}`}
      >
        <b>
          {dayShort(first)} {dateShort(first)}
        </b>
        <bdi>
          <EventPicture event={event} />
          {event.title || t("calendar.untitled")}
        </bdi>
      </Link>
    </li>
  );
};

/** What the family counts the days to, and what else stands out of the days after one. */
const useLater = (after: string, shown: QueryState<CalendarContent>) => {
  const { timeZone } = useConfig();
  const countdowns = (useCountdowns().data ?? []).filter(({ days }) => days > 0).slice(0, 2);
  const counted = new Set(countdowns.map(({ event }) => event.id));
  const later = (shown.data?.events ?? [])
    .filter((event) => eventDaysOf(event, timeZone).first > after && standsOut(event))
    .filter(({ id }) => !counted.has(id))
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .slice(0, mostLater);
  return { countdowns, later };
};

/** One line under the week: what the family counts the days to, what stands out of the weeks after, and the way to add something. */
export const LaterLine = ({
  after,
  shown,
  isUnderTomorrow,
  onAdd,
}: {
  /** The last day above. */
  after: string;
  shown: QueryState<CalendarContent>;
  /** Whether the line above may name the bins. */
  isUnderTomorrow: boolean;
  onAdd: () => void;
}) => {
  const { t } = useI18n();
  const list = useRef<HTMLUListElement>(null);
  const { countdowns, later } = useLater(after, shown);
  const facts = useHomeFacts();
  // Notes have the bins beside them.
  const hasNotes = useHomeNotes().length > 0;
  const isEmpty = countdowns.length + later.length === 0;
  useFit(list, {
    last: countdowns.length + later.length,
    apply: showFewer,
  });
  return (
    <div className={styles.later} data-part="later" data-empty={isEmpty}>
      {facts === undefined || hasNotes ? null : (
        <facts.HomeBins isUnderTomorrow={isUnderTomorrow} />
      )}
      {isEmpty ? null : <b className={styles.laterName}>{t("calendar.later")}</b>}
      <ul className={styles.laterThings} ref={list}>
        {countdowns.map((countdown) => (
          <Countdown key={countdown.event.id} {...countdown} />
        ))}
        {later.map((event) => (
          <LaterEvent key={event.id} event={event} />
        ))}
      </ul>
      <div className={styles.laterState}>
        <FailingFeeds shown={shown} sourceToo={false} most={1} />
      </div>
      {isEmpty ? (
        <button type="button" className={styles.laterAdd} onClick={onAdd}>
          <Icon name="plus" />
          {t("home.addEvent")}
        </button>
      ) : (
        <IconButton icon="plus" label={t("home.addEvent")} onClick={onAdd} />
      )}
    </div>
  );
};
