import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFeedConnections } from "./feed-connections.ts";
import { openConnectionStore } from "../../config/connection-store.ts";
import { writeConnections } from "../../config/connections-file.ts";
import { mergeEnvironment, readEnv } from "../../config/env.ts";
import type { OutboundRequest } from "../../platform/outbound/outbound.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-feeds-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const reachOf = async (
  url: string,
  operatorHost: boolean = true,
): Promise<OutboundRequest["operatorHost"]> => {
  const given = {
    CONFIG_DIR: dir,
    CALENDAR_ICS_URL: "webcal://nas.home.arpa/family.ics",
    CALENDAR_LOCAL_HOSTS: "radicale.test:5232",
  };
  const env = readEnv(mergeEnvironment(given, join(dir, "none")), dir);
  const asked: OutboundRequest[] = [];
  const workingDir = join(dir, "none");
  const connections = openConnectionStore({ given, workingDir, configDir: dir });
  const { guard } = createFeedConnections({ env, connections });
  await guard((request) => {
    asked.push(request);
    return Promise.resolve({ status: 200, headers: {}, body: new Uint8Array(), text: () => "" });
  })({ url, operatorHost });
  return asked[0]?.operatorHost;
};

describe("how far a calendar's address may lead", () => {
  it("is anywhere for what the operator's environment gives, and for programs that it names", async () => {
    expect(await reachOf("https://nas.home.arpa/family.ics")).toBe(true);
    expect(await reachOf("http://radicale.test:5232/mia.ics")).toBe(true);
  });

  it("is never this machine for a name that a screen connected, because a name may change its mind", async () => {
    writeConnections(dir, { CALENDAR_ICS_URL_MIA: ["https://rebinding.example/mia.ics"] });
    expect(await reachOf("https://rebinding.example/mia.ics")).toBe("house");
    expect(await reachOf("https://nas.home.arpa/another.ics")).toBe("house");
  });

  it("is the internet alone for one that was read there, unless the operator gave it", async () => {
    writeConnections(dir, { CALENDAR_ICS_URL_MIA: ["https://rebinding.example/mia.ics"] });
    expect(await reachOf("https://rebinding.example/mia.ics", false)).toBe(false);
    expect(await reachOf("https://nas.home.arpa/family.ics", false)).toBe(true);
  });

  it("is anywhere for what somebody wrote by hand beside the roster", async () => {
    writeFileSync(join(dir, ".env"), "CALENDAR_ICS_URL_MIA=https://radicale.home.arpa/mia.ics\n");
    expect(await reachOf("https://radicale.home.arpa/mia.ics")).toBe(true);
  });

  it("is anywhere for a plain address that is connected, which no screen could have connected unchecked", async () => {
    writeConnections(dir, { CALENDAR_ICS_URL_MIA: "http://127.0.0.1:5232/mia.ics" });
    expect(await reachOf("http://127.0.0.1:5232/mia.ics")).toBe(true);
    expect(await reachOf("http://localhost:5232/mia.ics")).toBe(true);
  });
});
