import { createServer, type Server, type ServerResponse } from "node:http";
import { EventSource } from "undici";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveChange, LiveStream } from "../context/live.ts";
import { createLiveStream } from "./event-stream.ts";

// Node has no EventSource; undici's is a complete one, over real sockets.
let server: Server;
let url = "";
let asked: string[] = [];
let streams: ServerResponse[] = [];
let greet: (stream: ServerResponse) => void;
let live: LiveStream | undefined;

const say = (stream: ServerResponse | undefined, event: string, data: unknown) =>
  stream?.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

const listen = (port = 0) =>
  new Promise<void>((resolve) => {
    server = createServer((request, response) => {
      asked.push(request.url ?? "");
      streams.push(response);
      greet(response);
    });
    server.listen(port, "127.0.0.1", resolve);
  });
const hangUp = () =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });

beforeEach(async () => {
  asked = [];
  streams = [];
  greet = (stream) => {
    stream.writeHead(200, { "Content-Type": "text/event-stream" });
    say(stream, "hello", { revision: 7, version: "0.1.0" });
  };
  await listen();
  const address = server.address();
  if (typeof address === "object" && address !== null)
    url = `http://127.0.0.1:${address.port}/api/live`;
});
afterEach(async () => {
  live?.stop();
  await hangUp();
});

const open = (more: { isOnline?: () => boolean } = {}) => {
  const changes: LiveChange[] = [];
  const heard = { changes, gaps: 0, versions: [] as string[], states: [] as string[] };
  const made = createLiveStream({
    EventSource,
    url,
    firstWaitMs: 10,
    onHello: ({ version }) => heard.versions.push(version),
    onChange: (change) => changes.push(change),
    onGap: () => (heard.gaps += 1),
    ...more,
  });
  made.subscribe(() => heard.states.push(made.connection().state));
  live = made;
  made.start();
  return { live: made, heard };
};

const until = (fits: () => boolean) =>
  vi.waitFor(() => expect(fits()).toBe(true), { timeout: 3000, interval: 5 });

describe("the live stream of a screen", () => {
  it("is live from the first hello and hears what changed", async () => {
    const { live: wall, heard } = open();
    expect(wall.connection().state).toBe("reconnecting");
    await until(() => wall.connection().state === "live");
    say(streams[0], "change", { kind: "tasks", revision: 8 });
    await until(() => heard.changes.length === 1);
    expect(heard).toMatchObject({
      changes: [{ kind: "tasks", revision: 8 }],
      versions: ["0.1.0"],
      states: ["live"],
      gaps: 0,
    });
    expect(asked).toEqual(["/api/live"]);
  });

  it("comes back by itself and continues from the last change it heard", async () => {
    const { live: wall, heard } = open();
    await until(() => streams.length === 1 && wall.connection().state === "live");
    say(streams[0], "change", { kind: "tasks", revision: 9 });
    await until(() => heard.changes.length === 1);
    streams[0]?.destroy();
    await until(() => streams.length === 2 && wall.connection().state === "live");
    expect(asked).toEqual(["/api/live", "/api/live?since=9"]);
    expect(heard.states).toEqual(["live", "reconnecting", "live"]);
    say(streams[1], "change", { kind: "stars", revision: 10 });
    await until(() => heard.changes.length === 2);
  });

  it("continues from the first hello when nothing had changed before the break", async () => {
    const { live: wall } = open();
    await until(() => wall.connection().state === "live");
    streams[0]?.destroy();
    await until(() => streams.length === 2);
    expect(asked[1]).toBe("/api/live?since=7");
  });

  it("reads everything again when the server can't say what was missed", async () => {
    const { live: wall, heard } = open();
    await until(() => wall.connection().state === "live");
    const before = greet;
    greet = (stream) => {
      before(stream);
      say(stream, "resync", { revision: 2000 });
    };
    streams[0]?.destroy();
    await until(() => heard.gaps === 1);
    streams[1]?.destroy();
    await until(() => streams.length === 3);
    expect(asked[2]).toBe("/api/live?since=2000");
  });

  it("doesn't give up on a server that answers with errors for a while", async () => {
    const { live: wall } = open();
    await until(() => wall.connection().state === "live");
    const before = greet;
    greet = (stream) => (asked.length < 4 ? stream.writeHead(503).end() : before(stream));
    streams[0]?.destroy();
    await until(() => asked.length >= 4 && wall.connection().state === "live");
    expect(asked.length).toBe(4);
  });

  it("survives a restart of the server and then knows its new version", async () => {
    const { live: wall, heard } = open();
    await until(() => wall.connection().state === "live");
    const port = Number(new URL(url).port);
    await hangUp();
    await until(() => wall.connection().state === "reconnecting");
    greet = (stream) => {
      stream.writeHead(200, { "Content-Type": "text/event-stream" });
      say(stream, "hello", { revision: 2007, version: "0.2.0" });
    };
    await listen(port);
    await until(() => wall.connection().state === "live");
    expect(heard.versions).toEqual(["0.1.0", "0.2.0"]);
  });

  it("says offline where the device has no network, and since when", async () => {
    let online = true;
    const { live: wall } = open({ isOnline: () => online });
    await until(() => wall.connection().state === "live");
    const before = Date.now();
    online = false;
    await hangUp();
    await until(() => wall.connection().state === "offline");
    expect(wall.connection().since).toBeGreaterThanOrEqual(before);
    await listen();
  });

  it("takes a new stream in place of a doubtful one without a word on the screen", async () => {
    const { live: wall, heard } = open();
    await until(() => wall.connection().state === "live");
    wall.reconnect();
    await until(() => streams.length === 2 && streams[0]?.destroyed === true);
    say(streams[1], "change", { kind: "weather", revision: 8 });
    await until(() => heard.changes.length === 1);
    expect(heard.states).toEqual(["live"]);
  });

  it("doesn't wait for a greeting that was asked for before the device lost its network", async () => {
    let online = true;
    greet = () => undefined;
    const { live: phone } = open({ isOnline: () => online });
    await until(() => asked.length === 1);
    phone.reconnect();
    online = false;
    phone.reconnect();
    await until(() => asked.length === 2);
    expect(streams[0]?.destroyed).toBe(true);
  });

  it("takes a new stream after a sign-in or sign-out, also right after the last one, and misses nothing", async () => {
    const { live: phone, heard } = open();
    await until(() => phone.connection().state === "live");
    phone.reopen();
    await until(() => streams.length === 2 && streams[0]?.destroyed === true);
    phone.reopen();
    await until(() => streams.length === 3 && streams[1]?.destroyed === true);
    expect(asked.slice(1)).toEqual(["/api/live?since=7", "/api/live?since=7"]);
    say(streams[2], "change", { kind: "settings", revision: 8 });
    await until(() => heard.changes.length === 1);
    expect(heard.states).toEqual(["live"]);
  });

  it("finds out that a stream is dead when a write's own change doesn't come", async () => {
    const { live: wall } = open();
    await until(() => wall.connection().state === "live");
    wall.expectRevision(8);
    await until(() => asked.length === 2);
    expect(asked[1]).toBe("/api/live?since=7");
  });

  it("is quiet after it was stopped", async () => {
    const { live: wall } = open();
    await until(() => wall.connection().state === "live");
    wall.stop();
    await until(() => streams[0]?.destroyed === true);
    wall.reconnect();
    wall.reopen();
    expect(asked).toHaveLength(1);
  });
});
