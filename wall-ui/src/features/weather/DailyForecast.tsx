import type { CSSProperties } from "react";
import type { Weather } from "#contract/weather.ts";
import { weatherPageMessages } from "#client/features/weather/messages/page.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useToday } from "#client/context/clock.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { WeatherIcon } from "#client/features/weather/WeatherIcon.tsx";
import { daysAhead } from "#client/features/weather/queries.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { shareBetween } from "./curve.ts";
import * as styles from "./weather.module.css";

/** The week, a row for each day: how warm it gets lies between the week's coldest and warmest. */
export const DailyForecast = ({ weather }: { weather: Weather }) => {
  const { t, dayName, degrees, percent } = useI18n();
  const s = useMessages(weatherPageMessages);
  const today = useToday();
  const days = daysAhead(weather, today);
  const lowest = Math.min(...days.map(({ lo }) => lo));
  const highest = Math.max(...days.map(({ hi }) => hi));
  return (
    <Card className={styles.weatherWeek} data-testid="weather-week">
      <h2>{s("week")}</h2>
      <Stack as="ol">
        {days.map(({ date, condition, hi, lo, precipChance }) => {
          const range = {
            "--from": shareBetween(lo, lowest, highest),
            "--to": shareBetween(hi, lowest, highest),
          } as CSSProperties;
          return (
            <li key={date} data-today={date === today}>
              <b>{date === today ? s("today") : dayName(date)}</b>
              <WeatherIcon condition={condition} isDay label={t(`weather.${condition}`)} />
              <Text size="small" figures>
                {precipChance === undefined ? "" : percent(precipChance / 100)}
              </Text>
              <Text figures>{degrees(lo)}</Text>
              <i aria-hidden="true" style={range} />
              <Text figures>{degrees(hi)}</Text>
            </li>
          );
        })}
      </Stack>
    </Card>
  );
};
