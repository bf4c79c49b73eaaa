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
const chance = z.number().min(0).max(100).meta({ description: "Percent." });

const forecast = z
  .object({
    place: z.string(),
    units: z.enum(["metric", "imperial"]),
    current: z.object({
      temp: z.number(),
      feelsLike: z.number(),
      condition,
      isDay: z.boolean(),
      wind: z.number(),
      humidity: z.number(),
    }),
    today: z.object({
      hi: z.number(),
      lo: z.number(),
      sunrise: instant,
      sunset: instant,
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
    fetchedAt: instant,
    stale: z.boolean(),
  })
  .meta({ id: "Weather" });
export type Weather = z.infer<typeof forecast>;

export const weather = {
  "GET /api/weather": {
    summary: "Today's weather, its hours and the week",
    access: "anyone",
    source: "weather",
    answer: forecast,
    topic: "weather",
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
        week: [{ date: "2026-11-21", condition: "cloudy", hi: 8, lo: 2, precipChance: 20 }],
        fetchedAt: "2026-11-20T16:30:00.000Z",
        stale: false,
      },
    },
  },
} as const satisfies Operations;
