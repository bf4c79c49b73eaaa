import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { request as send } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import {
  blackPng,
  drawPicture,
  edgesOf,
  heicPicture,
  phonePhoto,
} from "../../fixtures/images/pictures.ts";
import { familyPins, queryDatabase, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { upload } from "../../fixtures/http/upload.ts";

let server: TestServer;
let mia: TestBrowser;
let mom: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  mia = openTestBrowser(server);
  mom = openTestBrowser(server);
  await signInBrowser(mia, "mia", "1234");
  await signInBrowser(mom, "mom", "2468");
});
afterEach(() => server.close());

const storedFiles = (): string[] => {
  const dir = join(server.dataDir, "photos/.uploads");
  return existsSync(dir) ? readdirSync(dir) : [];
};
const incoming = (): string[] => readdirSync(join(server.dataDir, "cache/uploads"));
const day = 24 * 3600 * 1000;

describe("a picture from a phone", () => {
  it("is kept upright and clean, and says when it was taken", async () => {
    const sent = await phonePhoto(640, 480);
    const { status, body } = await upload(server, mia, sent);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ uploadId: expect.stringMatching(/^[\w-]{22}$/), width: 640, height: 480 },
      takenAt: "2024-07-14T08:30:00.000Z",
    });
    const file = join(server.dataDir, "photos/.uploads", body.uploadId);
    const bytes = readFileSync(file);
    expect(bytes.includes("Canary")).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(await edgesOf(bytes)).toBe("RGGG");
    if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(incoming()).toEqual([]);
  });

  it("was taken in the family's zone where its camera knew no other", async () => {
    const exif = { IFD2: { DateTimeOriginal: "2024:01:14 10:30:00" } };
    const sent = await drawPicture(9, 9).withExif(exif).jpeg().toBuffer();
    expect((await upload(server, mia, sent)).body.takenAt).toBe("2024-01-14T09:30:00.000Z");
  });

  it("may come as a HEIC file, whatever its type says", async () => {
    const { status, body } = await upload(server, mia, heicPicture, "image/jpeg");
    expect([status, body.width, body.height]).toEqual([201, 96, 64]);
    expect(body.takenAt).toBe("2024-07-14T08:30:00.000Z");
  });

  it("is kept under a name of the house's own, whatever the phone calls it", async () => {
    const before = readdirSync(server.dataDir).toSorted();
    const photo = await phonePhoto();
    for (const name of ["../../x", "../wall.db", "/etc/passwd", "x.svg", "..%2f..%2fx"]) {
      const headers = { "content-disposition": `attachment; filename="${name}"`, slug: name };
      const { status, body } = await upload(server, mia, photo, "image/jpeg", headers);
      expect([status, storedFiles().includes(body.uploadId)]).toEqual([201, true]);
      const put = await mia.send("POST", "/api/photos", { uploadId: body.uploadId, caption: name });
      expect(put.status).toBe(201);
    }
    expect(readdirSync(join(server.dataDir, "photos")).toSorted()).toEqual([".uploads", "2024"]);
    for (const name of readdirSync(join(server.dataDir, "photos/2024")))
      expect(name).toMatch(/^2024-07-14 [\w-]{10}\.jpg$/);
    const now = readdirSync(server.dataDir).filter((name) => !/^(cache|photos|reserve)/.test(name));
    expect(before).toEqual(expect.arrayContaining(now));
  });

  it("isn't noticeably worse than what was sent", async () => {
    const noise = { type: "gaussian" as const, mean: 128, sigma: 20 };
    const create = { width: 800, height: 600, channels: 3 as const, background: "#000", noise };
    const soft = sharp(await sharp({ create }).png().toBuffer()).blur(3);
    const sent = await soft.jpeg({ quality: 95 }).toBuffer();
    const { body } = await upload(server, mia, sent);
    const pixels = (input: Buffer | string) => sharp(input).raw().toBuffer();
    const before = await pixels(sent);
    const after = await pixels(join(server.dataDir, "photos/.uploads", body.uploadId));
    const squares = before.reduce((sum, value, at) => sum + (value - (after[at] ?? 0)) ** 2, 0);
    // Above 40 dB nobody can see a difference.
    expect(10 * Math.log10(255 ** 2 / (squares / before.length))).toBeGreaterThan(40);
  });
});

