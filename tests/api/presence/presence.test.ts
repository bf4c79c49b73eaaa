import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const report = (body?: BodyInit, type?: string): Promise<Response> =>
  fetch(`${server.url}/api/presence`, {
    method: "POST",
    ...(body === undefined ? {} : { body }),
    ...(type === undefined ? {} : { headers: { "Content-Type": type } }),
  });
const isPresent = async (): Promise<boolean> =>
  (await (await fetch(`${server.url}/api/presence`)).json()).present;

describe("a sensor in the kitchen", () => {
  beforeEach(async () => {
    await report('{"present": false}', "application/json");
    if (await isPresent()) throw new Error("nobody is there at first");
  });

  it.each([
    ["nothing at all", undefined, undefined],
    ["a form", "motion=on", "application/x-www-form-urlencoded"],
    ["plain words", "somebody", "text/plain"],
    ["broken JSON", '{"present": fal', "application/json"],
    ["JSON of another kind", "[false]", "application/json"],
    ["JSON with a word for it", '{"present": "false"}', "application/json"],
    ["a type that nobody knows", "x", "not a type"],
    ["bytes", new Uint8Array([0, 255, 254]), "application/octet-stream"],
    ["64 KB", "x".repeat(64 * 1024), "text/plain"],
  ])("wakes the wall with %s", async (_what, body, type) => {
    const answer = await report(body, type);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    expect(await isPresent()).toBe(true);
  });

  it("says that nobody is there with more than the wall asks for, whatever the type", async () => {
    await report();
    await report('{"present": false, "sensor": "hall", "lux": 3}', "text/plain");
    expect(await isPresent()).toBe(false);
  });

  it("is refused with more than 64 KB", async () => {
    expect((await report("x".repeat(64 * 1024 + 1), "text/plain")).status).toBe(413);
    expect(await isPresent()).toBe(false);
  });

  it("still needs the token that the operator set, and no other site", async () => {
    await server.restart({ PRESENCE_TOKEN: "a-long-secret" });
    expect((await report("motion", "text/plain")).status).toBe(401);
    const foreign = await fetch(`${server.url}/api/presence`, {
      method: "POST",
      headers: { Origin: "https://elsewhere.example", "X-Presence-Token": "a-long-secret" },
    });
    expect(foreign.status).toBe(403);
  });
});
