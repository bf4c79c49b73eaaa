import { Link } from "wouter";
import { weatherWords } from "#client/features/weather/messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { SourceBadge } from "#client/ui/SourceBadge.tsx";
import { useWeather } from "#client/features/weather/queries.ts";
import { Hours } from "./HourlyForecast.tsx";
import { NowInFull } from "./CurrentWeather.tsx";
import { Week } from "./DailyForecast.tsx";
import "../../ui/page.css";
import "./weather.css";

/** The weather in full: now, the coming hours and the week. */
export const Weather = () => {
  const s = useWordsOf(weatherWords);
  const shown = useWeather();
  const weather = shown.data;
  return (
    <div className="room weather">
      <div className="weather-board">
        <header className="room-head">
          <h1 dir="auto">{weather?.place ?? s("title")}</h1>
          <SourceBadge shown={shown} />
          {shown.from === "demo" && shown.reason === "unconfigured" ? (
            <Link className="button" href="/settings/house">
              {s("choosePlace")}
            </Link>
          ) : null}
        </header>
        {weather === undefined ? null : (
          <>
            <NowInFull weather={weather} />
            <Hours weather={weather} />
            <Week weather={weather} />
          </>
        )}
        {shown.from === "failed" ? (
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
