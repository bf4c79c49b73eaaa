import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { phonePhoto } from "../../fixtures/images/pictures.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";
import { upload } from "../../fixtures/http/upload.ts";

let server: TestServer;
let wall: TestBrowser;
let mia: TestBrowser;
let mom: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  [wall, mia, mom] = [openTestBrowser(server), openTestBrowser(server), openTestBrowser(server)];
  await signInBrowser(mia, "mia", "1234");
  await signInBrowser(mom, "mom", "2468");
});
afterEach(() => server.close());

const photosDir = (): string => join(server.dataDir, "photos");
const put = async (name: string, width = 96): Promise<void> => {
  mkdirSync(photosDir(), { recursive: true });
  writeFileSync(join(photosDir(), name), await phonePhoto(width, 64));
};
const list = async (query = "") => (await wall.get(`/api/photos${query}`)).body;
const expectPhotos = async (count: number): Promise<void> => {
  const known = async () => (await list()).items?.length ?? 0;
  await expect.poll(known, { timeout: 20_000 }).toBe(count);
};
const state = async (): Promise<string> =>
  (await wall.get("/api/health")).body.sources.photos.state;
const share = async (phone: TestBrowser, caption?: string) => {
  const { body } = await upload(server, phone, await phonePhoto(1200, 800));
  return phone.send("POST", "/api/photos", {
    uploadId: body.uploadId,
    ...(caption === undefined ? {} : { caption }),
  });
};

describe("the photos of a house", () => {
  it("are demo until there is a first one, of which every screen is told", async () => {
    const none = await wall.get("/api/photos");
    expect([none.status, none.body.code, none.body.source]).toEqual([
      503,
      "unconfigured",
      "photos",
    ]);
    expect(await state()).toBe("unconfigured");
    const stream = await openLiveStream(server.url);
    await put("a.jpg");
    await stream.until(({ data }) => data.kind === "photos");
    stream.close();
    expect(await state()).toBe("ok");
    expect((await list()).items).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        url: expect.stringMatching(/^\/api\/photos\/[\w-]{22}\/image\?v=[\w-]{12}$/),
        ...{ width: 96, height: 64, takenAt: "2024-07-14T08:30:00.000Z" },
      },
    ]);
  });

  it("come in pages that lead to every photo once", async () => {
    for (let n = 0; n < 5; n += 1) await put(`${n}.jpg`, 100 + n);
    await expectPhotos(5);
    const first = await list("?limit=3");
    const second = await list(`?limit=3&before=${first.next}`);
    expect([first.items.length, second.items.length, second.next]).toEqual([3, 2, null]);
    const widths = [...first.items, ...second.items].map(({ width }: { width: number }) => width);
    expect(widths.toSorted()).toEqual([100, 101, 102, 103, 104]);
    expect((await wall.get("/api/photos?before=nonsense")).body.field).toBe("before");
    expect((await wall.get("/api/photos?limit=201")).status).toBe(400);
  });

  it("are sent as wide as the screen asks, may be kept for ever, and say nothing of their place", async () => {
    await put("a.jpg", 1400);
    await expectPhotos(1);
    const [photo] = (await list()).items;
    const image = await fetch(`${server.url}${photo.url}&w=600`);
    expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(image.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const bytes = Buffer.from(await image.arrayBuffer());
    expect((await sharp(bytes).metadata()).width).toBe(640);
    expect(bytes.includes("Canary")).toBe(false);
    const unversioned = await fetch(`${server.url}/api/photos/${photo.id}/image`);
    expect(unversioned.headers.get("cache-control")).toBe("no-store");
    expect((await sharp(await unversioned.arrayBuffer()).metadata()).width).toBe(1400);
    expect((await wall.get(`${photo.url}&w=5`)).body.field).toBe("w");
    for (const id of ["nobody", "..%2f..%2fwall.db", "%00"])
      expect((await wall.get(`/api/photos/${id}/image`)).status).toBe(404);
  });

  it("are told by this day of earlier years in the family's zone, and in a round without order", async () => {
    await put("a.jpg");
    await put("b.jpg", 200);
    await expectPhotos(2);
    const widthsOf = ({ items }: { items: { width: number }[] }) => items.map(({ width }) => width);
    expect((await list("?of=onThisDay")).items).toEqual([]);
    expect(widthsOf(await list("?of=onThisDay&day=2026-07-14")).toSorted()).toEqual([200, 96]);
    // The photo was taken in that year itself.
    for (const day of ["2024-07-14", "2026-07-13", "2026-07-15"])
      expect((await list(`?of=onThisDay&day=${day}`)).items).toEqual([]);
    const round = await list("?of=mixed&from=q7&limit=1");
    const rest = await list(`?of=mixed&from=q7&limit=1&before=${round.next}`);
    expect([...widthsOf(round), ...widthsOf(rest)].toSorted()).toEqual([200, 96]);
    expect(rest.next).toBeNull();
    expect((await wall.get("/api/photos?of=mixed&from=../x")).body.field).toBe("from");
    expect((await wall.get("/api/photos?of=secret")).body.field).toBe("of");
  });

  it("may be hidden by anybody, and shown again", async () => {
    await put("a.jpg");
    await expectPhotos(1);
    const [photo] = (await list()).items;
    await wall.send("POST", `/api/photos/${photo.id}/hide`);
    expect((await list()).code).toBe("unconfigured");
    expect((await list("?of=hidden")).items).toEqual([photo]);
    expect(await list("/counts")).toEqual({ shown: 0, hidden: 1, unreadable: 0 });
    const { status, headers } = await wall.send("POST", `/api/photos/${photo.id}/show`);
    expect([status, Number(headers.get("x-wall-revision"))]).toEqual([204, expect.any(Number)]);
    expect((await list()).items).toEqual([photo]);
    expect((await wall.send("POST", "/api/photos/nobody/show")).status).toBe(404);
  });

  it("are counted, also what can't be shown", async () => {
    await put("a.jpg");
    writeFileSync(join(photosDir(), "b.jpg"), "<!doctype html><script>alert(1)</script>");
    await expectPhotos(1);
    await expect
      .poll(() => list("/counts"), { timeout: 20_000 })
      .toEqual({ shown: 1, hidden: 0, unreadable: 1 });
  });

  it("may be hidden by anybody, and are back on no screen", async () => {
    await put("a.jpg");
    await put("b.jpg", 200);
    await expectPhotos(2);
    const [hidden, shown] = (await list()).items;
    const { status, headers } = await wall.send("POST", `/api/photos/${hidden.id}/hide`);
    expect([status, Number(headers.get("x-wall-revision"))]).toEqual([204, expect.any(Number)]);
    expect((await list()).items).toEqual([shown]);
    await server.restart();
    expect((await list()).items).toEqual([shown]);
    expect((await wall.send("POST", "/api/photos/nobody/hide")).status).toBe(404);
    expect(readdirSync(photosDir()).toSorted()).toEqual(["a.jpg", "b.jpg"]);
  });
});

