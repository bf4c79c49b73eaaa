import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type FeedServer, startFeedServer } from "../../fixtures/calendar/feed-server.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";
import { openMeteoVendor } from "../../fixtures/weather/weather-vendors.ts";

let vendor: FeedServer;
let server: TestServer;
let parent: TestBrowser;
const open = async (env: Record<string, string> = {}): Promise<void> => {
  server = await startTestServer({
    env: { ...familyPins, OPEN_METEO_URL: `${vendor.url}/v1/forecast`, ...env },
  });
  parent = openTestBrowser(server);
  await unlockBrowser(parent, "mom", "2468");
};
beforeEach(async () => {
  vendor = await startFeedServer();
  vendor.answer(
    "/v1/forecast",
    openMeteoVendor({
      now: () => server.clock.now(),
      skyAt: () => ({ condition: "snow", temp: -3, chance: 80 }),
    }),
  );
});
afterEach(async () => {
  await server.close();
  await vendor.stop();
});
const potsdam = {
  ...{ WEATHER_LATITUDE: "52.4", WEATHER_LONGITUDE: "13.06", WEATHER_PLACE: "Potsdam" },
};
const stateOf = async () => (await parent.get("/api/health")).body.sources.weather;

describe("the weather of a house", () => {
  it("is unconfigured until a place is chosen, and there at once when it is", async () => {
    await open();
    const before = await parent.get("/api/weather");
    expect(before).toMatchObject({
      status: 503,
      body: { code: "unconfigured", source: "weather" },
    });
    expect(await stateOf()).toEqual({ provider: "open-meteo", state: "unconfigured" });
    expect(vendor.count("/v1/forecast").asked).toBe(0);

    const place = { name: "Potsdam", latitude: 52.4, longitude: 13.06 };
    await parent.send("PATCH", "/api/settings", { place });
    const after = await parent.get("/api/weather");
    expect(after).toMatchObject({
      status: 200,
      body: { place: "Potsdam", current: { temp: -3, condition: "snow" }, stale: false },
    });
    expect(await stateOf()).toMatchObject({ provider: "open-meteo", state: "ok" });
  });

  it("follows the units of the house, and keeps quiet about its coordinates", async () => {
    await open(potsdam);
    await parent.send("PATCH", "/api/settings", { units: "imperial" });
    const { body } = await parent.get("/api/weather");
    expect(body).toMatchObject({ units: "imperial", current: { temp: 26.6 } });
    expect(JSON.stringify(body)).not.toContain("13.06");
  });

  it("reaches every screen over the live stream when there is something new", async () => {
    await open(potsdam);
    await parent.get("/api/weather");
    const stream = await openLiveStream(server.url);
    server.clock.advance(15 * 60_000);
    await parent.get("/api/weather");
    const change = await stream.until((event) => event.data["kind"] === "weather");
    expect(change).toMatchObject({ event: "change" });
    stream.close();
  });

  it("outlives its source and a restart, marked as old", async () => {
    await open(potsdam);
    const { fetchedAt } = (await parent.get("/api/weather")).body;
    await vendor.stop();
    server.clock.advance(60 * 60_000);
    await server.restart();
    const old = await openTestBrowser(server).get("/api/weather");
    expect(old).toMatchObject({ status: 200, body: { stale: true, fetchedAt } });
  });

  it("is unreachable when its source never answered", async () => {
    await vendor.stop();
    await open(potsdam);
    const answer = await parent.get("/api/weather");
    expect(answer).toMatchObject({ status: 503, body: { code: "unreachable", source: "weather" } });
    expect(await stateOf()).toMatchObject({ state: "unreachable", code: "refused" });
  });

  it("comes from the backend that the operator names, and from no other", async () => {
    await open({ ...potsdam, WEATHER_PROVIDER: "met-no", METNO_URL: `${vendor.url}/met` });
    await parent.get("/api/weather");
    expect(vendor.count("/met").asked).toBe(1);
    expect(vendor.count("/v1/forecast").asked).toBe(0);
    expect((await parent.get("/api/providers")).body.weather.provider).toBe("met-no");
  });
});

it("a word that names no weather is refused at start", async () => {
  await open();
  await expect(startTestServer({ env: { WEATHER_PROVIDER: "frog" } })).rejects.toThrow(
    /WEATHER_PROVIDER.*open-meteo or met-no/s,
  );
});
