import { expect, it } from "vitest";
import { conditionOfCode, openMeteo } from "#server/providers/weather/open-meteo.ts";
import { everyWeatherSource } from "#server/providers/weather/suite.ts";
import { openWeatherFixture } from "../fixtures/weather/weather-fixture.ts";
import { openMeteoVendor } from "../fixtures/weather/weather-vendors.ts";

const vendor = {
  provider: openMeteo,
  variable: "OPEN_METEO_URL",
  vendor: openMeteoVendor,
  coordinates: ["latitude", "longitude"],
} as const;

everyWeatherSource("Open-Meteo", () => openWeatherFixture(vendor));

it("Open-Meteo is asked every quarter of an hour at most, and tells the chance of rain", async () => {
  const house = await openWeatherFixture(vendor);
  house.choose({ place: { name: "Potsdam", latitude: 52.4, longitude: 13.06 } });
  const first = await house.source.weather();
  expect([first.today.precipChance, first.hourly[0]?.precipChance]).toEqual([40, 40]);
  for (let quarter = 0; quarter < 4; quarter += 1) {
    house.advance(15 * 60_000);
    await house.source.weather();
    await house.settle();
    await house.source.weather();
  }
  expect(house.asked()).toBe(5);
  await house.close();
});

it("each code of the weather models has a sky", () => {
  const skies = [
    [0, "clear"],
    [1, "clear"],
    [2, "partly"],
    [3, "cloudy"],
    [45, "fog"],
    [48, "fog"],
    [51, "drizzle"],
    [55, "drizzle"],
    [56, "sleet"],
    [61, "rain"],
    [66, "sleet"],
    [71, "snow"],
    [77, "snow"],
    [80, "rain"],
    [82, "rain"],
    [85, "snow"],
    [86, "snow"],
    [95, "thunder"],
    [99, "thunder"],
  ] as const;
  expect(skies.map(([code]) => [code, conditionOfCode(code)])).toEqual(skies);
});

it("a wrong address is refused at start by its name", () => {
  expect(() => openMeteo.configure({ OPEN_METEO_URL: "ftp://weather.example" })).toThrow(
    /OPEN_METEO_URL/,
  );
});
