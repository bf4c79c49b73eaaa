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

let fixture: Awaited<ReturnType<typeof openPhotoFixture>>;
beforeEach(async () => {
  fixture = await openPhotoFixture();
});
afterEach(() => fixture.close());

const one = { width: 96, height: 64 };
const idOf = async (index = 0): Promise<string> => (await fixture.list())[index]?.id ?? "";

describe("the photos folder", () => {
  it("is looked through with all that is in it, but for what programs keep for themselves", async () => {
    const photo = await encodePhoto(one);
    for (const path of ["a.jpg", "b.JPEG", "2024/june/c.jpg", "2024/d.heic", "Ünïcödé 🌻/é.jpg"])
      fixture.write(path, path.endsWith("heic") ? heicPicture : photo);
    for (const path of [".hidden.jpg", ".trash/e.jpg", "@eaDir/f.jpg", "notes.txt", "g.svg"])
      fixture.write(path, photo);
    await fixture.expectPhotos(5);
    await fixture.restart();
    await fixture.expectPhotos(5);
    expect((await fixture.list()).every(({ width }) => width === 96)).toBe(true);
  });

  it("follows what the family does in it: new photos, other photos, moved and deleted ones", async () => {
    fixture.write("a.jpg", await encodePhoto(one));
    fixture.write("trip/b.jpg", await encodePhoto({ ...one, width: 200 }));
    await fixture.expectPhotos(2);
    const [before] = await fixture.list();
    fixture.write("a.jpg", await encodePhoto({ ...one, width: 300 }));
    const widths = async () => (await fixture.list()).map(({ width }) => width).toSorted();
    await expect.poll(widths, { timeout: 20_000 }).toEqual([200, 300]);
    const after = (await fixture.list()).find(({ width }) => width === 300);
    expect(after?.version).not.toBe(before?.version);
    renameSync(join(fixture.photosDir, "trip"), join(fixture.photosDir, "holidays"));
    await expect.poll(fixture.folders, { timeout: 20_000 }).toEqual(["", "holidays"]);
    rmSync(join(fixture.photosDir, "holidays"), { recursive: true });
    await fixture.expectPhotos(1);
    fixture.write("holidays/c.jpg", await encodePhoto(one));
    await fixture.expectPhotos(2);
    fixture.write("holidays/d.jpg", await encodePhoto(one));
    await fixture.expectPhotos(3);
  });

  it("tells every screen when photos came, also the first one", async () => {
    expect(fixture.announced()).toBe(0);
    fixture.write("a.jpg", await encodePhoto(one));
    await fixture.expectPhotos(1);
    await expect.poll(fixture.announced, { timeout: 20_000 }).toBe(1);
  });

  it("opens no file twice, also after a restart", async () => {
    for (let n = 0; n < 120; n += 1) fixture.write(`many/${n}.jpg`, await encodePhoto(one));
    await fixture.expectPhotos(120);
    expect(fixture.looks()).toBe(120);
    await fixture.restart();
    fixture.write("many/new.jpg", await encodePhoto(one));
    await fixture.expectPhotos(121);
    expect(fixture.looks()).toBe(121);
  });

  it("doesn't let a broken file in, and doesn't stumble over it again and again", async () => {
    fixture.write("broken.jpg", Buffer.from("not a photo"));
    fixture.write("empty.png", Buffer.alloc(0));
    fixture.write("whole.jpg", await encodePhoto(one));
    await fixture.expectPhotos(1);
    await expect.poll(fixture.looks).toBe(3);
    await fixture.restart();
    fixture.write("next.jpg", await encodePhoto(one));
    await fixture.expectPhotos(2);
    expect(fixture.looks()).toBe(4);
    // The first copy was incomplete.
    fixture.write("broken.jpg", await encodePhoto(one));
    await fixture.expectPhotos(3);
  });

  it("follows no link out of it", async () => {
    const outside = join(fixture.dir, "private");
    mkdirSync(outside);
    writeFileSync(join(outside, "secret.jpg"), await encodePhoto(one));
    fixture.write("trip/a.jpg", await encodePhoto(one));
    symlinkSync(outside, join(fixture.photosDir, "link"));
    symlinkSync(join(outside, "secret.jpg"), join(fixture.photosDir, "secret.jpg"));
    await fixture.restart();
    await fixture.expectPhotos(1);
    const id = await idOf();
    // A folder that is replaced by a link after it was read.
    cpSync(join(outside, "secret.jpg"), join(outside, "a.jpg"));
    await fixture.source.stop?.();
    rmSync(join(fixture.photosDir, "trip"), { recursive: true });
    symlinkSync(outside, join(fixture.photosDir, "trip"));
    expect(await fixture.source.image(id, 320)).toBeNull();
    fixture.source.remove(id);
    expect(existsSync(join(outside, "a.jpg"))).toBe(true);
  });

  it("keeps what the family said of photos whose disk was away for a while", async () => {
    fixture.write("a.jpg", await encodePhoto(one));
    fixture.write("b.jpg", await encodePhoto({ ...one, width: 200 }));
    await fixture.expectPhotos(2);
    fixture.source.hide(await idOf());
    await fixture.expectPhotos(1);
    const away = join(fixture.dir, "away");
    renameSync(fixture.photosDir, away);
    mkdirSync(fixture.photosDir);
    await fixture.restart();
    await fixture.expectPhotos(0);
    expect(fixture.source.health().state).toBe("unconfigured");
    for (const name of readdirSync(away))
      cpSync(join(away, name), join(fixture.photosDir, name), { preserveTimestamps: true });
    await fixture.expectPhotos(1);
  });

  it("goes by a file's time where a photo doesn't say when it was taken", async () => {
    fixture.write("new.jpg", await encodePhoto(one));
    fixture.write("old.jpg", await encodePhoto({ ...one, width: 200 }));
    utimesSync(join(fixture.photosDir, "old.jpg"), 1_000_000_000, 1_000_000_000);
    fixture.write(
      "between.jpg",
      await encodePhoto({ ...one, width: 300, taken: "2020:01:01 00:00:00" }),
    );
    await fixture.expectPhotos(3);
    const widths = async () => (await fixture.list()).map(({ width }) => width);
    await expect.poll(widths, { timeout: 20_000 }).toEqual([96, 300, 200]);
    expect((await fixture.list()).map(({ takenAt }) => takenAt !== undefined)).toEqual([
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
    await expect(other.source.photos({ limit: 1 })).rejects.toThrow(
      expect.objectContaining({ status: 503, details: { source: "photos", code: "unreachable" } }),
    );
    expect(existsSync(other.photosDir)).toBe(false);
    other.write("a.jpg", await encodePhoto(one));
    await other.restart();
    await other.expectPhotos(1);
    // The drive is unplugged: its records stay.
    renameSync(other.photosDir, `${other.photosDir}-unplugged`);
    await other.restart();
    await expect.poll(() => other.source.health().state).toBe("stale");
    await other.expectPhotos(1);
    await other.close();
  });
});

describe("a photo from a phone", () => {
  const add = async (caption?: string) => {
    const file = join(fixture.dir, "upload");
    writeFileSync(file, await encodePhoto(one));
    return fixture.source.add({
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
    expect(readdirSync(join(fixture.photosDir, "2025"))).toEqual(["2025-12-31 4mJ0b3uQ9w.jpg"]);
    await fixture.restart();
    await fixture.put(one);
    expect((await fixture.list()).find(({ id }) => id === photo.id)).toEqual(photo);
    expect(fixture.looks()).toBe(1);
    await add();
    expect((await fixture.list()).find(({ id }) => id === photo.id)?.caption).toBe("Fireworks");
  });

  it("is gone with its file when it is deleted", async () => {
    const photo = await add();
    expect(fixture.source.remove(photo.id)).toBe(true);
    expect(readdirSync(join(fixture.photosDir, "2025"))).toEqual([]);
    expect(await fixture.list()).toEqual([]);
    expect(fixture.source.remove(photo.id)).toBe(false);
  });
});
