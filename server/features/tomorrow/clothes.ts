import type { Clothes } from "#contract/tomorrow.ts";
import type { Weather } from "#contract/weather.ts";

type Day = Weather["week"][number];

const wet = new Set<Day["condition"]>(["drizzle", "rain", "thunder"]);
const white = new Set<Day["condition"]>(["snow", "sleet"]);
const bright = new Set<Day["condition"]>(["clear", "partly"]);
/** From this chance on, in percent, an umbrella is taken along. */
const likely = 50;

const celsius = (degrees: number, units: Weather["units"]): number =>
  units === "metric" ? degrees : ((degrees - 32) * 5) / 9;

/** What to put on and take along, told by a day's weather. */
export const clothesFor = (
  { condition, hi, precipChance = 0 }: Day,
  units: Weather["units"],
): Clothes[] => {
  const warmest = celsius(hi, units);
  return [
    ...(warmest < 4 ? (["gloves"] as const) : []),
    ...(warmest < 12 ? (["warmJacket"] as const) : []),
    ...(warmest >= 12 && warmest < 19 ? (["jacket"] as const) : []),
    ...(warmest >= 24 ? (["tShirt"] as const) : []),
    ...(warmest >= 26 && bright.has(condition) ? (["sunHat"] as const) : []),
    ...(wet.has(condition) || (precipChance >= likely && !white.has(condition))
      ? (["umbrella"] as const)
      : []),
    ...(white.has(condition) ? (["boots"] as const) : []),
  ];
};
