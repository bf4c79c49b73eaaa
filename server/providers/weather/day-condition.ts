import type { Condition } from "#contract/weather.ts";
import type { ForecastHours } from "./forecast.ts";

/** The conditions' weights: the higher, the more they matter on a day out. */
const weight = {
  clear: 0,
  partly: 1,
  cloudy: 2,
  fog: 3,
  drizzle: 4,
  rain: 5,
  sleet: 6,
  snow: 7,
  thunder: 8,
} as const satisfies Record<Condition, number>;

/** With fewer hours of rain, a day counts as dry. */
const wetHours = 3;

const hoursOf = (samples: readonly ForecastHours[]): Map<Condition, number> => {
  const hours = new Map<Condition, number>();
  for (const each of samples)
    hours.set(each.condition, (hours.get(each.condition) ?? 0) + each.hours);
  return hours;
};

const isWet = (condition: Condition): boolean => weight[condition] >= weight.drizzle;

/** The condition of a day: thunder if any, precipitation if it lasts three hours, else the usual sky. */
export const conditionOfDay = (samples: readonly ForecastHours[]): Condition => {
  const hours = [...hoursOf(samples)];
  if (hours.some(([condition]) => condition === "thunder")) return "thunder";
  const wet = hours.filter(([condition]) => isWet(condition));
  const isWetDay =
    wet.reduce((sum, [, count]) => sum + count, 0) >= wetHours || wet.length === hours.length;
  const candidates = isWetDay ? wet : hours.filter(([condition]) => !isWet(condition));
  const [most] = candidates.toSorted(
    ([one, first], [other, second]) => second - first || weight[other] - weight[one],
  );
  return most?.[0] ?? "cloudy";
};
