import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
let phone: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ env: { MEMBER_PIN_MOM: "2468" } });
  phone = openTestBrowser(server);
});
afterAll(() => server.close());

const close = "/api/board/routine/nothing/close";

describe("bad input", () => {
  it("names the unknown field", async () => {
    const answer = await phone.send("POST", "/api/unlock", {
      memberId: "mom",
      pin: "2468",
      admin: true,
    });
    expect([answer.status, answer.body.field]).toEqual([400, "admin"]);
  });

  it("names the field that has the wrong type", async () => {
    const answer = await phone.send("POST", close, { memberId: 7 });
    expect([answer.status, answer.body.field]).toEqual([400, "memberId"]);
  });

  it("names the field that is missing", async () => {
    const answer = await phone.send("POST", close, {});
    expect([answer.status, answer.body.field]).toEqual([400, "memberId"]);
  });

  it.each([
    ["broken JSON", "{", {}, 400],
    ["a form", "memberId=mia", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["plain text", '{"memberId":"mia"}', { "content-type": "text/plain" }, 415],
    ["300 kB", JSON.stringify({ memberId: "x".repeat(300_000) }), {}, 413],
    ["a list", "[]", {}, 400],
    ["a number", "7", {}, 400],
    ["null", "null", {}, 400],
    ["nothing at all", undefined, {}, 400],
  ])("refuses %s as a body", async (_what, body, headers, status) => {
    const answer = await phone.send("POST", close, body, headers);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatch(/\S/);
  });

  it("refuses a prototype in disguise", async () => {
    const answer = await phone.send(
      "POST",
      close,
      '{"memberId":"mia","__proto__":{"parent":true}}',
    );
    expect(answer.status).toBe(400);
    expect(({} as Record<string, unknown>)["parent"]).toBeUndefined();
  });

  it.each(["__proto__", "..%2F..%2Fetc%2Fpasswd", "constructor", "%00", "a".repeat(200), "🦊"])(
    "knows no task called %s",
    async (id) => {
      const answer = await phone.send("POST", `/api/board/routine/${encodeURI(id)}/close`, {
        memberId: "mia",
      });
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).toContain("application/json");
    },
  );

  it("refuses an address that is spelled wrong", async () => {
    expect(
      (await phone.send("POST", "/api/board/routine/%E0%A4%A/close", { memberId: "mia" })).status,
    ).toBe(400);
  });
});

describe("what isn't there", () => {
  it("is a 404 for a board that the wall hasn't, and for an id that can't be one", async () => {
    expect((await phone.get("/api/board/nothing")).status).toBe(404);
    const long = await phone.send("POST", `/api/tasks/${"a".repeat(300)}/close`, {
      memberId: "mia",
    });
    expect([long.status, typeof long.body.error]).toEqual([404, "string"]);
  });

  it("is a JSON 404 under /api", async () => {
    for (const path of ["/api/nothing", "/api", "/api/", "/api/members/mia/nothing"]) {
      const answer = await phone.get(path);
      expect([answer.status, typeof answer.body.error], path).toEqual([404, "string"]);
    }
  });

  it("is a 405 that names the methods for a wrong one", async () => {
    const answer = await phone.send("DELETE", "/api/balances");
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "HEAD, GET"]);
  });
});

describe("rooms that have no source yet", () => {
  it.each([
    ["/api/weather", "weather"],
    ["/api/photos", "photos"],
    ["/api/budget", "budget"],
    ["/api/budget?period=ytd", "budget"],
    ["/api/calendar", "calendar"],
  ])("answer 503 at %s, and say which source it is", async (path, source) => {
    const answer = await phone.get(path);
    expect([answer.status, answer.body.code, answer.body.source]).toEqual([
      503,
      "unconfigured",
      source,
    ]);
    expect(answer.body.error).toMatch(/\S/);
  });

  it("check the input first", async () => {
    expect((await phone.get("/api/budget?period=decade")).status).toBe(400);
    expect((await phone.get("/api/calendar?start=tomorrow")).body.field).toBe("start");
  });

  it("are told by health without asking anybody", async () => {
    const { body } = await phone.get("/api/health");
    expect(body.ok).toBe(true);
    expect(body.sources.weather.state).toBe("unconfigured");
    expect(body.sources.tasks).toMatchObject({ provider: "local", state: "ok" });
  });
});

