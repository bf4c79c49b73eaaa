import { weatherMessages } from "#client/features/weather/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { SourceBadge } from "#client/ui/SourceBadge.tsx";
import { ButtonLink } from "#client/ui/ButtonLink.tsx";
import { useWeather } from "#client/features/weather/queries.ts";
import { HourlyForecast } from "./HourlyForecast.tsx";
import { CurrentWeather } from "./CurrentWeather.tsx";
import { DailyForecast } from "./DailyForecast.tsx";
import "../../ui/page.css";
import "./weather.css";

/** The weather in full: now, the coming hours and the week. */
export const WeatherPage = () => {
  const s = useMessages(weatherMessages);
  const shown = useWeather();
  const weather = shown.data;
  return (
    <div className="room weather">
      <div className="weather-board">
        <header className="room-head">
          <h1 dir="auto">{weather?.place ?? s("title")}</h1>
          <SourceBadge shown={shown} />
          {shown.source === "sample" && shown.reason === "unconfigured" ? (
            <ButtonLink href="/settings/house">{s("choosePlace")}</ButtonLink>
          ) : null}
        </header>
        {weather === undefined ? null : (
          <>
            <CurrentWeather weather={weather} />
            <HourlyForecast weather={weather} />
            <DailyForecast weather={weather} />
          </>
        )}
        {shown.source === "failed" ? (
          <EmptyState picture="potted-plant" title={s("noWeather")} />
        ) : null}
        {weather?.credit === undefined ? null : (
          <p className="weather-credit">
            {s("credit", { name: weather.credit.name, licence: weather.credit.licence })}
          </p>
        )}
      </div>
    </div>
  );
};
