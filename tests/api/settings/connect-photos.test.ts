import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TestBrowser } from "../../fixtures/http/test-browser.ts";
import { immichKey, type ImmichService, startImmich } from "../../fixtures/immich/service.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import {
  forgetAndRestart,
  openSettingsParent,
  testConnection,
  connectAndRestart,
} from "../../fixtures/settings/connect-source.ts";

let server: TestServer;
let parent: TestBrowser;
const ends: (() => unknown)[] = [];
const begin = async (env: Record<string, string> = {}): Promise<void> => {
  server = await startTestServer({ env: { MEMBER_PIN_MOM: "2468", ...env } });
  ends.push(() => server.close());
  parent = await openSettingsParent(server);
};
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
const here = { thisMachine: true };
const connections = (): Record<string, unknown> =>
  JSON.parse(readFileSync(join(server.configDir, "connections.json"), "utf8"));
const providerOf = async (domain: string): Promise<string> =>
  (await parent.get("/api/health")).body.sources[domain].provider;
const problemOf = async (...asked: Parameters<typeof testConnection>): Promise<unknown> => {
  const { status, body } = await testConnection(...asked);
  expect(status).toBe(200);
  return body.problem;
};

describe("Immich on a screen", () => {
  let immich: ImmichService;
  let typed: Record<string, string>;
  beforeEach(async () => {
    await begin();
    immich = await startImmich();
    ends.push(() => immich.stop());
    typed = { IMMICH_URL: immich.url, IMMICH_KEY: immichKey };
  });

  it("is tested: its version, albums and people, and the rights that its key lacks", async () => {
    immich.forbidden.add("person.read");
    const { body } = await testConnection(parent, "photos/immich", typed, here);
    expect(body).toMatchObject({ usable: true, version: "3.0", missing: ["person.read"] });
    immich.forbidden.add("asset.read");
    const lacking = await testConnection(parent, "photos/immich", typed, here);
    expect(lacking.body).toMatchObject({ usable: false, missing: ["person.read", "asset.read"] });
    const used = await parent.send("PUT", "/api/sources/photos/immich", {
      ...{ ...here, values: typed, today: "hide" },
    });
    expect([used.status, used.body.reason]).toEqual([400, "rightsMissing"]);
    expect(immich.faults).toEqual([]);
  });

  it("is used and taken away again", async () => {
    const used = await connectAndRestart(server, parent, "photos/immich", {
      ...{ ...here, values: { ...typed, IMMICH_FAVORITES: "1", IMMICH_ALBUM: ["a", "b"] } },
    });
    expect(used.status).toBe(200);
    expect(connections()).toMatchObject({ PHOTOS_PROVIDER: "immich", IMMICH_ALBUM: ["a", "b"] });
    parent = await openSettingsParent(server);
    expect(await providerOf("photos")).toBe("immich");
    expect((await forgetAndRestart(server, parent, "photos/immich")).status).toBe(204);
    parent = await openSettingsParent(server);
    expect(await providerOf("photos")).toBe("folder");
  });

  it("is forgotten at once where another source is in use", async () => {
    await connectAndRestart(server, parent, "photos/immich", { ...here, values: typed });
    parent = await openSettingsParent(server);
    await connectAndRestart(server, parent, "photos/folder", { values: {} });
    parent = await openSettingsParent(server);
    expect((await parent.send("DELETE", "/api/sources/photos/immich")).status).toBe(204);
    const { items } = (await parent.get("/api/sources")).body;
    const { sources } = items.find(({ domain }: { domain: string }) => domain === "photos");
    expect(sources.find(({ name }: { name: string }) => name === "immich")).toMatchObject({
      ...{ isConnected: false, thisMachine: false },
      fields: [
        { variable: "IMMICH_URL", isSet: false },
        { variable: "IMMICH_KEY", isSet: false },
        ...[{}, {}, {}],
      ],
    });
    const tested = await testConnection(parent, "photos/immich", {}, here);
    expect([tested.status, tested.body.field]).toEqual([400, "IMMICH_URL"]);
    const used = { ...here, values: {}, today: "hide" };
    expect((await parent.send("PUT", "/api/sources/photos/immich", used)).status).toBe(400);
  });

  it("says in plain words what is wrong", async () => {
    const ask = (values: Record<string, string> = typed) =>
      problemOf(parent, "photos/immich", values, here);
    expect(await ask({ ...typed, IMMICH_KEY: "another-key" })).toBe("photoKeyRefused");
    immich.version = { major: 1, minor: 130, patch: 0 };
    expect(await ask()).toBe("photoVersionOld");
    immich.behave("otherShape");
    expect(await ask()).toBe("strange");
    immich.behave({ leadsTo: "http://127.0.0.1:9/" });
    expect(await ask()).toBe("photoAddressMoved");
  });
});

