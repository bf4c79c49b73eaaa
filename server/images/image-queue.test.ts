import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  blackPng,
  drawPicture,
  edgesOf,
  heicPicture,
  phoneExif,
  phonePhoto,
} from "#tests/fixtures/images/pictures.ts";
import { findWorkerProgram } from "#tests/fixtures/workers/worker-programs.ts";
import { createImageQueue, type ImageQueue } from "./image-queue.ts";

let dir = "";
let lines: string[] = [];
const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-pictures-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const put = (bytes: Uint8Array, name = "from"): string => {
  const file = join(dir, name);
  writeFileSync(file, bytes);
  return file;
};

describe.each(["native", "wasm"] as const)("pictures made by the %s build", (build) => {
  let images: ImageQueue;
  beforeAll(() => {
    lines = [];
    images = createImageQueue({ program: findWorkerProgram("image-worker"), log, build });
  });
  afterAll(() => images.stop());

  const make = async (bytes: Uint8Array, width?: number) => {
    const to = join(dir, "to");
    const wanted = {
      file: put(bytes),
      to,
      quality: 90,
      isLasting: true,
      ...(width === undefined ? {} : { width }),
    };
    return { ...(await images.make(wanted, "now")), bytes: readFileSync(to) };
  };
  const refusal = (bytes: Uint8Array): Promise<unknown> =>
    make(bytes).then(
      () => "made",
      (error: { refusal?: unknown }) => error.refusal,
    );

  it("are made by that build", async () => {
    await make(await phonePhoto());
    expect(lines.join("")).toContain(`"build":"${build}"`);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "stand upright whichever way (%i) the phone was held",
    async (turn) => {
      // Drawn upright, then turned the other way, as the sensor saw it.
      const turned = (angle: number) => drawPicture(96, 64).rotate(angle).png().toBuffer();
      const seen = await [
        async () => drawPicture(96, 64),
        async () => drawPicture(96, 64).flop(),
        async () => drawPicture(96, 64).rotate(180),
        async () => drawPicture(96, 64).flip(),
        async () => sharp(await turned(90)).flop(),
        async () => drawPicture(96, 64).rotate(270),
        async () => sharp(await turned(270)).flop(),
        async () => drawPicture(96, 64).rotate(90),
      ][turn - 1]?.();
      const file = await seen?.withMetadata({ orientation: turn }).jpeg().toBuffer();
      const { width, height, bytes } = await make(file ?? heicPicture);
      expect([width, height, await edgesOf(bytes)]).toEqual([96, 64, "RGGG"]);
      expect(await images.inspect(put(file ?? heicPicture), "now")).toMatchObject({
        width: 96,
        height: 64,
      });
    },
  );

  it("tell nothing but the picture, and the time is kept aside", async () => {
    const { taken, bytes } = await make(await phonePhoto());
    expect(taken).toEqual({ local: "2024-07-14T10:30:00", offset: "+02:00" });
    const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes("Canary")).toBe(false);
  });

  it("are made of what phones, scanners and drawing programs save", async () => {
    const plain = drawPicture(96, 64);
    const files = {
      png: await plain.clone().png().toBuffer(),
      png16: await plain.clone().toColourspace("rgb16").png().toBuffer(),
      webp: await plain.clone().webp({ quality: 95 }).toBuffer(),
      progressive: await plain.clone().jpeg({ progressive: true }).toBuffer(),
      cmyk: await plain.clone().toColourspace("cmyk").jpeg().toBuffer(),
      heic: heicPicture,
    };
    for (const [name, file] of Object.entries(files)) {
      const { bytes, ...made } = await make(file);
      expect([name, made.type, made.width, made.height]).toEqual([name, "jpeg", 96, 64]);
      expect([name, await edgesOf(bytes)]).toEqual([name, "RGGG"]);
      const { space, channels, depth } = await sharp(bytes).metadata();
      expect([name, space, channels, depth]).toEqual([name, "srgb", 3, "uchar"]);
    }
  });

  it("of a HEIC file know when it was taken", async () => {
    expect(await images.inspect(put(heicPicture), "now")).toEqual({
      ...{ width: 96, height: 64 },
      taken: { local: "2024-07-14T10:30:00" },
    });
  });

  it("keep what is see-through", async () => {
    const opaque = await drawPicture(96, 64).png().toBuffer();
    const drawn = await sharp(opaque).ensureAlpha(0.5).png().toBuffer();
    const { type, bytes } = await make(drawn);
    expect([type, (await sharp(bytes).metadata()).hasAlpha]).toEqual(["webp", true]);
  });

  it("are as wide as is asked for, and never wider than they were", async () => {
    const file = await phonePhoto(300, 200);
    expect(await make(file, 90)).toMatchObject({ width: 90, height: 60 });
    expect(await make(file, 900)).toMatchObject({ width: 300, height: 200 });
  });

  it("aren't made of anything else", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const gif = await drawPicture(9, 9).gif().toBuffer();
    const avif = await drawPicture(9, 9).avif().toBuffer();
    const tiff = await drawPicture(9, 9).tiff().toBuffer();
    const page = Buffer.from("<!doctype html><script>alert(1)</script>");
    for (const bytes of [svg, gif, avif, tiff, page, Buffer.alloc(0), Buffer.from([0xff])])
      expect(await refusal(bytes)).toBe("notAPicture");
  });

  it("aren't made of what is cut off or damaged", async () => {
    const whole = await phonePhoto(400, 300);
    const png = await drawPicture(400, 300).png().toBuffer();
    const broken = [
      whole.subarray(0, whole.length / 2),
      whole.subarray(0, 20),
      png.subarray(0, png.length / 2),
      heicPicture.subarray(0, heicPicture.length - 30),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from("<svg/>")]),
    ];
    for (const bytes of broken) expect(await refusal(bytes)).toBe("broken");
    expect(readdirSync(dir)).toEqual(["from"]);
  });

  it("aren't made of more pixels than a small machine has room for, which their header tells", async () => {
    const huge = blackPng(16_000);
    expect(await refusal(huge)).toBe("tooLarge");
    expect(await images.inspect(put(huge), "now").catch((error) => error.refusal)).toBe("tooLarge");
  });

  it("say what the disk says", async () => {
    const wanted = {
      file: join(dir, "nowhere"),
      to: join(dir, "to"),
      quality: 90,
      isLasting: true,
    };
    await expect(images.make(wanted, "now")).rejects.toMatchObject({ code: "ENOENT" });
    const nowhere = { ...wanted, file: put(await phonePhoto()), to: join(dir, "no/where") };
    await expect(images.make(nowhere, "now")).rejects.toMatchObject({ code: "ENOENT" });
  });
});

