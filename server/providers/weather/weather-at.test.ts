import { describe, expect, it } from "vitest";
import type { Weather } from "#contract/weather.ts";
import type { ForecastHours } from "./forecast.ts";
import { weatherAt } from "./weather-at.ts";

const hourMs = 3_600_000;

/** Hours from a day before `at` to eight days after it; each degree is the local hour in the zone. */
const hoursAround = (at: string, timeZone: string): ForecastHours[] => {
  const hourOf = new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" });
  const first = Math.floor(Date.parse(at) / hourMs) * hourMs - 24 * hourMs;
  return Array.from({ length: 9 * 24 }, (_, count) => {
    const begins = first + count * hourMs;
    const temp = Number(hourOf.format(begins));
    return {
      ...{ at: begins, hours: 1, condition: "cloudy", temp, feelsLike: temp },
      ...{ wind: 10, humidity: 50, precipChance: temp },
    };
  });
};

const placeAt = (latitude: number, longitude: number) => ({ name: "Home", latitude, longitude });

const weatherOf = (
  at: string,
  timeZone: string,
  place: ReturnType<typeof placeAt>,
  units: Weather["units"] = "metric",
) => {
  const now = Date.parse(at);
  const seen = weatherAt({ samples: hoursAround(at, timeZone) }, { place, units, timeZone, now });
  if (seen === null) throw new Error("the forecast covers this hour");
  return seen;
};

const zones = [
  ["Europe/Berlin", placeAt(52.52, 13.4)],
  ["America/Los_Angeles", placeAt(34.05, -118.24)],
  ["America/St_Johns", placeAt(47.56, -52.71)],
  ["Asia/Kolkata", placeAt(28.61, 77.2)],
  ["Asia/Tokyo", placeAt(35.68, 139.69)],
  ["Australia/Adelaide", placeAt(-34.93, 138.6)],
  ["Pacific/Kiritimati", placeAt(1.87, -157.4)],
] as const;

describe.each(zones)("a family in %s", (timeZone, place) => {
  const local = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" });
  const clockOf = (instant: string | undefined): string =>
    instant === undefined ? "" : local.format(Date.parse(instant));
  const moments = ["2026-11-20T00:20:00Z", "2026-11-20T09:40:00Z", "2026-11-20T22:50:00Z"];

  it.each(moments)("gets its own day, its seven days and the coming hours at %s", (at) => {
    const today = clockOf(at).slice(0, 10);
    const weather = weatherOf(at, timeZone, place);
    expect(weather.week).toHaveLength(7);
    expect(weather.week[0]?.date).toBe(today);
    expect(weather.week.at(-1)?.date).toBe(
      new Date(Date.parse(today) + 6 * 24 * hourMs).toISOString().slice(0, 10),
    );
    // Whole days: from the hour at midnight to the hour before it.
    for (const { hi, lo } of weather.week) expect([lo, hi]).toEqual([0, 23]);
    expect(weather.hourly).toHaveLength(24);
    expect(Date.parse(weather.hourly[0]?.time ?? "") - Date.parse(at)).toBeLessThanOrEqual(hourMs);
  });

  it.each(moments)("has the sun of its own day at %s, and a night that is dark", (at) => {
    const weather = weatherOf(at, timeZone, place);
    const { sunrise = "", sunset = "" } = weather.today;
    expect([clockOf(sunrise), clockOf(sunset)].map((time) => time.slice(0, 10))).toEqual([
      clockOf(at).slice(0, 10),
      clockOf(at).slice(0, 10),
    ]);
    expect(clockOf(sunrise).slice(11) < "08:30" && clockOf(sunset).slice(11) > "15:30").toBe(true);
    expect(weather.current.isDay).toBe(at > sunrise && at < sunset);
    for (const { time, isDay } of weather.hourly) {
      const hour = Number(clockOf(time).slice(11, 13));
      if (hour >= 10 && hour < 15) expect(isDay, time).toBe(true);
      if (hour < 5 || hour >= 21) expect(isDay, time).toBe(false);
    }
  });
});

