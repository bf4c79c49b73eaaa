import * as z from "zod";
import type { Operations } from "./operation.ts";
import { day, instant } from "./values.ts";

export const conditions = [
  "clear",
  "partly",
  "cloudy",
  "fog",
  "drizzle",
  "rain",
  "snow",
  "sleet",
  "thunder",
] as const;
export type Condition = (typeof conditions)[number];

const condition = z.enum(conditions);
const chance = z
  .number()
  .min(0)
  .max(100)
  .optional()
  .meta({ description: "Percent; left out where the source doesn't say." });
const ofTheSun = instant
  .optional()
  .meta({ description: "Left out on a day of polar day or night; `current.isDay` says which." });

const forecast = z
  .object({
    place: z.string(),
    units: z.enum(["metric", "imperial"]),
    current: z.object({
      temp: z.number(),
      feelsLike: z.number(),
      condition,
      isDay: z.boolean(),
      wind: z.number().meta({ description: "km/h, or miles an hour." }),
      humidity: z.number().meta({ description: "Percent." }),
    }),
    today: z.object({
      hi: z.number(),
      lo: z.number(),
      sunrise: ofTheSun,
      sunset: ofTheSun,
      precipChance: chance,
    }),
    hourly: z.array(
      z.object({
        time: instant,
        temp: z.number(),
        condition,
        isDay: z.boolean(),
        precipChance: chance,
      }),
    ),
    week: z.array(
      z.object({ date: day, condition, hi: z.number(), lo: z.number(), precipChance: chance }),
    ),
    credit: z
      .object({ name: z.string(), url: z.url(), licence: z.string() })
      .optional()
      .meta({ description: "Who made the forecast, to be named where it is shown." }),
    fetchedAt: instant.meta({ description: "When the source last said so." }),
    stale: z.boolean().meta({ description: "The source couldn't be asked again in time." }),
  })
  .meta({ id: "Weather" });
export type Weather = z.infer<typeof forecast>;

export const weather = {
  "GET /api/weather": {
    operationId: "getWeather",
    summary: "Today's weather, its hours and the week",
    description:
      "`hourly` is the coming 24 hours; `week` begins with today and has up to seven days of the family's zone. Temperatures are in the house's `units`: Celsius, or Fahrenheit.",
    access: "anyone",
    source: "weather",
    answer: forecast,
    topic: "weather",
    revalidates: true,
    example: {
      answer: {
        place: "Potsdam",
        units: "metric",
        current: {
          temp: 9,
          feelsLike: 7,
          condition: "partly",
          isDay: true,
          wind: 12,
          humidity: 71,
        },
        today: {
          hi: 11,
          lo: 4,
          sunrise: "2026-11-20T06:36:00.000Z",
          sunset: "2026-11-20T15:03:00.000Z",
          precipChance: 60,
        },
        hourly: [
          {
            time: "2026-11-20T17:00:00.000Z",
            temp: 8,
            condition: "rain",
            isDay: false,
            precipChance: 60,
          },
        ],
        week: [{ date: "2026-11-20", condition: "rain", hi: 11, lo: 4, precipChance: 60 }],
        credit: { name: "Open-Meteo", url: "https://open-meteo.com/", licence: "CC BY 4.0" },
        fetchedAt: "2026-11-20T16:30:00.000Z",
        stale: false,
      },
    },
  },
} as const satisfies Operations;
