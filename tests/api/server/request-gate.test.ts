import { hostname } from "node:os";
import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: { ALLOWED_HOSTS: "wall.test", PUBLIC_URL: "https://home.example" },
  });
});
afterAll(() => server.close());

const statusFor = (
  path: string,
  headers: Record<string, string>,
  method = "GET",
): Promise<number> =>
  new Promise((done, fail) => {
    const asked = request(server.url + path, { headers, method }, (response) => {
      response.destroy();
      done(response.statusCode ?? 0);
    });
    asked.on("error", fail);
    asked.end();
  });

describe("the name that a browser calls the wall", () => {
  const machine = hostname().toLowerCase().split(".")[0] ?? "";
  it.each([
    "127.0.0.1",
    "192.168.1.20:8080",
    "[::1]:8080",
    "localhost:8080",
    machine,
    `${machine}.local`,
    `${machine}.home.arpa:80`,
    "wall.test:8080",
    "home.example",
    "WALL.TEST",
  ])("may be %s", async (host) => {
    expect(await statusFor("/api/members", { host })).toBe(200);
  });

  it.each([
    "evil.example",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "wall.test@evil.example",
    "evil.local",
  ])("may not be %s", async (host) => {
    expect(await statusFor("/api/members", { host })).toBe(421);
    expect(await statusFor("/", { host })).toBe(421);
  });

  it("may not be two at once, of which a proxy sees one and the wall the other", async () => {
    const { hostname: host, port } = new URL(server.url);
    for (const second of ["127.0.0.1", "evil.example"]) {
      const socket = connect(Number(port), host);
      socket.write(
        `GET /api/members HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: ${second}\r\nConnection: close\r\n\r\n`,
      );
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"field":"Host"');
    }
  });

  it.each([
    ["http://evil.example/api/members", 421],
    ["http://wall.test@evil.example/api/members", 421],
    ["HTTPS://EVIL.EXAMPLE", 421],
    ["http://wall.test:8080/api/members", 200],
    ["http://127.0.0.1/api/members", 200],
  ])("counts also where the request's target says it: %s", async (target, status) => {
    const { hostname: host, port } = new URL(server.url);
    const socket = connect(Number(port), host);
    socket.write(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it("is explained on a page to people", async () => {
    const page = await new Promise<string>((done) => {
      request(
        server.url,
        { headers: { host: "evil.example", accept: "text/html" } },
        (response) => {
          let html = "";
          response.on("data", (chunk: Buffer) => (html += chunk.toString()));
          response.on("end", () => done(html));
        },
      ).end();
    });
    expect(page).toContain("ALLOWED_HOSTS");
    expect(page).toContain("<h1>");
  });
});

describe("another web page", () => {
  it.each(["https://evil.example", "null", "http://localhost:1", "http://127.0.0.1"])(
    "can't write, read or listen from %s",
    async (origin) => {
      expect(await statusFor("/api/presence", { origin }, "POST")).toBe(403);
      expect(await statusFor("/api/members", { origin })).toBe(403);
      expect(await statusFor("/api/live", { origin })).toBe(403);
    },
  );

  it("is told apart from the wall's own pages and from programs", async () => {
    expect(await statusFor("/api/presence", { origin: server.url }, "POST")).toBe(200);
    expect(await statusFor("/api/presence", { origin: "https://home.example" }, "POST")).toBe(200);
    expect(await statusFor("/api/presence", {}, "POST")).toBe(200);
  });

  it("never gets a header that opens the wall to it", async () => {
    const { headers } = await openTestBrowser(server).get("/api/members", { origin: server.url });
    expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

describe("a presence sensor", () => {
  it("needs the token where the house wants one", async () => {
    await server.restart({ PRESENCE_TOKEN: "a-long-word" });
    const sensor = openTestBrowser(server);
    expect((await sensor.send("POST", "/api/presence")).status).toBe(401);
    expect(
      (await sensor.send("POST", "/api/presence", {}, { "x-presence-token": "a-wrong-word" }))
        .status,
    ).toBe(401);
    const right = await sensor.send(
      "POST",
      "/api/presence",
      { present: true },
      { "x-presence-token": "a-long-word" },
    );
    expect(right.body).toEqual({ ok: true });
    expect((await sensor.get("/api/presence")).body).toEqual({
      present: true,
      changedAt: "2026-11-20T16:42:00.000Z",
    });
  });
});
