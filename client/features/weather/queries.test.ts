import { describe, expect, it } from "vitest";
import type { Weather } from "#contract/weather.ts";
import { ApiError } from "../../api/api-error.ts";
import { daysAhead, hoursAhead, isDayAt, nextWetHour, withForecastAge } from "./queries.ts";

const hour = (time: string, condition: Weather["current"]["condition"] = "cloudy") => ({
  ...{ time: `2026-11-20T${time}:00.000Z`, temp: 8, condition, isDay: true },
});
const weather: Weather = {
  ...{ place: "Potsdam", units: "metric", stale: false, fetchedAt: "2026-11-20T11:00:00.000Z" },
  current: { temp: 9, feelsLike: 7, condition: "cloudy", isDay: true, wind: 12, humidity: 70 },
  today: { hi: 11, lo: 4 },
  hourly: [hour("12:00", "rain"), hour("13:00"), hour("14:00", "rain")],
  week: ["2026-11-20", "2026-11-21"].map((date) => ({ date, condition: "rain", hi: 9, lo: 2 })),
};
const at = (time: string) => Date.parse(`2026-11-20T${time}:00.000Z`);

describe("weather on a screen", () => {
  it("says how old it is when the house can't renew it", () => {
    expect(withForecastAge({ source: "live", data: weather })).toEqual({
      source: "live",
      data: weather,
    });
    expect(withForecastAge({ source: "live", data: { ...weather, stale: true } })).toMatchObject({
      ...{ source: "stale", since: at("11:00"), error: { code: "unreachable" } },
    });
  });

  it("knows day from night by an old forecast too, a day later as well", () => {
    const today = {
      ...weather.today,
      ...{ sunrise: "2026-11-20T06:36:00.000Z", sunset: "2026-11-20T15:03:00.000Z" },
    };
    const isDay = (time: number) => isDayAt({ ...weather, today }, time);
    const nextDayMs = 86_400_000;
    for (const later of [-nextDayMs, 0, nextDayMs])
      expect(["06:00", "07:00", "15:00", "15:04"].map((time) => isDay(at(time) + later))).toEqual([
        false,
        true,
        true,
        false,
      ]);
    expect(isDayAt(weather, at("23:00"))).toBe(true);
  });

  it("is as old as its forecast, not as the last look at it", () => {
    const error = new ApiError("The wall's server can't be reached.", {
      status: 0,
      code: "network",
    });
    const shown = withForecastAge({ source: "stale", data: weather, since: at("18:00"), error });
    expect(shown).toMatchObject({ source: "stale", since: at("11:00") });
  });

  it("shows only hours and days that are still to come", () => {
    expect(hoursAhead(weather, at("12:30"))).toHaveLength(2);
    expect(daysAhead(weather, "2026-11-21").map(({ date }) => date)).toEqual(["2026-11-21"]);
  });

  it("warns of rain that comes, not of rain that has passed or is here", () => {
    expect(nextWetHour(weather, at("12:30"))?.time).toBe("2026-11-20T14:00:00.000Z");
    const current = { ...weather.current, condition: "snow" } as const;
    expect(nextWetHour({ ...weather, current }, at("12:30"))).toBeUndefined();
  });
});
