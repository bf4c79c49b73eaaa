import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { openLiveStream, type TestLiveStream } from "../../fixtures/http/live-stream.ts";

let server: TestServer;
const streams: TestLiveStream[] = [];
const listen = async (
  headers: Record<string, string> = {},
  query = "",
): Promise<TestLiveStream> => {
  const stream = await openLiveStream(server.url, headers, query);
  streams.push(stream);
  return stream;
};
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  await server.close();
});

const somebodyComes = () => openTestBrowser(server).send("POST", "/api/presence");

describe("the live stream", () => {
  it("greets with the revision and the version", async () => {
    const stream = await listen();
    const hello = await stream.until(({ event }) => event === "hello");
    expect(hello.data).toEqual({
      revision: expect.any(Number),
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    expect(stream.headers["content-type"]).toContain("text/event-stream");
    expect(stream.headers["cache-control"]).toContain("no-transform");
  });

  it("tells every screen of a change before the one who made it has the answer", async () => {
    const walls = await Promise.all([listen(), listen(), listen()]);
    const answer = await somebodyComes();
    const revision = Number(answer.headers.get("x-wall-revision"));
    for (const wall of walls) {
      const change = await wall.until(({ event }) => event === "change");
      expect(change).toEqual({
        event: "change",
        id: String(revision),
        data: { kind: "presence", revision },
      });
    }
  });

  it("goes on where a screen stopped listening", async () => {
    const before = await listen();
    const { revision } = (await before.until(({ event }) => event === "hello")).data;
    before.close();
    await somebodyComes();
    await somebodyComes();
    const after = await listen({ "last-event-id": String(revision) });
    await after.until(({ data }) => data.revision === revision + 2 && data.kind === "presence");
    expect(after.events.filter(({ event }) => event === "change")).toHaveLength(2);
    const bySince = await listen({}, `?since=${revision + 1}`);
    await bySince.until(({ event, data }) => event === "change" && data.revision === revision + 2);
    expect(bySince.events.filter(({ event }) => event === "change")).toHaveLength(1);
  });

  it("says resync to a screen that was away too long, or from before a restart", async () => {
    const { revision } = (await (await listen()).until(({ event }) => event === "hello")).data;
    for (const since of [1, revision + 500]) {
      const lost = await listen({}, `?since=${since}`);
      await lost.until(({ event }) => event === "resync");
    }
    await server.restart();
    const afterRestart = await listen({ "last-event-id": String(revision) });
    const hello = await afterRestart.until(({ event }) => event === "hello");
    expect(hello.data.revision).toBeGreaterThan(revision);
    await afterRestart.until(({ event }) => event === "resync");
  });

  it("says nothing when somebody leaves, and nothing to a screen about a refused write", async () => {
    const wall = await listen();
    await openTestBrowser(server).send("POST", "/api/presence", { present: false });
    await openTestBrowser(server).send("POST", "/api/presence", { present: "yes" });
    await somebodyComes();
    await wall.until(({ event }) => event === "change");
    expect(wall.events.filter(({ event }) => event === "change")).toHaveLength(1);
  });

  it("ends at once when the server stops", async () => {
    await listen();
    const begun = performance.now();
    await server.restart();
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});