describe("the pictures' program", () => {
  const limits = { waiting: 3, jobMs: 60_000, idleMs: 60_000 };
  const open = (changes: Partial<typeof limits>): ImageQueue =>
    createImageQueue({
      ...{ program: findWorkerProgram("image-worker"), log },
      limits: { ...limits, ...changes },
    });

  it("makes what a screen waits for before what the house looks at by itself", async () => {
    const images = open({});
    const file = put(await phonePhoto());
    const done: string[] = [];
    const look = (haste: "now" | "soon" | "later") =>
      images.inspect(file, haste).then(() => done.push(haste));
    await Promise.all([look("later"), look("later"), look("soon"), look("now")]);
    await images.stop();
    // The first was begun before the others came.
    expect(done).toEqual(["later", "now", "soon", "later"]);
  });

  it("takes on no more than it can do soon", async () => {
    const images = open({});
    const file = put(await phonePhoto());
    const asked = Array.from({ length: 6 }, () =>
      images.inspect(file, "soon").catch((error) => error),
    );
    const answers = await Promise.all(asked);
    await images.stop();
    expect(answers.slice(0, 4)).toEqual(answers.slice(0, 4).map(() => answers[0]));
    expect(answers[0]).toMatchObject({ width: 96 });
    for (const refused of answers.slice(4))
      expect(refused).toMatchObject({
        status: 429,
        details: { code: "tooMany", retryAfterSec: 10 },
      });
  });

  it("gives up a picture that takes too long, and makes the next one", async () => {
    const images = open({ jobMs: 1 });
    const file = put(await phonePhoto(3000, 2000));
    const wanted = { file, to: join(dir, "to"), quality: 90, isLasting: true };
    await expect(images.make(wanted, "now")).rejects.toMatchObject({ refusal: "broken" });
    await images.stop();
    const next = open({});
    expect(await next.make(wanted, "now")).toMatchObject({ width: 3000 });
    await next.stop();
  });

  it("goes when there is nothing to do, and comes back", async () => {
    lines = [];
    const images = open({ idleMs: 1 });
    const file = put(await phonePhoto());
    const said = (words: string): number => lines.filter((line) => line.includes(words)).length;
    await images.inspect(file, "now");
    await expect.poll(() => said("has ended")).toBe(1);
    await images.inspect(file, "now");
    expect(said("has begun")).toBe(2);
    await images.stop();
    await expect(images.inspect(file, "now")).rejects.toThrow("closed");
  });
});

it("a camera's words that make no sense are no time", async () => {
  const images = createImageQueue({ program: findWorkerProgram("image-worker"), log });
  const times = { "0000:00:00 00:00:00": { local: "0000-00-00T00:00:00" }, yesterday: null };
  for (const [said, local] of Object.entries(times)) {
    const exif = { ...phoneExif, IFD2: { DateTimeOriginal: said } };
    const file = put(await drawPicture(9, 9).withExif(exif).jpeg().toBuffer());
    expect((await images.inspect(file, "now")).taken).toEqual(local);
  }
  await images.stop();
});
