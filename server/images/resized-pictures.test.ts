import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { phonePhoto } from "#tests/fixtures/images/pictures.ts";
import { findWorkerProgram } from "#tests/fixtures/workers/worker-programs.ts";
import { createImageQueue, type ImageQueue } from "./image-queue.ts";
import { createResizedPictures } from "./resized-pictures.ts";

const log = pino({ level: "silent" });
let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-screens-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const put = (bytes: Uint8Array, name = "from"): string => {
  const file = join(dir, name);
  writeFileSync(file, bytes);
  return file;
};

describe("pictures for screens", () => {
  let images: ImageQueue;
  let made = 0;
  beforeAll(() => {
    const real = createImageQueue({ program: findWorkerProgram("image-worker"), log });
    images = {
      ...real,
      make: (wanted, haste) => {
        made += 1;
        return real.make(wanted, haste);
      },
    };
  });
  beforeEach(() => {
    made = 0;
  });
  afterAll(() => images.stop());
  const cache = (): string => join(dir, "cache");
  const widthOf = async (bytes: Uint8Array | undefined): Promise<number | undefined> =>
    bytes && (await sharp(bytes).metadata()).width;

  it("are made once for all screens of about one width", async () => {
    const resized = createResizedPictures({ images, dir: cache() });
    const file = put(await phonePhoto(2400, 1600));
    const get = (width?: number) => resized.get({ file, key: "beach", width });
    const [first, ...others] = await Promise.all([get(1000), get(1024), get(1280), get(1000)]);
    expect(first?.type).toBe("image/jpeg");
    expect(await widthOf(first?.bytes)).toBe(1280);
    for (const other of others) expect(other).toEqual(first);
    expect(await widthOf((await get())?.bytes)).toBe(2400);
    expect(await widthOf((await get(16))?.bytes)).toBe(320);
    expect(made).toBe(3);
    // The next start knows them.
    const again = createResizedPictures({ images, dir: cache() });
    expect(await again.get({ file, key: "beach", width: 1280 })).toEqual(first);
    expect(made).toBe(3);
  });

  it("take no more of the disk than they may: what wasn't asked for the longest goes first", async () => {
    const file = put(await phonePhoto(1300, 900));
    const probe = createResizedPictures({ images, dir: join(dir, "probe") });
    const one = (await probe.get({ file, key: "a", width: 320 }))?.bytes.length ?? 0;
    const resized = createResizedPictures({
      images,
      dir: cache(),
      mostBytes: Math.ceil(one * 2.5),
    });
    const get = (key: string) => resized.get({ file, key, width: 320 });
    await get("a");
    await get("b");
    await get("a");
    await get("c");
    await expect.poll(() => readdirSync(cache()).toSorted()).toEqual(["a-320", "c-320"]);
    expect(statSync(join(cache(), "a-320")).size).toBe(one);
  });

  it("are made anew where somebody emptied the folder, and are none where there is no picture", async () => {
    const resized = createResizedPictures({ images, dir: cache() });
    const file = put(await phonePhoto());
    const first = await resized.get({ file, key: "a", width: 320 });
    rmSync(join(cache(), "a-320"));
    expect(await resized.get({ file, key: "a", width: 320 })).toEqual(first);
    expect(await resized.get({ file: join(dir, "gone"), key: "b", width: 320 })).toBeNull();
    const words = put(Buffer.from("words"), "words");
    expect(await resized.get({ file: words, key: "c", width: 320 })).toBeNull();
  });
});
