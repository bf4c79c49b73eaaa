import type { Weather } from "#contract/weather.ts";
import type { Shown } from "#client/query/query-state.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useNow, useToday } from "#client/i18n/time.ts";
import { useWeather, wetFrom } from "#client/features/weather/queries.ts";
import { WeatherIcon } from "#client/features/weather/WeatherIcon.tsx";
import { MeButton } from "../members/MeButton.tsx";
import { SourceBadge } from "#client/ui/SourceBadge.tsx";

const WeatherLine = ({ shown }: { shown: Shown<Weather> }) => {
  const { t, clock, number } = useText();
  const now = useNow("minute");
  const weather = shown.data;
  // Its place is kept until it is known whether there is any, so that nothing below it jumps.
  if (shown.from === "loading") return <p className="today-weather">{"\u00a0"}</p>;
  if (weather === undefined) return null;
  const { condition, temp, isDay } = weather.current;
  const turn = wetFrom(weather, now);
  const words =
    turn === undefined
      ? t(`weather.${condition}`)
      : t("weather.from", { what: t(`weather.${turn.condition}`), time: clock(turn.time) });
  return (
    <p className="today-weather">
      <WeatherIcon condition={condition} isDay={isDay} label={t(`weather.${condition}`)} />
      <span>
        <b className="figures">{number(Math.round(temp) + 0)}°</b> {words}
      </span>
    </p>
  );
};

const useDay = () => {
  const today = useToday();
  const { dayName, dateRange } = useText();
  return { dayName: dayName(today), date: dateRange(today, today) };
};

/** The day's name as a greeting, its date, the weather, and whose phone this is. */
export const Head = () => {
  const { dayName, date } = useDay();
  const weather = useWeather();
  return (
    <header className="head">
      <div>
        <h1>{dayName}</h1>
        <p className="head-date">
          {date}
          {weather.from === "failed" ? null : <SourceBadge shown={weather} />}
        </p>
        <WeatherLine shown={weather} />
      </div>
      <MeButton />
    </header>
  );
};