describe("a photo from a phone", () => {
  it("is among the photos at once, with its caption", async () => {
    const { status, body } = await share(mia, "  At the sea ");
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ width: 1200, height: 800, caption: "At the sea" },
      takenAt: "2024-07-14T08:30:00.000Z",
    });
    expect((await list()).items).toEqual([body]);
    expect((await fetch(`${server.url}${body.url}&w=320`)).status).toBe(200);
    expect(readdirSync(join(photosDir(), "2024"))).toHaveLength(1);
    await server.restart();
    expect((await list()).items).toEqual([body]);
  });

  it("is one upload: the same can't be shared twice, and one that never was can't be shared", async () => {
    const { body } = await upload(server, mia, await phonePhoto());
    const key = { "idempotency-key": "sea-1" };
    const first = await mia.send("POST", "/api/photos", { uploadId: body.uploadId }, key);
    const again = await mia.send("POST", "/api/photos", { uploadId: body.uploadId }, key);
    expect([first.status, again.body]).toEqual([201, first.body]);
    for (const uploadId of ["nothing", "../../wall.db"]) {
      const wrong = await mia.send("POST", "/api/photos", { uploadId });
      expect([wrong.status, wrong.body.field]).toEqual([400, "uploadId"]);
    }
    expect((await list()).items).toHaveLength(1);
  });

  it("is shared by members, and deleted by parents, with its file", async () => {
    const { body } = await share(mia);
    const none = await wall.send("POST", "/api/photos", { uploadId: "any" });
    expect([none.status, none.body.code]).toEqual([401, "signInFirst"]);
    const child = await mia.send("DELETE", `/api/photos/${body.id}`);
    expect([child.status, child.body.code]).toEqual([403, "notParent"]);
    expect((await mom.send("DELETE", `/api/photos/${body.id}`)).status).toBe(204);
    expect(await state()).toBe("unconfigured");
    expect(readdirSync(join(photosDir(), "2024"))).toEqual([]);
    expect((await mom.send("DELETE", `/api/photos/${body.id}`)).status).toBe(404);
  });

  it("is in the night's backup and comes back with it; copies for screens are in none", async () => {
    const { body } = await share(mia, "At the sea");
    await fetch(`${server.url}${body.url}&w=320`);
    expect(readdirSync(join(server.dataDir, "cache/pictures"))).toHaveLength(1);
    await mom.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
    const { status, body: made } = await mom.send("POST", "/api/backups");
    expect(status).toBe(201);
    const files = readdirSync(join(server.dataDir, "backups", made.name), { recursive: true });
    expect(
      files.some((file) => String(file).startsWith(join("photos", "2024", "2024-07-14"))),
    ).toBe(true);
    expect(files.some((file) => String(file).includes("cache"))).toBe(false);
    expect((await mom.send("DELETE", `/api/photos/${body.id}`)).status).toBe(204);
    const restarted = server.nextRestart();
    const restored = await mom.send("POST", `/api/backups/${made.name}/restore`);
    expect(restored.status).toBe(200);
    await restarted;
    await expectPhotos(1);
    expect((await list()).items).toEqual([body]);
    expect((await fetch(`${server.url}${body.url}&w=640`)).status).toBe(200);
  });
});

it("a photos folder elsewhere is the family's own: it is read, added to, and never made", async () => {
  await server.restart({ PHOTOS_DIR: join(server.dataDir, "drive") });
  await expect.poll(state).toBe("unreachable");
  expect(existsSync(join(server.dataDir, "drive"))).toBe(false);
  const away = await wall.get("/api/photos");
  expect([away.status, away.body.code]).toEqual([503, "unreachable"]);
  const early = await share(mia);
  expect([early.status, early.body.code]).toEqual([503, "unreachable"]);
  expect(existsSync(join(server.dataDir, "drive"))).toBe(false);
  mkdirSync(join(server.dataDir, "drive"));
  await server.restart({ PHOTOS_DIR: join(server.dataDir, "drive") });
  expect((await share(mia)).status).toBe(201);
  expect(readdirSync(join(server.dataDir, "drive/2024"))).toHaveLength(1);
});
