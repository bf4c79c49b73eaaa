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
  const fixture = await openWeatherFixture(vendor);
  fixture.choose({ place: { name: "Potsdam", latitude: 52.4, longitude: 13.06 } });
  const first = await fixture.source.weather();
  expect([first.today.precipChance, first.hourly[0]?.precipChance]).toEqual([40, 40]);
  for (let quarter = 0; quarter < 4; quarter += 1) {
    fixture.advance(15 * 60_000);
    await fixture.source.weather();
    await fixture.settle();
    await fixture.source.weather();
  }
  expect(fixture.asked()).toBe(5);
  await fixture.close();
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
