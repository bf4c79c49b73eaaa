import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { everyPhotosSource } from "#server/providers/photos/suite.ts";
import { encodePhoto, openPhotoFixture } from "../fixtures/photos/photo-fixture.ts";
import { heicPicture } from "../fixtures/images/pictures.ts";

everyPhotosSource("a folder", openPhotoFixture);

let house: Awaited<ReturnType<typeof openPhotoFixture>>;
beforeEach(async () => {
  house = await openPhotoFixture();
});
afterEach(() => house.close());

const one = { width: 96, height: 64 };
const idOf = async (index = 0): Promise<string> => (await house.list())[index]?.id ?? "";

describe("the photos folder", () => {
  it("is looked through with all that is in it, but for what programs keep for themselves", async () => {
    const photo = await encodePhoto(one);
    for (const path of ["a.jpg", "b.JPEG", "2024/june/c.jpg", "2024/d.heic", "Ünïcödé 🌻/é.jpg"])
      house.write(path, path.endsWith("heic") ? heicPicture : photo);
    for (const path of [".hidden.jpg", ".trash/e.jpg", "@eaDir/f.jpg", "notes.txt", "g.svg"])
      house.write(path, photo);
    await house.expectPhotos(5);
    await house.restart();
    await house.expectPhotos(5);
    expect((await house.list()).every(({ width }) => width === 96)).toBe(true);
  });

  it("follows what the family does in it: new photos, other photos, moved and deleted ones", async () => {
    house.write("a.jpg", await encodePhoto(one));
    house.write("trip/b.jpg", await encodePhoto({ ...one, width: 200 }));
    await house.expectPhotos(2);
    const [before] = await house.list();
    house.write("a.jpg", await encodePhoto({ ...one, width: 300 }));
    const widths = async () => (await house.list()).map(({ width }) => width).toSorted();
    await expect.poll(widths, { timeout: 20_000 }).toEqual([200, 300]);
    const after = (await house.list()).find(({ width }) => width === 300);
    expect(after?.version).not.toBe(before?.version);
    renameSync(join(house.photosDir, "trip"), join(house.photosDir, "holidays"));
    await expect.poll(house.folders, { timeout: 20_000 }).toEqual(["", "holidays"]);
    rmSync(join(house.photosDir, "holidays"), { recursive: true });
    await house.expectPhotos(1);
    house.write("holidays/c.jpg", await encodePhoto(one));
    await house.expectPhotos(2);
    house.write("holidays/d.jpg", await encodePhoto(one));
    await house.expectPhotos(3);
  });

  it("tells every screen when photos came, also the first one", async () => {
    expect(house.announced()).toBe(0);
    house.write("a.jpg", await encodePhoto(one));
    await house.expectPhotos(1);
    await expect.poll(house.announced, { timeout: 20_000 }).toBe(1);
  });

  it("opens no file twice, also after a restart", async () => {
    for (let n = 0; n < 120; n += 1) house.write(`many/${n}.jpg`, await encodePhoto(one));
    await house.expectPhotos(120);
    expect(house.looks()).toBe(120);
    await house.restart();
    house.write("many/new.jpg", await encodePhoto(one));
    await house.expectPhotos(121);
    expect(house.looks()).toBe(121);
  });

  it("doesn't let a broken file in, and doesn't stumble over it again and again", async () => {
    house.write("broken.jpg", Buffer.from("not a photo"));
    house.write("empty.png", Buffer.alloc(0));
    house.write("whole.jpg", await encodePhoto(one));
    await house.expectPhotos(1);
    await expect.poll(house.looks).toBe(3);
    await house.restart();
    house.write("next.jpg", await encodePhoto(one));
    await house.expectPhotos(2);
    expect(house.looks()).toBe(4);
    // It was still being copied.
    house.write("broken.jpg", await encodePhoto(one));
    await house.expectPhotos(3);
  });

  it("follows no link out of it", async () => {
    const outside = join(house.dir, "private");
    mkdirSync(outside);
    writeFileSync(join(outside, "secret.jpg"), await encodePhoto(one));
    house.write("trip/a.jpg", await encodePhoto(one));
    symlinkSync(outside, join(house.photosDir, "link"));
    symlinkSync(join(outside, "secret.jpg"), join(house.photosDir, "secret.jpg"));
    await house.restart();
    await house.expectPhotos(1);
    const id = await idOf();
    // A folder that is exchanged for a link after it was read.
    cpSync(join(outside, "secret.jpg"), join(outside, "a.jpg"));
    await house.source.stop?.();
    rmSync(join(house.photosDir, "trip"), { recursive: true });
    symlinkSync(outside, join(house.photosDir, "trip"));
    expect(await house.source.image(id, 320)).toBeNull();
    await house.source.remove?.(id);
    expect(existsSync(join(outside, "a.jpg"))).toBe(true);
  });

  it("keeps what the family said of photos whose disk was away for a while", async () => {
    house.write("a.jpg", await encodePhoto(one));
    house.write("b.jpg", await encodePhoto({ ...one, width: 200 }));
    await house.expectPhotos(2);
    await house.source.hide(await idOf());
    await house.expectPhotos(1);
    const away = join(house.dir, "away");
    renameSync(house.photosDir, away);
    mkdirSync(house.photosDir);
    await house.restart();
    await house.expectPhotos(0);
    expect(house.source.health().state).toBe("unconfigured");
    for (const name of readdirSync(away))
      cpSync(join(away, name), join(house.photosDir, name), { preserveTimestamps: true });
    await house.expectPhotos(1);
  });

  it("goes by a file's time where a photo doesn't say when it was taken", async () => {
    house.write("new.jpg", await encodePhoto(one));
    house.write("old.jpg", await encodePhoto({ ...one, width: 200 }));
    utimesSync(join(house.photosDir, "old.jpg"), 1_000_000_000, 1_000_000_000);
    house.write(
      "between.jpg",
      await encodePhoto({ ...one, width: 300, taken: "2020:01:01 00:00:00" }),
    );
    await house.expectPhotos(3);
    const widths = async () => (await house.list()).map(({ width }) => width);
    await expect.poll(widths, { timeout: 20_000 }).toEqual([96, 300, 200]);
    expect((await house.list()).map(({ takenAt }) => takenAt !== undefined)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe("a photos folder of the operator's", () => {
  it("that isn't there is unreachable, is not made, and is found when it comes", async () => {
    const other = await openPhotoFixture({ PHOTOS_DIR: "nas/photos" });
    await expect
      .poll(() => other.source.health())
      .toMatchObject({ state: "unreachable", code: "folderMissing" });
    expect(() => other.source.photos({ limit: 1 })).toThrow(
      expect.objectContaining({ status: 503, details: { source: "photos", code: "unreachable" } }),
    );
    expect(existsSync(other.photosDir)).toBe(false);
    other.write("a.jpg", await encodePhoto(one));
    await other.restart();
    await other.expectPhotos(1);
    // Its drive is unplugged: what is known of it stays.
    renameSync(other.photosDir, `${other.photosDir}-unplugged`);
    await other.restart();
    await expect.poll(() => other.source.health().state).toBe("stale");
    await other.expectPhotos(1);
    await other.close();
  });
});

describe("a photo from a phone", () => {
  const add = async (caption?: string) => {
    const file = join(house.dir, "upload");
    writeFileSync(file, await encodePhoto(one));
    return house.source.add?.({
      ...{ id: "4mJ0b3uQ9wXrT2yZ8kLs1A", file, type: "jpeg", ...one, caption },
      takenAt: Date.parse("2025-12-31T23:30:00Z"),
    });
  };

  it("lies in the folder under its day, and keeps its time and its caption", async () => {
    const photo = await add("Fireworks");
    expect(photo).toMatchObject({
      ...one,
      caption: "Fireworks",
      takenAt: Date.parse("2025-12-31T23:30:00Z"),
    });
    expect(readdirSync(join(house.photosDir, "2025"))).toEqual(["2025-12-31 4mJ0b3uQ9w.jpg"]);
    await house.restart();
    await house.put(one);
    expect((await house.list()).find(({ id }) => id === photo?.id)).toEqual(photo);
    expect(house.looks()).toBe(1);
    await add();
    expect((await house.list()).find(({ id }) => id === photo?.id)?.caption).toBe("Fireworks");
  });

  it("is gone with its file when it is deleted", async () => {
    const photo = await add();
    expect(await house.source.remove?.(photo?.id ?? "")).toBe(true);
    expect(readdirSync(join(house.photosDir, "2025"))).toEqual([]);
    expect(await house.list()).toEqual([]);
    expect(await house.source.remove?.(photo?.id ?? "")).toBe(false);
  });
});
