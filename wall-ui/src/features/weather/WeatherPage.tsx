import { weatherMessages } from "#client/features/weather/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useWeather } from "#client/features/weather/queries.ts";
import { HourlyForecast } from "./HourlyForecast.tsx";
import { CurrentWeather } from "./CurrentWeather.tsx";
import { DailyForecast } from "./DailyForecast.tsx";
import * as pageStyles from "../../ui/page.module.css";
import * as styles from "./weather.module.css";

/** The weather in full: now, the coming hours and the week. */
export const WeatherPage = () => {
  const s = useMessages(weatherMessages);
  const shown = useWeather();
  const weather = shown.data;
  return (
    <div className={`${pageStyles.room} ${styles.weather}`}>
      <Stack gap={5} justify="start" className={styles.weatherBoard}>
        <Row
          as="header"
          wrap
          className={pageStyles.roomHead}
          data-part="room-head"
          data-testid="room-head"
        >
          <h1>
            {s("title")}{" "}
            {weather?.place === undefined || shown.source === "sample" ? null : (
              <Text as="small" size="title" tone="soft" dir="auto">
                {weather.place}
              </Text>
            )}
          </h1>
          <SourceBadge shown={shown} />
        </Row>
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
          <Text as="p" size="tiny" tone="soft">
            {s("credit", { name: weather.credit.name, licence: weather.credit.licence })}
          </Text>
        )}
      </Stack>
    </div>
  );
};
