import { Agent, EventSource } from "undici";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLiveStream } from "#client/live/event-stream.ts";
import type { LiveStream } from "#client/context/live.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins, signInBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";

let server: TestServer;
let phone: TestBrowser;
let mom: TestBrowser;
let live: LiveStream;
let states: string[];
let agent: Agent;

/** A page's own stream, with the browser's current cookies. */
const streamOf = (browser: TestBrowser) =>
  class extends EventSource {
    constructor(url: string) {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const dispatcher = agent.compose((dispatch) => (options, handler) => {
        const headers = Object.assign({}, options.headers, cookie === "" ? {} : { cookie });
        return dispatch({ ...options, headers }, handler);
      });
      super(url, { node: { dispatcher } });
    }
  };

const until = (fits: () => boolean) =>
  vi.waitFor(() => expect(fits()).toBe(true), { timeout: 3000, interval: 5 });

beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  agent = new Agent();
  [phone, mom] = [openTestBrowser(server), openTestBrowser(server)];
  await unlockBrowser(mom, "mom", "2468");
  states = [];
  live = createLiveStream({
    EventSource: streamOf(phone),
    url: `${server.url}/api/live`,
    firstWaitMs: 10,
    onHello: () => states.push("hello"),
    onChange: ({ kind }) => states.push(kind),
    onGap: () => states.push("gap"),
  });
  live.subscribe(() => states.push(live.connection().state));
  live.start();
  await until(() => live.connection().state === "live");
});
afterEach(async () => {
  live.stop();
  await agent.destroy();
  await server.close();
});

const hellos = (): number => states.filter((state) => state === "hello").length;

/** Reopens the stream and waits for its greeting, because a stream that closes earlier is never registered. */
const renew = async (): Promise<void> => {
  const before = hellos();
  live.reopen();
  await until(() => hellos() > before);
};

const revoke = async (): Promise<void> => {
  const { items } = (await mom.get("/api/devices")).body;
  const { id } = items.find(({ memberId }: { memberId?: string }) => memberId === "mia");
  expect((await mom.send("DELETE", `/api/devices/${id}`)).status).toBe(204);
};

it("a phone that listens is here now, however long ago its cookie was renewed, and isn't once it has gone", async () => {
  const mias = async () => {
    const { items } = (await mom.get("/api/devices")).body;
    return items.find(({ memberId }: { memberId?: string }) => memberId === "mia").live;
  };
  await signInBrowser(phone, "mia", "1234");
  await renew();
  expect(await mias()).toBe(true);
  live.stop();
  await expect.poll(mias).toBe(false);
});

describe("a phone whose stream was open before it was signed in", () => {
  it("is known by its stream from then on, so that revoking it ends stream and session", async () => {
    await signInBrowser(phone, "mia", "1234");
    await renew();
    states.length = 0;
    await revoke();
    expect((await phone.get("/api/session")).status).toBe(401);
    // The stream ended; the next one has no member, and receives what was announced meanwhile.
    await until(() => states.includes("settings"));
    expect(states).toEqual(["reconnecting", "hello", "live", "settings"]);
  });

  it("is known as whoever signed in last", async () => {
    await signInBrowser(phone, "mia", "1234");
    await renew();
    expect((await phone.send("DELETE", "/api/session")).status).toBe(204);
    await renew();
    await signInBrowser(phone, "mia", "1234");
    await renew();
    states.length = 0;
    await revoke();
    await until(() => states.includes("settings"));
    expect(states).toEqual(["reconnecting", "hello", "live", "settings"]);
  });
});
