import type { ReactNode } from "react";
import type { Condition } from "#contract/weather.ts";
import * as styles from "./weather-icon.module.css";

const rays = Array.from({ length: 8 }, (_, at) => at * 45);

const Sun = ({ small = false }: { small?: boolean }) => (
  <g
    className={styles.weatherSun}
    transform={small ? "translate(38 34) scale(.72)" : "translate(50 50)"}
  >
    <circle r="20" />
    {rays.map((angle) => (
      <path key={angle} d="M0-30V-40" transform={`rotate(${angle})`} />
    ))}
  </g>
);

const Moon = ({ small = false }: { small?: boolean }) => (
  <g
    className={styles.weatherMoon}
    transform={small ? "translate(36 32) scale(.66)" : "translate(50 50)"}
  >
    <path d="M10-30A31 31 0 1 0 31 8 25 25 0 0 1 10-30Z" />
  </g>
);

const Cloud = ({ up = 0, soft = false }: { up?: number; soft?: boolean }) => (
  <path
    className={styles.weatherCloud}
    data-soft={soft}
    transform={`translate(0 ${-up})`}
    d="M30 82a16 16 0 0 1-1.6-31.9A23 23 0 0 1 72.6 46 18 18 0 0 1 76 82Z"
  />
);

const drops = (rows: readonly (readonly [number, number])[], d: string) =>
  rows.map(([x, y]) => (
    <path key={`${x} ${y}`} className={styles.weatherDrop} d={`M${x} ${y}${d}`} />
  ));

const flakes = (rows: readonly (readonly [number, number])[]) =>
  rows.map(([x, y]) => (
    <circle key={`${x} ${y}`} className={styles.weatherFlake} cx={x} cy={y} r="4" />
  ));

const under: Record<Condition, ReactNode> = {
  clear: null,
  partly: null,
  cloudy: null,
  fog: <path className={styles.weatherFog} d="M22 76H78M30 89H70" />,
  drizzle: drops(
    [
      [36, 74],
      [52, 80],
      [68, 74],
    ],
    "l-2 7",
  ),
  rain: drops(
    [
      [34, 74],
      [50, 74],
      [66, 74],
      [42, 86],
      [58, 86],
    ],
    "l-4 11",
  ),
  snow: flakes([
    [34, 78],
    [51, 84],
    [67, 77],
    [42, 93],
    [60, 94],
  ]),
  sleet: (
    <>
      {drops(
        [
          [36, 74],
          [66, 74],
        ],
        "l-4 11",
      )}
      {flakes([
        [51, 80],
        [44, 92],
        [62, 93],
      ])}
    </>
  ),
  thunder: <path className={styles.weatherBolt} d="M54 68 40 86h10l-4 12 15-19H51Z" />,
};

/** The weather as a drawing, by day and by night; `label` says it in words. */
export const WeatherIcon = ({
  condition,
  isDay,
  label,
}: {
  condition: Condition;
  isDay: boolean;
  label: string;
}) => {
  const Light = isDay ? Sun : Moon;
  const lifted = condition !== "cloudy" && condition !== "partly";
  return (
    <svg
      className={styles.weatherIcon}
      data-part="weather-icon"
      viewBox="0 0 100 100"
      role="img"
      aria-label={label}
      data-night={!isDay}
    >
      {condition === "clear" ? (
        <Light />
      ) : (
        <>
          {condition === "partly" || condition === "drizzle" ? <Light small /> : null}
          {condition === "cloudy" ? (
            <g transform="translate(26 -6) scale(.7)">
              <Cloud soft />
            </g>
          ) : null}
          <Cloud up={lifted ? 16 : 0} soft={condition === "thunder"} />
          {under[condition]}
        </>
      )}
    </svg>
  );
};