describe("the day on which clocks change", () => {
  const berlin = placeAt(52.52, 13.4);
  const hoursOn = (at: string): string[] => {
    const shown = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Berlin", timeStyle: "short" });
    return weatherOf(at, "Europe/Berlin", berlin).hourly.map(({ time }) =>
      shown.format(Date.parse(time)),
    );
  };

  it("loses an hour in spring: after 01:00 comes 03:00", () => {
    const hours = hoursOn("2026-03-28T22:30:00Z");
    expect(hours.slice(0, 5)).toEqual(["00:00", "01:00", "03:00", "04:00", "05:00"]);
    expect(hours).toHaveLength(24);
  });

  it("has an hour twice in autumn", () => {
    const hours = hoursOn("2026-10-24T21:30:00Z");
    expect(hours.slice(0, 5)).toEqual(["00:00", "01:00", "02:00", "02:00", "03:00"]);
    expect(hours).toHaveLength(24);
  });

  it("is one whole day of the week, and so are its neighbours", () => {
    for (const at of ["2026-03-28T12:00:00Z", "2026-10-24T12:00:00Z"])
      for (const { hi, lo } of weatherOf(at, "Europe/Berlin", berlin).week)
        expect([lo, hi]).toEqual([0, 23]);
  });
});

describe("where the sun doesn't set or rise", () => {
  const tromso = placeAt(69.65, 18.96);

  it("polar day has no sunrise and no sunset, and is light", () => {
    const { today, current, hourly } = weatherOf("2026-06-21T23:00:00Z", "Europe/Oslo", tromso);
    expect(today).not.toHaveProperty("sunrise");
    expect(today).not.toHaveProperty("sunset");
    expect(current.isDay).toBe(true);
    expect(hourly.every(({ isDay }) => isDay)).toBe(true);
  });

  it("polar night has none either, and is dark", () => {
    const { today, current, hourly } = weatherOf("2026-12-21T11:00:00Z", "Europe/Oslo", tromso);
    expect([today.sunrise, today.sunset]).toEqual([undefined, undefined]);
    expect(current.isDay).toBe(false);
    expect(hourly.every(({ isDay }) => !isDay)).toBe(true);
  });

  it("in the south December's days are the long ones", () => {
    const lightOf = (at: string): number => {
      const { today } = weatherOf(at, "America/Argentina/Ushuaia", placeAt(-54.8, -68.3));
      return Date.parse(today.sunset ?? "") - Date.parse(today.sunrise ?? "");
    };
    expect(lightOf("2026-12-21T15:00:00Z") / hourMs).toBeGreaterThan(17);
    expect(lightOf("2026-06-21T15:00:00Z") / hourMs).toBeLessThan(8);
  });
});

describe("what a forecast leaves open", () => {
  const place = placeAt(52.52, 13.4);
  const hour = (at: string, over: Partial<ForecastHours> = {}): ForecastHours => ({
    ...{ at: Date.parse(at), hours: 1, condition: "cloudy", temp: 5, feelsLike: 3 },
    ...{ wind: 10, humidity: 50, ...over },
  });
  const seen = (samples: ForecastHours[], at: string) =>
    weatherAt(
      { samples },
      { place, units: "metric", timeZone: "Europe/Berlin", now: Date.parse(at) },
    );

  it("a forecast that is over says nothing", () => {
    expect(seen([hour("2026-11-20T10:00:00Z")], "2026-11-20T10:59:00Z")).not.toBeNull();
    expect(seen([hour("2026-11-20T10:00:00Z")], "2026-11-20T11:00:00Z")).toBeNull();
  });

  it("a day of which only the first hours are known isn't in the week", () => {
    const samples = [hour("2026-11-20T10:00:00Z"), hour("2026-11-21T00:00:00Z", { hours: 6 })];
    expect(seen(samples, "2026-11-20T10:30:00Z")?.week.map(({ date }) => date)).toEqual([
      "2026-11-20",
    ]);
  });

  it("rain that has passed is no chance of rain today", () => {
    const samples = [
      hour("2026-11-20T08:00:00Z", { precipChance: 90 }),
      hour("2026-11-20T12:00:00Z", { precipChance: 20 }),
    ];
    expect(seen(samples, "2026-11-20T12:10:00Z")?.today.precipChance).toBe(20);
  });
});
