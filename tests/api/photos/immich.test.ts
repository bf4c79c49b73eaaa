import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { type ImmichService, immichKey, startImmich } from "../../fixtures/immich/service.ts";
import { encodePhoto } from "../../fixtures/photos/photo-fixture.ts";
import { phonePhoto } from "../../fixtures/images/pictures.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { upload } from "../../fixtures/http/upload.ts";

let service: ImmichService;
let server: TestServer;
let wall: TestBrowser;
beforeEach(async () => {
  service = await startImmich();
  await service.library.add(await encodePhoto({ width: 2000, height: 1000 }));
  server = await startTestServer({
    env: {
      ...familyPins,
      ...{ PHOTOS_PROVIDER: "immich", IMMICH_URL: service.url, IMMICH_KEY: immichKey },
    },
  });
  wall = openTestBrowser(server);
});
afterEach(async () => {
  await server.close();
  await service.stop();
});

describe("a house whose photos are kept in Immich", () => {
  it("shows them through its own server, as wide as a screen asks, to be kept for ever", async () => {
    const [photo] = (await wall.get("/api/photos")).body.items;
    expect(photo).toMatchObject({ width: 2000, height: 1000 });
    const image = await fetch(`${server.url}${photo.url}&w=600`);
    expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(image.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(Buffer.from(await image.arrayBuffer()).includes("Canary")).toBe(false);
    expect((await wall.get("/api/health")).body.sources.photos).toMatchObject({
      ...{ provider: "immich", state: "ok" },
    });
    expect(server.log()).not.toContain(immichKey);
  });

  it("hides them here, and leaves them as they are there", async () => {
    const [photo] = (await wall.get("/api/photos")).body.items;
    expect((await wall.send("POST", `/api/photos/${photo.id}/hide`)).status).toBe(204);
    expect((await wall.get("/api/photos")).body.code).toBe("unconfigured");
    await server.restart();
    expect((await wall.get("/api/photos?of=hidden")).body.items).toEqual([photo]);
    expect((await wall.send("POST", `/api/photos/${photo.id}/show`)).status).toBe(204);
    expect((await wall.get("/api/photos")).body.items).toEqual([photo]);
  });

  it("adds and deletes them in Immich only", async () => {
    const mom = openTestBrowser(server);
    await signInBrowser(mom, "mom", "2468");
    const [photo] = (await wall.get("/api/photos")).body.items;
    const { body } = await upload(server, mom, await phonePhoto());
    const added = await mom.send("POST", "/api/photos", { uploadId: body.uploadId });
    const deleted = await mom.send("DELETE", `/api/photos/${photo.id}`);
    for (const { status, body: refusal } of [added, deleted])
      expect([status, refusal.code]).toEqual([405, "unsupported"]);
    expect((await wall.get("/api/providers")).body.photos).toEqual({ provider: "immich", can: [] });
    expect(
      service.asked.every(({ method, path }) => method === "GET" || path === "/search/metadata"),
    ).toBe(true);
  });
});