describe("what isn't a picture", () => {
  const page = Buffer.from("<!doctype html><script>alert(1)</script>");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

  it("is refused by its first bytes, whatever it is called", async () => {
    const gif = await drawPicture(9, 9).gif().toBuffer();
    for (const bytes of [page, svg, gif, Buffer.from("../../x"), Buffer.from([0])])
      for (const type of ["image/jpeg", "image/png", "image/svg+xml"]) {
        const { status, body } = await upload(server, mia, bytes, type);
        expect([status, body.code]).toEqual([415, "notAPicture"]);
      }
    expect([...storedFiles(), ...incoming()]).toEqual([]);
    expect(queryDatabase(server, "SELECT id FROM uploads")).toEqual([]);
  });

  it("is refused by its type before anything of it is read", async () => {
    const photo = await phonePhoto();
    for (const type of ["text/html", "multipart/form-data; boundary=x", "application/json"]) {
      const { status, body } = await upload(server, mia, photo, type);
      expect([status, body.code]).toEqual([415, "wrongType"]);
    }
    expect((await mia.send("POST", "/api/uploads")).status).toBe(415);
    expect((await upload(server, mia, Buffer.alloc(0))).status).toBe(415);
    expect(storedFiles()).toEqual([]);
  });

  it("is refused where it is cut off or damaged", async () => {
    const photo = await phonePhoto(400, 300);
    const half = await upload(server, mia, photo.subarray(0, photo.length / 2));
    expect([half.status, half.body.code]).toEqual([400, "notAPicture"]);
    const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), page]);
    expect((await upload(server, mia, disguised)).status).toBe(400);
    expect([storedFiles(), incoming()]).toEqual([[], []]);
  });

  it("loses what was hidden in it or behind it", async () => {
    const secret = '<script>alert("canary")</script>';
    const photo = await drawPicture(96, 64)
      .withExif({ IFD0: { ImageDescription: secret } })
      .jpeg()
      .toBuffer();
    const comment = Buffer.concat([
      photo.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, secret.length + 2]),
      Buffer.from(secret),
      photo.subarray(2),
      Buffer.from(`PK\u{3}\u{4}${secret}`),
    ]);
    const { status, body } = await upload(server, mia, comment);
    expect(status).toBe(201);
    const clean = readFileSync(join(server.dataDir, "photos/.uploads", body.uploadId));
    expect([comment.includes("canary"), clean.includes("canary")]).toEqual([true, false]);
  });

  it("doesn't move once it is kept", async () => {
    const one = { create: { width: 9, height: 9, channels: 3 as const, background: "#f00" } };
    const frames = await Promise.all(
      ["#f00", "#0f0"].map((background) =>
        sharp({ create: { ...one.create, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { status, body } = await upload(server, mia, moving);
    expect([status, body.width, body.height]).toEqual([201, 9, 9]);
    const clean = readFileSync(join(server.dataDir, "photos/.uploads", body.uploadId));
    expect((await sharp(clean).metadata()).pages ?? 1).toBe(1);
  });
});

describe("a picture that is too much", () => {
  it("is refused where it has 256 megapixels, however few bytes it has", async () => {
    const { status, body } = await upload(server, mia, blackPng(16_000));
    expect([status, body.code]).toEqual([413, "tooLarge"]);
  });

  it("is refused before it is read where it says that it has more than 25 MB", async () => {
    const { status, body } = await upload(server, mia, Buffer.alloc(25_000_001, 0xff));
    expect([status, body.code]).toEqual([413, "tooLarge"]);
    expect(existsSync(join(server.dataDir, "cache/uploads")) ? incoming() : []).toEqual([]);
  });

  it("is refused as soon as 25 MB have come, where it doesn't say how much there will be", async () => {
    const answer = await new Promise<number | undefined>((resolve, fail) => {
      const cookie = [...mia.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const headers = { "content-type": "image/jpeg", cookie };
      const request = send(`${server.url}/api/uploads`, { method: "POST", headers });
      request.on("response", (response) => {
        response.resume();
        resolve(response.statusCode);
        request.destroy();
      });
      request.on("error", fail);
      // The upload never ends by itself.
      const more = (): void => {
        while (!request.destroyed && request.write(Buffer.alloc(65_536, 0xff)));
      };
      request.on("drain", more);
      more();
    });
    expect(answer).toBe(413);
    await expect.poll(incoming).toEqual([]);
  });

  it("is nothing where the phone goes away in the middle", async () => {
    const cookie = [...mia.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { "content-type": "image/jpeg", "content-length": "1000000", cookie };
    const request = send(`${server.url}/api/uploads`, { method: "POST", headers });
    request.on("error", () => undefined);
    request.write(Buffer.alloc(1000, 0xff));
    await expect
      .poll(() => existsSync(join(server.dataDir, "cache/uploads")) && incoming().length)
      .toBe(1);
    request.destroy();
    await expect.poll(incoming).toEqual([]);
    expect(server.log()).not.toContain("unexpected error");
  });

  it("is one of too many, for the one who sends them", async () => {
    for (let sent = 0; sent < 100; sent += 1)
      expect((await upload(server, mia, Buffer.from([1]))).status).toBe(415);
    const { status, body, headers } = await upload(server, mia, await phonePhoto());
    expect([status, body.code, headers.get("retry-after")]).toEqual([429, "tooMany", "600"]);
    expect((await upload(server, mom, await phonePhoto())).status).toBe(201);
    server.clock.advance(10 * 60_000);
    expect((await upload(server, mia, await phonePhoto())).status).toBe(201);
  });
});

describe("an upload", () => {
  it("is for the members of the family", async () => {
    const stranger = openTestBrowser(server);
    const { status, body } = await upload(server, stranger, await phonePhoto());
    expect([status, body.code]).toEqual([401, "signInFirst"]);
    const foreign = { origin: "http://elsewhere.example" };
    expect((await upload(server, mia, await phonePhoto(), "image/jpeg", foreign)).status).toBe(403);
  });

  it("that is sent again with its key is answered again and kept once", async () => {
    const key = { "idempotency-key": "beach-1" };
    const photo = await phonePhoto();
    const first = await upload(server, mia, photo, "image/jpeg", key);
    const again = await upload(server, mia, photo, "image/jpeg", key);
    expect(again.body).toEqual(first.body);
    expect(storedFiles()).toHaveLength(1);
    const other = await upload(server, mia, await phonePhoto(200, 100), "image/jpeg", key);
    expect([other.status, other.body.code]).toEqual([409, "idempotencyKeyReused"]);
  });

  it("that nothing refers to is gone after a day, and one that something refers to stays", async () => {
    const { body: lost } = await upload(server, mom, await phonePhoto());
    const { body: used } = await upload(server, mom, await phonePhoto(200, 100));
    const made = await mom.send("POST", "/api/recipes", { title: "Pie", uploadId: used.uploadId });
    expect(made.status).toBe(201);
    server.clock.advance(day / 2);
    await server.restart();
    await expect
      .poll(() => queryDatabase(server, "SELECT name FROM job_runs WHERE name = 'housekeeping'"))
      .toHaveLength(1);
    expect(storedFiles().toSorted()).toEqual([lost.uploadId, used.uploadId].toSorted());
    server.clock.advance(2 * day);
    await server.restart();
    await expect.poll(storedFiles).toEqual([used.uploadId]);
    const late = await mom.send("POST", "/api/recipes", { title: "Pie", uploadId: lost.uploadId });
    expect([late.status, late.body.field]).toEqual([400, "uploadId"]);
  });

  it("is a recipe's picture, as wide as the screen that asks, until another takes its place", async () => {
    const { body: first } = await upload(server, mom, await phonePhoto(1600, 1200));
    const made = await mom.send("POST", "/api/recipes", { title: "Pie", uploadId: first.uploadId });
    const { id, image } = made.body;
    const wall = openTestBrowser(server);
    const shown = await fetch(`${server.url}${image}&w=300`);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(shown.headers.get("cache-control")).toContain("immutable");
    expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBe(320);
    const taken = await mom.send("POST", "/api/recipes", {
      title: "Tart",
      uploadId: first.uploadId,
    });
    expect([taken.status, taken.body.field]).toEqual([400, "uploadId"]);

    const { body: second } = await upload(server, mom, await phonePhoto());
    await mom.send("PATCH", `/api/recipes/${id}`, { uploadId: second.uploadId });
    expect((await wall.get(`/api/recipes/${id}`)).body.image).not.toBe(image);
    await mom.send("PATCH", `/api/recipes/${id}`, { uploadId: null });
    expect((await wall.get(`/api/recipes/${id}`)).body.image).toBeUndefined();
    expect((await wall.get(`/api/recipes/${id}/image`)).status).toBe(404);
    expect(queryDatabase(server, "SELECT id FROM uploads WHERE kept = 1")).toEqual([]);
  });

  it("leaves nothing behind that tells a place, also where the house went dark in the middle", async () => {
    mkdirSync(join(server.dataDir, "cache/uploads"), { recursive: true });
    writeFileSync(join(server.dataDir, "cache/uploads/left"), await phonePhoto());
    await server.restart();
    expect(existsSync(join(server.dataDir, "cache/uploads"))).toBe(false);
  });
});
