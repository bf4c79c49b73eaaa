import type { Weather } from "#contract/weather.ts";
import { weatherPageMessages } from "#client/features/weather/messages/page.ts";
import { numberFormatter } from "#client/i18n/formatters.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { WeatherIcon } from "#client/features/weather/WeatherIcon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./weather.module.css";

const speedIn = { metric: "kilometer-per-hour", imperial: "mile-per-hour" } as const;

/** The weather of this hour, large, and what of it matters on the way out. */
export const CurrentWeather = ({ weather }: { weather: Weather }) => {
  const { t, clock, degrees, locale, percent } = useI18n();
  const s = useMessages(weatherPageMessages);
  const { current, today, units } = weather;
  const speed = numberFormatter(locale, { style: "unit", unit: speedIn[units] });
  const { precipChance, sunrise, sunset } = today;
  const facts = [
    [s("rain"), precipChance === undefined ? undefined : percent(precipChance / 100)],
    [s("wind"), speed.format(Math.round(current.wind))],
    [s("humidity"), percent(current.humidity / 100)],
    [s("sunrise"), sunrise === undefined ? undefined : clock(sunrise)],
    [s("sunset"), sunset === undefined ? undefined : clock(sunset)],
  ] as const;
  return (
    <section className={styles.weatherNow} aria-label={s("now")}>
      <WeatherIcon
        condition={current.condition}
        isDay={current.isDay}
        label={t(`weather.${current.condition}`)}
      />
      <Text display as="p" figures className={styles.weatherTemp}>
        {degrees(current.temp)}
      </Text>
      <Text as="div" tone="soft" className={styles.weatherWords}>
        <Text as="h2" size="title" aria-hidden="true">
          {t(`weather.${current.condition}`)}
        </Text>
        <p>{s("feelsLike", { degrees: degrees(current.feelsLike) })}</p>
        <p>{t("weather.highLow", { high: degrees(today.hi), low: degrees(today.lo) })}</p>
      </Text>
      <Row as="dl" align="stretch" wrap className={styles.weatherFacts} aria-label={s("details")}>
        {facts.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <Text as="dd" figures>
                {value}
              </Text>
            </div>
          ),
        )}
      </Row>
    </section>
  );
};
