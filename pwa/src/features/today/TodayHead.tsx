import type { Weather } from "#contract/weather.ts";
import { isNotConnected, type QueryState } from "#client/query/query-state.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useToday } from "#client/context/clock.ts";
import { useNow } from "#client/platform/clock.ts";
import { useWeather, nextWetHour } from "#client/features/weather/queries.ts";
import { WeatherIcon } from "#client/features/weather/WeatherIcon.tsx";
import { MeButton } from "../members/MeButton.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./today.module.css";
import * as headStyles from "../../ui/head.module.css";

const WeatherLine = ({ shown }: { shown: QueryState<Weather> }) => {
  const { t, clock, number } = useI18n();
  const now = useNow("minute");
  const weather = shown.data;
  // Its place is kept until it is known whether there is any, so that nothing below it jumps.
  if (shown.source === "loading")
    return (
      <Row as="p" wrap className={styles.todayWeather}>
        {"\u00a0"}
      </Row>
    );
  if (weather === undefined)
    return isNotConnected(shown) ? null : (
      <Row as="p" wrap className={styles.todayWeather}>
        {t("weather.title")} <SourceBadge shown={shown} />
      </Row>
    );
  const { condition, temp, isDay } = weather.current;
  const turn = nextWetHour(weather, now);
  const words =
    turn === undefined
      ? t(`weather.${condition}`)
      : t("weather.from", { what: t(`weather.${turn.condition}`), time: clock(turn.time) });
  return (
    <Row as="p" wrap className={styles.todayWeather}>
      <WeatherIcon condition={condition} isDay={isDay} label={t(`weather.${condition}`)} />
      <span>
        <Text as="b" figures>
          {number(Math.round(temp) + 0)}°
        </Text>{" "}
        {words}
      </span>
    </Row>
  );
};

const useDay = () => {
  const today = useToday();
  const { dayName, dateRange } = useI18n();
  return { dayName: dayName(today), date: dateRange(today, today) };
};

/** The day's name as a greeting, its date, the weather, and whose phone this is. */
export const TodayHead = () => {
  const { dayName, date } = useDay();
  const weather = useWeather();
  return (
    <header className={headStyles.head} data-part="head" data-testid="head">
      <div>
        <h1>{dayName}</h1>
        <Row as="p" wrap className={styles.headDate}>
          {date}
          {weather.source === "failed" ? null : <SourceBadge shown={weather} />}
        </Row>
        <WeatherLine shown={weather} />
      </div>
      <MeButton />
    </header>
  );
};
