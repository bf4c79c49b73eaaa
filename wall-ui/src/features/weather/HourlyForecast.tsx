import type { CSSProperties } from "react";
import type { Weather } from "#contract/weather.ts";
import { weatherPageMessages } from "#client/features/weather/messages/page.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { WeatherIcon } from "#client/features/weather/WeatherIcon.tsx";
import { hoursAhead } from "#client/features/weather/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { shareBetween, curveThrough } from "./curve.ts";
import * as styles from "./weather.module.css";

/** Below this a chance of rain isn't worth ink, in percent. */
const worthSaying = 15;

/** The coming hours along the line of their temperatures, with what may fall below. */
export const HourlyForecast = ({ weather }: { weather: Weather }) => {
  const { t, clock, degrees } = useI18n();
  const s = useMessages(weatherPageMessages);
  const hours = hoursAhead(weather, useNow("minute"));
  const temps = hours.map(({ temp }) => temp);
  const [lowest, highest] = [Math.min(...temps), Math.max(...temps)];
  return (
    <Card className={styles.weatherHours} data-testid="weather-hours">
      <h2>{s("hours")}</h2>
      {hours.length === 0 ? (
        <p>{s("noHours")}</p>
      ) : (
        <div className={styles.weatherLine}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={curveThrough(temps)} vectorEffect="non-scaling-stroke" />
          </svg>
          <ol>
            {hours.map(({ time, temp, condition, isDay, precipChance = 0 }, at) => {
              const words = s("hourIs", {
                time: clock(time),
                what: t(`weather.${condition}`),
                degrees: degrees(temp),
              });
              const place = {
                "--x": (at + 0.5) / hours.length,
                "--y": shareBetween(temp, lowest, highest),
                "--chance": precipChance / 100,
              } as CSSProperties;
              return (
                <li key={time} style={place} data-day={isDay}>
                  <WeatherIcon condition={condition} isDay={isDay} label={words} />
                  <Text as="b" figures aria-hidden="true">
                    {degrees(temp)}
                  </Text>
                  <i aria-hidden="true" data-wet={precipChance >= worthSaying} />
                  <Text as="small" figures aria-hidden="true">
                    {clock(time)}
                  </Text>
                </li>
              );
            })}
          </ol>
        </div>
      )}
    </Card>
  );
};