describe("every answer", () => {
  it("keeps to strict headers and is never stored", async () => {
    for (const path of ["/api/members", "/api/nothing", "/api/weather"]) {
      const { headers } = await phone.get(path);
      expect(headers.get("content-security-policy")).toContain("default-src 'self'");
      expect(headers.get("content-security-policy")).not.toContain("unsafe");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("strict-transport-security")).toBeNull();
      expect(headers.get("cache-control")).toContain("no-store");
    }
  });

  it.each(["/api/board/routine", "/api/mealplan"])(
    "may be kept by a browser that asks whether %s is still the same",
    async (path) => {
      const { status, headers } = await phone.get(path);
      expect([status, headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
      // As a browser asks by itself; a program's own fetch would ask for everything anew.
      const known = { "if-none-match": headers.get("etag") ?? "", "cache-control": "max-age=0" };
      const again = await phone.get(path, known);
      expect([again.status, again.headers.get("cache-control")]).toEqual([
        304,
        "private, no-cache",
      ]);
    },
  );

  it("carries no secret of the roster", async () => {
    const { body } = await phone.get("/api/members");
    expect(body).toEqual([
      { id: "mia", name: "Mia", color: "#d9662b", kid: true, parent: false, hasPin: false },
      { id: "leo", name: "Leo", color: "#2a8f6d", kid: true, parent: false, hasPin: false },
      { id: "mom", name: "Mom", color: "#c94f7c", kid: false, parent: true, hasPin: true },
      { id: "dad", name: "Dad", color: "#2f6fb5", kid: false, parent: true, hasPin: false },
    ]);
  });
});

describe("a write that is sent again with its key", () => {
  it("is answered again and not done again", async () => {
    const todo = { title: "Buy stamps", list: "todo" };
    const key = { "idempotency-key": "stamps-1" };
    const first = await phone.send("POST", "/api/tasks", todo, key);
    const again = await phone.send("POST", "/api/tasks", todo, key);
    expect(first.status).toBe(201);
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    const { body } = await phone.get("/api/tasks/todos");
    expect(
      body.items.filter(({ title }: { title: string }) => title === "Buy stamps"),
    ).toHaveLength(1);
  });

  it("is remembered over a restart, and a key can't stand for two requests", async () => {
    await server.restart();
    const key = { "idempotency-key": "stamps-1" };
    expect(
      (await phone.send("POST", "/api/tasks", { title: "Buy stamps", list: "todo" }, key)).status,
    ).toBe(201);
    const other = await phone.send(
      "POST",
      "/api/tasks",
      { title: "Sell stamps", list: "todo" },
      key,
    );
    expect([other.status, other.body.code]).toEqual([409, "idempotencyKeyReused"]);
    const lesson = { start: "2026-11-20T17:00:00Z", end: "2026-11-20T18:00:00Z", title: "Piano" };
    const { id } = (
      await phone.send("POST", "/api/calendar/events", { ...lesson, recurrence: "FREQ=WEEKLY" })
    ).body;
    const takeOff = (day: number) =>
      phone.send(
        "DELETE",
        `/api/calendar/events/${id}?scope=one&occurrence=2026-11-${day}T17:00:00.000Z`,
        undefined,
        { "idempotency-key": "piano-1" },
      );
    expect((await takeOff(20)).status).toBe(204);
    expect((await takeOff(20)).status).toBe(204);
    expect((await takeOff(27)).body.code).toBe("idempotencyKeyReused");
    const { body } = await phone.get("/api/tasks/todos");
    expect(body.items).toHaveLength(1);
  });

  it("is done again after eight days", async () => {
    server.clock.advance(8 * 24 * 3600 * 1000 + 1);
    const key = { "idempotency-key": "stamps-1" };
    await phone.send("POST", "/api/tasks", { title: "Buy stamps", list: "todo" }, key);
    const { body } = await phone.get("/api/tasks/todos");
    expect(body.items).toHaveLength(2);
  });

  it("is not done again by who says that it comes again, for ninety days", async () => {
    const send = () =>
      phone.send(
        "POST",
        "/api/tasks",
        { title: "Buy stamps", list: "todo" },
        { "idempotency-key": "stamps-1", "idempotency-again": "yes" },
      );
    expect((await send()).status).toBe(201);
    server.clock.advance(89 * 24 * 3600 * 1000);
    const again = await send();
    expect([again.status, again.body.code]).toEqual([409, "arrivedBefore"]);
    server.clock.advance(24 * 3600 * 1000);
    await server.restart();
    expect((await phone.get("/api/tasks/todos")).body.items).toHaveLength(2);
  });
});

describe("settings", () => {
  it("are for parents, all or nothing, and known to every client", async () => {
    expect((await phone.get("/api/settings")).status).toBe(401);
    await phone.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
    const wrong = await phone.send("PATCH", "/api/settings", { locale: "de", sleepStart: "25:00" });
    expect([wrong.status, wrong.body.field]).toEqual([400, "sleepStart"]);
    // A distance from UTC knows no changes of the clocks, and calendar files can't name it.
    for (const timeZone of ["+05:00", "-0330", "Mars/Base"])
      expect(await phone.send("PATCH", "/api/settings", { timeZone })).toMatchObject({
        ...{ status: 400, body: { field: "timeZone" } },
      });
    expect((await phone.get("/api/config")).body.locale).toBe("auto");
    expect((await phone.send("PATCH", "/api/settings", { locale: "de" })).body.locale).toBe("de");
    await server.restart();
    expect((await phone.get("/api/config")).body.locale).toBe("de");
  });
});