describe("a photos folder on a screen", () => {
  let folder = "";
  beforeEach(async () => {
    await begin();
    folder = mkdtempSync(join(tmpdir(), "family-wall-photos-"));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, "2026"));
    writeFileSync(join(folder, "2026", "summer.JPG"), "");
    writeFileSync(join(folder, "notes.txt"), "");
  });

  it("is counted, used and taken away again", async () => {
    const tested = await testConnection(parent, "photos/folder", { PHOTOS_DIR: folder });
    expect(tested.body).toMatchObject({
      usable: true,
      found: [{ en: "1 picture", de: "1 Bild" }, {}],
    });
    const values = { PHOTOS_DIR: folder };
    expect((await connectAndRestart(server, parent, "photos/folder", { values })).status).toBe(200);
    expect(connections()).toEqual({ PHOTOS_PROVIDER: "folder", PHOTOS_DIR: folder });
    parent = await openSettingsParent(server);
    expect((await forgetAndRestart(server, parent, "photos/folder")).status).toBe(204);
    expect(connections()).toEqual({});
  });

  it("is none of the wall's own, by no way, and none that isn't there", async () => {
    const ask = (PHOTOS_DIR: string) => problemOf(parent, "photos/folder", { PHOTOS_DIR });
    expect(await ask(server.configDir)).toBe("folderTaken");
    expect(await ask(join(server.dataDir, "photos", ".."))).toBe("folderTaken");
    symlinkSync(server.configDir, join(folder, "link"));
    expect(await ask(join(folder, "link"))).toBe("folderTaken");
    expect(await ask("/")).toBe("folderTaken");
    expect(await ask(join(folder, "nowhere"))).toBe("folderMissing");
    expect(await ask(join(folder, "notes.txt"))).toBe("folderMissing");
    expect(await ask("photos")).toBe("folderMissing");
  });
});

describe("the weather on a screen", () => {
  it("comes from MET Norway, and from Open-Meteo again", async () => {
    await begin();
    const found = await testConnection(parent, "weather/met-no", {
      METNO_CONTACT: "kim@example.org",
    });
    expect(found.body).toMatchObject({ usable: true, missing: [] });
    const values = { METNO_CONTACT: "kim@example.org" };
    expect((await connectAndRestart(server, parent, "weather/met-no", { values })).status).toBe(
      200,
    );
    parent = await openSettingsParent(server);
    expect(await providerOf("weather")).toBe("met-no");
    expect(
      (await connectAndRestart(server, parent, "weather/open-meteo", { values: {} })).status,
    ).toBe(200);
    parent = await openSettingsParent(server);
    expect(await providerOf("weather")).toBe("open-meteo");
    expect(connections()).toEqual({ ...values, WEATHER_PROVIDER: "open-meteo" });
  });

  it("names the field that is wrong", async () => {
    await begin();
    const { status, body } = await testConnection(parent, "weather/met-no", {
      METNO_CONTACT: "a b",
    });
    expect([status, body.field]).toEqual([400, "METNO_CONTACT"]);
  });
});
