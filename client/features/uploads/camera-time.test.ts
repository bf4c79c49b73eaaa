import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawPicture, phonePhoto } from "#tests/fixtures/images/pictures.ts";
import { readExifTime } from "#server/images/exif.ts";
import { cameraTimeIn, exifWith } from "./camera-time.ts";

const startOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

describe("the time at which a phone took a picture", () => {
  it("is read from what phones write", async () => {
    expect(await cameraTimeIn(startOf(await phonePhoto()))).toEqual({
      taken: "2024:07:14 10:30:00",
      offset: "+02:00",
    });
  });

  it("is told by the smaller picture as the server reads it, and nothing else is", async () => {
    for (const offset of ["+02:00", undefined]) {
      const plain = await drawPicture(8, 8).jpeg().toBuffer();
      const exif = exifWith({ taken: "2024:07:14 10:30:00", offset });
      const small = Buffer.concat([plain.subarray(0, 2), exif, plain.subarray(2)]);
      const { exif: block, width } = await sharp(small).metadata();
      expect(width).toBe(8);
      expect(block && (await readExifTime(block))).toEqual({
        local: "2024-07-14T10:30:00",
        ...(offset === undefined ? {} : { offset }),
      });
      expect(await cameraTimeIn(startOf(small))).toEqual({ taken: "2024:07:14 10:30:00", offset });
    }
  });

  it("is unknown where a picture doesn't say, is cut off, or is none", async () => {
    const photo = await phonePhoto();
    const silent = await drawPicture(8, 8).jpeg().toBuffer();
    const png = await drawPicture(8, 8).png().toBuffer();
    for (const bytes of [silent, png, new Uint8Array(), new Uint8Array([0xff, 0xd8])])
      expect(await cameraTimeIn(startOf(bytes))).toBeUndefined();
    for (let length = 0; length < 120; length += 1)
      expect(await cameraTimeIn(startOf(photo.subarray(0, length)))).toBeUndefined();
  });
});
