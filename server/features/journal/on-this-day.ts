import { Temporal } from "temporal-polyfill";

/**
 * The days of the year (`MM-DD`) that are remembered on a day; 29 February is remembered on the 28th of short years.
 */
export const anniversaryDays = (day: string): string[] => {
  const { inLeapYear } = Temporal.PlainDate.from(day);
  const own = day.slice(5);
  return own === "02-28" && !inLeapYear ? [own, "02-29"] : [own];
};
