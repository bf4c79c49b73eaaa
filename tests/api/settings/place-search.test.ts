import { createServer, type RequestListener, type Server } from "node:http";
import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";

const potsdam = {
  id: 2852458,
  name: "Potsdam",
  latitude: 52.39886,
  longitude: 13.06566,
  elevation: 35,
  feature_code: "PPLA",
  country_code: "DE",
  timezone: "Europe/Berlin",
  country: "Deutschland",
  admin1: "Brandenburg",
};

let geocoding: Server;
let asked: string[];
let answer: RequestListener;
let server: TestServer;
let parent: TestBrowser;
beforeEach(async () => {
  asked = [];
  answer = (_request, response) =>
    response.end(JSON.stringify({ results: [potsdam, { ...potsdam, admin1: undefined }] }));
  geocoding = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  geocoding.listen(0, "127.0.0.1");
  await once(geocoding, "listening");
  const address = geocoding.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  server = await startTestServer({
    env: {
      ...familyPins,
      OPEN_METEO_GEOCODING_URL: `http://127.0.0.1:${address.port}/v1/search`,
    },
  });
  parent = openTestBrowser(server);
  await signInBrowser(parent, "mom", "2468");
});
afterEach(async () => {
  await server.close();
  geocoding.closeAllConnections();
  geocoding.close();
});

describe("looking for a place", () => {
  it("finds it with its region and zone, no finer than the weather needs", async () => {
    const { status, body } = await parent.get("/api/places?q=%20Potsdam&language=de-AT");
    expect(status).toBe(200);
    const found = {
      ...{ name: "Potsdam", latitude: 52.4, longitude: 13.07 },
      ...{ country: "Deutschland", timeZone: "Europe/Berlin" },
    };
    expect(body.items).toEqual([{ ...found, region: "Brandenburg" }, found]);
    expect(asked).toEqual(["/v1/search?name=Potsdam&count=8&language=de&format=json"]);
  });

  it("asks for the same name once an hour, however often it is typed", async () => {
    await Promise.all([1, 2, 3].map(() => parent.get("/api/places?q=Potsdam")));
    await parent.get("/api/places?q=potsdam");
    expect(asked).toHaveLength(1);
    server.clock.advance(3_601_000);
    await parent.get("/api/places?q=potsdam");
    expect(asked).toHaveLength(2);
  });

  it("finds nothing where there is nothing", async () => {
    answer = (_request, response) => response.end('{"generationtime_ms":0.5}');
    expect((await parent.get("/api/places?q=Xyzzy")).body).toEqual({ items: [] });
  });

  it.each<[string, RequestListener]>([
    ["an error", (_request, response) => response.writeHead(500).end()],
    ["a web page", (_request, response) => response.end("<html>")],
    [
      "places without coordinates",
      (_request, response) => response.end('{"results":[{"name":"X"}]}'),
    ],
    ["nothing, and hangs up", (request) => request.socket.destroy()],
  ])(
    "says so in a sentence where the search answers %s, and asks again later",
    async (_what, wrong) => {
      const right = answer;
      answer = wrong;
      const failed = await parent.get("/api/places?q=Potsdam");
      expect(failed.status).toBe(502);
      expect(failed.body.error).toMatch(/place search doesn't answer/);
      answer = right;
      expect((await parent.get("/api/places?q=Potsdam")).status).toBe(200);
    },
  );

  it("is a parent's, and needs two letters", async () => {
    expect((await openTestBrowser(server).get("/api/places?q=Potsdam")).status).toBe(401);
    expect((await parent.get("/api/places?q=P")).body.field).toBe("q");
    expect((await parent.get("/api/places")).body.field).toBe("q");
    expect(asked).toEqual([]);
  });

  it("is told on the privacy page: whom, why and how often, never what for", async () => {
    expect((await parent.get("/api/privacy")).body).toEqual({
      since: "2026-11-20T16:42:00.000Z",
      hosts: [],
    });
    server.clock.advance(60_000);
    await parent.get("/api/places?q=Potsdam");
    await parent.get("/api/places?q=Werder");
    const { body } = await parent.get("/api/privacy");
    expect(body.hosts).toEqual([
      { host: "127.0.0.1", purpose: "setup", count: 2, lastAt: "2026-11-20T16:43:00.000Z" },
    ]);
    expect((await openTestBrowser(server).get("/api/privacy")).status).toBe(401);
  });
});
