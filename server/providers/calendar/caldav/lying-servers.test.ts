import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createOutbound } from "#server/platform/outbound/outbound.ts";
import { systemClock } from "#server/platform/clock.ts";
import { canarySecret } from "#tests/fixtures/calendar/canary-secret.ts";
import { openDavClient } from "#tests/fixtures/calendar/dav-client.ts";
import { type DavServer, startDavServer } from "#tests/fixtures/calendar/dav-server.ts";
import { accountErrorSentence } from "./account-view.ts";
import { createDavClient } from "./dav/dav-client.ts";
import { findCalendars } from "./dav/find-calendars.ts";

const pairs = join(import.meta.dirname, "../../../../tests/fixtures/tls");
const readPair = (name: string) => ({
  cert: readFileSync(join(pairs, `${name}.pem`)),
  key: readFileSync(join(pairs, `${name}-key.pem`)),
});

describe("a server whose certificate lies", () => {
  it.each(["wall", "expired"])("is told nothing: %s", async (name) => {
    let asked = 0;
    const server = createServer(readPair(name), (_request, response) => {
      asked += 1;
      response.end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    const url = `https://127.0.0.1:${address.port}/`;
    const client = openDavClient({ url, user: "kim", password: canarySecret });
    await expect(findCalendars(client)).rejects.toMatchObject({ code: "tls" });
    expect([asked, accountErrorSentence("tls")]).toEqual([
      0,
      expect.stringContaining("certificate"),
    ]);
    server.close();
  });
});

describe("a server whose name comes to mean this machine", () => {
  let inside: DavServer;
  beforeEach(async () => {
    inside = await startDavServer();
  });
  afterEach(() => inside.stop());

  const find = (scheme: "http" | "https") => {
    const { port } = new URL(inside.url);
    const client = createDavClient(
      {
        ...{ url: `${scheme}://moved.example:${port}/`, user: "kim", password: canarySecret },
        ...{ hosts: [], reach: "house" },
      },
      {
        outbound: createOutbound({
          ...{ clock: systemClock, log: pino({ level: "silent" }) },
          resolve: () => Promise.resolve([{ address: "127.0.0.1", family: 4 }]),
        }),
        ...{ now: Date.now, signal: new AbortController().signal },
      },
    );
    return findCalendars(client);
  };

  it("is never asked, and told no password", async () => {
    await expect(find("https")).rejects.toMatchObject({ code: "forbiddenAddress" });
    await expect(find("http")).rejects.toMatchObject({ code: "accountUnencrypted" });
    expect(inside.asked()).toEqual([]);
  });
});
