import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { conditionOfSymbol, metNo } from "#server/providers/weather/met-no.ts";
import { everyWeatherSource } from "#server/providers/weather/suite.ts";
import { openWeatherFixture } from "../fixtures/weather/weather-fixture.ts";
import { metNoExpiresMs, metNoVendor } from "../fixtures/weather/weather-vendors.ts";

const vendor = {
  provider: metNo,
  variable: "METNO_URL",
  vendor: metNoVendor,
  coordinates: ["lat", "lon"],
} as const;
const minute = 60_000;

everyWeatherSource("MET Norway", () => openWeatherFixture(vendor));

describe("MET Norway's terms", () => {
  let fixture: Awaited<ReturnType<typeof openWeatherFixture>>;
  beforeEach(async () => {
    fixture = await openWeatherFixture(vendor);
    fixture.choose({ place: { name: "Potsdam", latitude: 52.40123, longitude: 13.05987 } });
  });
  afterEach(() => fixture.close());
  const readAfter = async (ms: number) => {
    fixture.advance(ms);
    await fixture.source.weather();
    await fixture.settle();
    return fixture.source.weather();
  };

  it("the house says its name and version", async () => {
    await fixture.source.weather();
    expect(fixture.questions[0]?.headers["user-agent"]).toMatch(/^FamilyWall\/1\.2\.3 /);
  });

  it("nothing is asked again before it expires", async () => {
    await fixture.source.weather();
    await readAfter(metNoExpiresMs - minute);
    expect(fixture.asked()).toBe(1);
    await readAfter(minute);
    expect(fixture.asked()).toBe(2);
  });

  it("what hasn't changed isn't sent again, and counts as fresh", async () => {
    fixture.tell({ temp: () => 2 });
    const first = await fixture.source.weather();
    fixture.tell({ temp: () => 12 });
    const second = await readAfter(metNoExpiresMs);
    expect(fixture.questions[1]?.headers["if-modified-since"]).toBe(
      "Fri, 20 Nov 2026 12:00:00 GMT",
    );
    expect(second).toMatchObject({ current: { temp: 2 }, stale: false });
    expect(Date.parse(second.fetchedAt) - Date.parse(first.fetchedAt)).toBe(metNoExpiresMs);
    expect((await readAfter(metNoExpiresMs)).current.temp).toBe(12);
  });

  it("an answer that asks to be left alone for long is left alone for so long", async () => {
    await fixture.source.weather();
    await fixture.fail("busy");
    fixture.advance(metNoExpiresMs);
    for (let seconds = 0; seconds < 90; seconds += 10) {
      await readAfter(0);
      fixture.advance(10_000);
    }
    expect(fixture.asked()).toBe(2);
    await readAfter(0);
    expect(fixture.asked()).toBe(3);
  });

  it("a chance of rain that nobody told isn't invented", async () => {
    const { today, hourly, week } = await fixture.source.weather();
    for (const each of [today, ...hourly, ...week]) expect(each).not.toHaveProperty("precipChance");
  });
});

it("each symbol has a sky, by day, by night and in polar twilight", () => {
  const skies = [
    ["clearsky_polartwilight", "clear"],
    ["fair_night", "clear"],
    ["partlycloudy_day", "partly"],
    ["cloudy", "cloudy"],
    ["fog", "fog"],
    ["lightrain", "drizzle"],
    ["lightrainshowers_day", "drizzle"],
    ["rain", "rain"],
    ["heavyrainshowers_night", "rain"],
    ["lightsleet", "sleet"],
    ["heavysnowshowers_day", "snow"],
    ["lightssnowshowersandthunder_day", "thunder"],
    ["lightsleetandthunder", "thunder"],
    ["a word of next year", "cloudy"],
  ] as const;
  expect(skies.map(([symbol]) => [symbol, conditionOfSymbol(symbol)])).toEqual(skies);
});
