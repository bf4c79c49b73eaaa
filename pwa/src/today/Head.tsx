import type { Weather } from "../../../contract/weather.ts";
import type { Shown } from "../../../client/query.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useNow, useToday } from "../../../client/time.ts";
import { useWeather } from "../../../client/weather.ts";
import { WeatherIcon } from "../../../client/ui/WeatherIcon.tsx";
import { MeButton } from "../shell/MeButton.tsx";
import { SourceBadge } from "../shell/SourceBadge.tsx";

const wet = new Set(["drizzle", "rain", "snow", "sleet", "thunder"]);
const soon = 12 * 3_600_000;

/** The next hour in which it begins to rain or snow, when it is dry now. */
const wetFrom = ({ current, hourly }: Weather, now: number) =>
  wet.has(current.condition)
    ? undefined
    : hourly.find(({ time, condition }) => {
        const ahead = Date.parse(time) - now;
        return ahead > 0 && ahead < soon && wet.has(condition);
      });

const WeatherLine = ({ shown }: { shown: Shown<Weather> }) => {
  const { t, clock, number } = useText();
  const now = useNow("minute");
  const weather = shown.data;
  if (weather === undefined) return null;
  const { condition, temp, isDay } = weather.current;
  const turn = wetFrom(weather, now);
  const words =
    turn === undefined
      ? t(`weather.${condition}`)
      : t("wall.weatherFrom", { what: t(`weather.${turn.condition}`), time: clock(turn.time) });
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
