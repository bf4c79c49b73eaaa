import { Link } from "wouter";
import { weatherMessages } from "#client/features/weather/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { isNotConnected } from "#client/query/query-state.ts";
import { useNow } from "#client/platform/clock.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { useWeather, nextWetHour } from "#client/features/weather/queries.ts";
import { WeatherIcon } from "#client/features/weather/WeatherIcon.tsx";
import { HomeInvite } from "../HomeInvite.tsx";
import { HomeSourceBadge } from "../HomeSourceBadge.tsx";
import * as styles from "./now-block.module.css";

/** The weather now and what it turns to, or how old it is; a tap opens the hours and the week. */
export const WeatherNow = () => {
  const s = useMessages(weatherMessages);
  const { t, degrees, clock } = useI18n();
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
  // What the day turns to isn't known from an old forecast, whose age is.
  const isOld = shown.source === "stale";
  return (
    <Link className={styles.nowWeather} data-testid="now-weather" href="/weather">
      <WeatherIcon condition={current.condition} isDay={current.isDay} label={what} />
      <Text weight="semibold" display figures className={styles.nowTemp}>
        {degrees(current.temp)}
      </Text>
      <Text tone="soft" className={styles.nowWeatherWords}>
        <span data-part="high-low">
          {t("weather.highLow", { high: degrees(today.hi), low: degrees(today.lo) })}
        </span>
        {isOld ? (
          <HomeSourceBadge shown={shown} isShort />
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
