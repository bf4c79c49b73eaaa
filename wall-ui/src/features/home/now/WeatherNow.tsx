import { Link } from "wouter";
import { weatherMessages } from "#client/features/weather/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { isNotConnected } from "#client/query/query-state.ts";
import { useNow } from "#client/platform/clock.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { isDayAt, nextWetHour, useWeather } from "#client/features/weather/queries.ts";
import { WeatherIcon } from "#client/features/weather/WeatherIcon.tsx";
import { HomeInvite } from "../HomeInvite.tsx";
import * as styles from "./now-block.module.css";

/** The weather now and what it turns to, or how old it is; a tap opens the hours and the week. */
export const WeatherNow = () => {
  const s = useMessages(weatherMessages);
  const { t, degrees, clock, clockWithDay } = useI18n();
  const now = useNow("minute");
  const shown = useWeather();
  const weather = shown.data;
  if (weather === undefined)
    return isNotConnected(shown) ? (
      <HomeInvite to="weather" icon="sun">
        {s("choosePlace")}
      </HomeInvite>
    ) : null;
  const { current, today } = weather;
  const what = t(`weather.${current.condition}`);
  const turn = nextWetHour(weather, now);
  const { sunset } = today;
  // What the day turns to isn't known from an old forecast; the hour that it is from is. A moment's trouble isn't worth a word.
  const since = shown.source === "stale" ? shown.since : now;
  const isOld = now - since >= 60_000;
  return (
    <Link className={styles.nowWeather} data-testid="now-weather" data-old={isOld} href="/weather">
      <WeatherIcon condition={current.condition} isDay={isDayAt(weather, now)} label={what} />
      <Text weight="semibold" display figures className={styles.nowTemp}>
        {degrees(current.temp)}
      </Text>
      <Text tone="soft" className={styles.nowWeatherWords}>
        <span data-part="high-low">
          {t("weather.highLow", { high: degrees(today.hi), low: degrees(today.lo) })}
        </span>
        {isOld ? (
          <span>{s("asOf", { time: clockWithDay(since, now) })}</span>
        ) : (
          <span>
            {turn !== undefined
              ? t("weather.from", {
                  what: t(`weather.${turn.condition}`),
                  time: clock(turn.time),
                })
              : sunset !== undefined && now < Date.parse(sunset)
                ? t("wall.darkAt", { time: clock(sunset) })
                : what}
          </span>
        )}
      </Text>
    </Link>
  );
};
