import type { CSSProperties } from "react";
import type { Photo } from "#contract/photos.ts";
import { useConfig } from "#client/context/config.ts";
import { upcomingAt } from "#client/features/calendar/next-event.ts";
import { burnInOffsetAt } from "#client/features/quiet/burn-in-offset.ts";
import { quietMessages } from "#client/features/quiet/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { dayOf } from "#client/i18n/time.ts";
import { useNow } from "#client/platform/clock.ts";
import { EventMarks } from "#client/features/calendar/event/EventLine.tsx";
import { WeatherIcon } from "#client/features/weather/WeatherIcon.tsx";
import { useWeather } from "#client/features/weather/queries.ts";
import { WallClock } from "../../ui/WallClock.tsx";
import { useFortnight } from "../calendar/use-fortnight.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./quiet-clock.module.css";

const Weather = () => {
  const { t, degrees } = useI18n();
  const weather = useWeather();
  // Nothing invented stands on the wall for hours.
  if (weather.data === undefined || weather.source === "sample") return null;
  const { current } = weather.data;
  return (
    <p className={styles.quietWeather}>
      <WeatherIcon
        condition={current.condition}
        isDay={current.isDay}
        label={t(`weather.${current.condition}`)}
      />
      <Text figures>{degrees(current.temp)}</Text>
    </p>
  );
};

const Next = ({ now }: { now: number }) => {
  const { t, clock, clockWithDay } = useI18n();
  const shown = useFortnight();
  const { next } = upcomingAt(shown.source === "sample" ? [] : (shown.data?.events ?? []), now);
  if (next === undefined) return null;
  const isRunning = Date.parse(next.start) <= now;
  return (
    <p className={styles.quietNext}>
      <EventMarks event={next} />
      <b>
        {isRunning ? t("home.until", { time: clock(next.end) }) : clockWithDay(next.start, now)}
      </b>
      <bdi>{next.title === "" ? t("calendar.untitled") : next.title}</bdi>
    </p>
  );
};

const Taken = ({ photo, now }: { photo: Photo; now: number }) => {
  const s = useMessages(quietMessages);
  const { monthName } = useI18n();
  const { timeZone } = useConfig();
  const { caption, takenAt } = photo;
  const day = takenAt === undefined ? undefined : dayOf(takenAt, timeZone);
  const today = dayOf(now, timeZone);
  const years = day === undefined ? 0 : Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  const isOfToday = years > 0 && day?.slice(5) === today.slice(5);
  const when = isOfToday ? s("yearsAgo", { count: years }) : day && monthName(day);
  if (caption === undefined && when === undefined) return null;
  return (
    <p className={styles.quietTaken}>
      {caption === undefined ? null : <bdi>{caption}</bdi>}
      {when === undefined ? null : <span>{when}</span>}
    </p>
  );
};

/** The clock, the weather and what comes next, over a photo or on black; each minute a little elsewhere. */
export const QuietClock = ({ photo, isDay }: { photo: Photo | undefined; isDay: boolean }) => {
  const now = useNow("minute");
  const { x, y } = burnInOffsetAt(now);
  return (
    <Stack
      className={styles.quietGlance}
      data-testid="quiet-glance"
      data-over={photo === undefined ? "black" : "photo"}
      data-theme={photo === undefined && !isDay ? "night" : "evening"}
    >
      <Stack
        className={styles.quietDrift}
        data-testid="quiet-drift"
        style={{ "--x": x, "--y": y } as CSSProperties}
      >
        <WallClock />
        <Text as="div" size="title" className={styles.quietWords}>
          <Weather />
          <Next now={now} />
          {photo === undefined ? null : <Taken photo={photo} now={now} />}
        </Text>
      </Stack>
    </Stack>
  );
};
