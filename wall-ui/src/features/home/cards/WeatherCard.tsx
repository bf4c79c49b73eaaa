import { useRef } from "react";
import { Link } from "wouter";
import type { Weather } from "#contract/weather.ts";
import { weatherMessages } from "#client/features/weather/messages/messages.ts";
import { daysAhead, hoursAhead, isDayAt, useWeather } from "#client/features/weather/queries.ts";
import { WeatherIcon } from "#client/features/weather/WeatherIcon.tsx";
import { cardMessages } from "#client/features/walls/card-messages/messages.ts";
import { useToday } from "#client/context/clock.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { isNotConnected } from "#client/query/query-state.ts";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { connectAddresses } from "../../../ui/connect-addresses.ts";
import { HomeLine } from "../HomeLine.tsx";
import { HomeSourceBadge } from "../HomeSourceBadge.tsx";
import { showRows } from "../show-rows.ts";
import * as styles from "./weather-card.module.css";

/** Every so many hours there is one to be read. */
const everyHours = 2;

/** The coming hours side by side, as many as there is room for. */
const Hours = ({ weather }: { weather: Weather }) => {
  const { t, clock, degrees } = useI18n();
  const s = useMessages(cardMessages);
  const list = useRef<HTMLOListElement>(null);
  const hours = hoursAhead(weather, useNow("minute")).filter((_, at) => at % everyHours === 0);
  useFit(list, { last: hours.length, apply: showRows });
  return (
    <ol className={styles.times} aria-label={s("weatherHours")} ref={list}>
      {hours.map(({ time, temp, condition, isDay }) => (
        <li key={time}>
          <span>{clock(time)}</span>
          <WeatherIcon condition={condition} isDay={isDay} label={t(`weather.${condition}`)} />
          <b>{degrees(temp)}</b>
        </li>
      ))}
    </ol>
  );
};

/** The coming days side by side, where the card is high. */
const Days = ({ weather }: { weather: Weather }) => {
  const { t, dayShort, degrees } = useI18n();
  const list = useRef<HTMLOListElement>(null);
  const days = daysAhead(weather, useToday()).slice(1);
  useFit(list, { last: days.length, apply: showRows });
  return (
    <ol className={styles.times} data-kind="days" ref={list}>
      {days.map(({ date, hi, lo, condition }) => (
        <li key={date}>
          <span>{dayShort(date)}</span>
          <WeatherIcon condition={condition} isDay label={t(`weather.${condition}`)} />
          <b>{degrees(hi)}</b>
          <span>{degrees(lo)}</span>
        </li>
      ))}
    </ol>
  );
};

/** The weather now, of the coming hours and, where there is room, of the week; leads to all of it. */
export const WeatherCard = () => {
  const { t, degrees } = useI18n();
  const s = useMessages(weatherMessages);
  const now = useNow("minute");
  const shown = useWeather();
  const weather = shown.data;
  if (weather === undefined) {
    if (shown.source === "loading") return <div className={styles.weather} aria-busy="true" />;
    const isMissing = isNotConnected(shown);
    return (
      <HomeLine
        href={isMissing ? connectAddresses.weather : "/weather"}
        icon="sun"
        words={t("weather.title")}
        action={isMissing ? s("choosePlace") : t("state.unknown")}
        data-testid="home-weather"
      />
    );
  }
  const { current, today } = weather;
  return (
    <Link href="/weather" className={styles.weather} data-testid="home-weather">
      <span className={styles.current}>
        <WeatherIcon
          condition={current.condition}
          isDay={isDayAt(weather, now)}
          label={t(`weather.${current.condition}`)}
        />
        <b>{degrees(current.temp)}</b>
        <span className={styles.highLow}>
          {t("weather.highLow", { high: degrees(today.hi), low: degrees(today.lo) })}
        </span>
        <HomeSourceBadge shown={shown} isShort />
      </span>
      <Hours weather={weather} />
      <Days weather={weather} />
    </Link>
  );
};
