import { useWords } from "../shell/use-words.ts";
import { useNow } from "../../../client/time.ts";
import { SourceBadge } from "../../../client/ui/SourceBadge.tsx";
import { useWeather, wetFrom } from "../../../client/weather.ts";
import { WeatherIcon } from "../../../client/ui/WeatherIcon.tsx";

/** The weather now and what it turns to. */
export const WeatherNow = () => {
  const { t, format } = useWords();
  const now = useNow("minute");
  const shown = useWeather();
  const weather = shown.data;
  if (weather === undefined) return null;
  const { current, today } = weather;
  const turn = wetFrom(weather, now);
  return (
    <div className="now-weather">
      <WeatherIcon
        condition={current.condition}
        isDay={current.isDay}
        label={t(`weather.${current.condition}`)}
      />
      <span className="now-temp figures">{format.degrees(current.temp)}</span>
      <div className="now-weather-words">
        <p>
          {t("weather.highLow", { high: format.degrees(today.hi), low: format.degrees(today.lo) })}
        </p>
        <p>
          {turn === undefined
            ? now < Date.parse(today.sunset)
              ? t("wall.darkAt", { time: format.time(today.sunset) })
              : t(`weather.${current.condition}`)
            : t("weather.from", {
                what: t(`weather.${turn.condition}`),
                time: format.time(turn.time),
              })}
        </p>
        <SourceBadge shown={shown} />
      </div>
    </div>
  );
};
