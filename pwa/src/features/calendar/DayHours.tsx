import { type CSSProperties, useEffect, useRef } from "react";
import { Link } from "wouter";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import { sideBySide, type MinuteSpan } from "#client/features/calendar/views/side-by-side.ts";
import { formatMinuteOfDay } from "#client/features/calendar/editing/minute-of-day.ts";
import { eventMessages } from "#client/features/calendar/editing/messages/messages.ts";
import { useEventTone } from "#client/context/calendar-tones.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { eventAddress, newEventAddress } from "./event-addresses.ts";
import { seam } from "#client/ui/text/seam.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { useHyphenated } from "#client/ui/text/use-hyphenated.ts";
import * as styles from "./calendar.module.css";
import * as textStyles from "#client/ui/text/text.module.css";

const leastMinutes = 40;
/** How many lines of a title that many minutes have room for, as high as the sheet has an hour and a line. */
const linesIn = (minutes: number): number => Math.floor(((minutes / 60) * 4.4 - 0.62) / 1.05);

const heightOf = (minutes: number) => `calc(var(--hour) * ${minutes / 60})`;

/** Lower than this share of the glass, the line of now is as good as out of sight. */
const lowestNow = 0.7;

/** Scrolls the page to the line of this moment when a day is opened, where it is further down. */
const useNowInSight = (day: string) => {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (line.current === null) return;
    if (line.current.getBoundingClientRect().top > innerHeight * lowestNow)
      line.current.scrollIntoView({ block: "center", behavior: "instant" });
  }, [day]);
  return line;
};

/** A title, parted wherever a narrow place needs it: beside others a line is narrower than the parts of most words. */
const EventTitle = ({ event, minutes }: { event: CalendarEvent; minutes: number }) => {
  const { t, locale } = useI18n();
  const title = event.title === "" ? t("calendar.untitled") : event.title;
  const parted = useHyphenated(locale, title, 6).replaceAll(seam, "\u{AD}");
  return (
    <Text as="b" clamp dir="auto" style={{ "--lines": linesIn(minutes) } as CSSProperties}>
      <EventPicture event={event} />
      {parted === title ? (
        title
      ) : (
        <>
          <Text srOnly>{title}</Text>
          <span aria-hidden="true">{parted}</span>
        </>
      )}
    </Text>
  );
};

const DayEvents = ({
  day,
  timed,
  from,
  now,
  isNowShown,
}: {
  day: string;
  timed: readonly MinuteSpan<CalendarEvent>[];
  from: number;
  now: number | undefined;
  isNowShown: boolean;
}) => {
  const { timeRange } = useI18n();
  const toneOf = useEventTone();
  const place = (minute: number) => heightOf(minute - from * 60);
  const nowLine = useNowInSight(day);
  return (
    <ul>
      {sideBySide(timed, leastMinutes).map(({ item, from: start, to: end, at, of }) => (
        <li
          key={item.id}
          data-member={toneOf(item)}
          data-past={now !== undefined && end <= now}
          style={{
            top: place(start),
            height: heightOf(end - start),
            insetInlineStart: `${(at / of) * 100}%`,
            width: `${100 / of}%`,
          }}
        >
          <Link href={eventAddress(item, day)}>
            <EventTitle event={item} minutes={end - start} />
            <small>{timeRange(item.start, item.end)}</small>
          </Link>
        </li>
      ))}
      {now !== undefined && isNowShown ? (
        <li
          ref={nowLine}
          className={styles.dayHoursNow}
          style={{ top: place(now) }}
          aria-hidden="true"
        />
      ) : null}
    </ul>
  );
};

/** A day along the clock, from hour `from` to hour `to`; `now` in minutes draws the line of this moment. */
export const DayHours = ({
  day,
  timed,
  from,
  to,
  now,
}: {
  day: string;
  timed: readonly MinuteSpan<CalendarEvent>[];
  from: number;
  to: number;
  now: number | undefined;
}) => {
  const s = useMessages(eventMessages);
  const { timeOfDay } = useI18n();
  const hours = Array.from({ length: to - from }, (_, at) => from + at);
  const isNowShown = now !== undefined && now >= from * 60 && now <= to * 60;
  return (
    <div className={styles.dayHours} style={{ "--hours": hours.length } as CSSProperties}>
      {hours.map((hour) => (
        <Text
          as={Link}
          size="small"
          tone="soft"
          key={hour}
          className={`${styles.dayHour} ${textStyles.figures}`}
          data-part="figures"
          href={newEventAddress(day, hour * 60)}
          aria-label={s("addAt", { time: timeOfDay(formatMinuteOfDay(hour * 60)) })}
        >
          {timeOfDay(formatMinuteOfDay(hour * 60))}
        </Text>
      ))}
      <DayEvents {...{ day, timed, from, now, isNowShown }} />
    </div>
  );
};
