import { weatherPageMessages } from "#client/features/weather/messages/page.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useHealth } from "#client/query/health.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useWeather } from "#client/features/weather/queries.ts";
import { HourlyForecast } from "./HourlyForecast.tsx";
import { CurrentWeather } from "./CurrentWeather.tsx";
import { DailyForecast } from "./DailyForecast.tsx";
import * as pageStyles from "../../ui/page.module.css";
import * as styles from "./weather.module.css";

/** Says in sight that the forecast doesn't come, so that nobody takes the example for it. */
const Unreachable = ({ checkedAt }: { checkedAt: string | undefined }) => {
  const s = useMessages(weatherPageMessages);
  const { clock } = useI18n();
  return (
    <Row as="div" className={styles.weatherTrouble} role="status">
      <Notice kind="problem">
        {s("unreachable")} {checkedAt === undefined ? null : s("tried", { time: clock(checkedAt) })}
      </Notice>
    </Row>
  );
};

/** The weather in full: now, the coming hours and the week. */
export const WeatherPage = () => {
  const s = useMessages(weatherPageMessages);
  const shown = useWeather();
  const weather = shown.data;
  const source = useHealth().data?.sources.weather;
  const isUnreachable = shown.source === "sample" && shown.reason === "unreachable";
  const place = shown.source === "sample" ? source?.part : weather?.place;
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
            {place === undefined ? null : (
              <Text as="small" size="title" tone="soft" dir="auto">
                {place}
              </Text>
            )}
          </h1>
          <SourceBadge shown={shown} />
          {isUnreachable ? <Unreachable checkedAt={source?.checkedAt} /> : null}
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
