import { afterEach, describe, expect, it } from "vitest";
import { immichPhotos } from "#server/providers/photos/immich/immich.ts";
import { type ImmichFixture, openImmichFixture } from "../fixtures/immich/immich-fixture.ts";
import { encodePhoto } from "../fixtures/photos/photo-fixture.ts";
import { heicPicture } from "../fixtures/images/pictures.ts";

let fixture: ImmichFixture;
afterEach(() => fixture.close());

const put = async (width: number, about: Parameters<ImmichFixture["library"]["add"]>[1] = {}) =>
  fixture.library.add(await encodePhoto({ width, height: 64 }), about);
const widths = async (): Promise<number[]> => {
  await fixture.lookAgain();
  return (await fixture.list()).map(({ width }) => width).toSorted((a, b) => a - b);
};

describe("what the family wants of its Immich", () => {
  it("is the whole timeline where nothing is named: no films, nothing archived, locked or hidden", async () => {
    fixture = await openImmichFixture();
    await put(100);
    await put(101, { type: "VIDEO" });
    await put(102, { visibility: "archive" });
    await put(103, { visibility: "locked" });
    await put(104, { visibility: "hidden" });
    expect(await widths()).toEqual([100]);
  });

  it("is albums by name or id, also somebody else's, people, and favourites: each photo once", async () => {
    fixture = await openImmichFixture({
      ...{ IMMICH_ALBUM: "the wall; Grandma’s", IMMICH_PEOPLE: "Mia", IMMICH_FAVORITES: "1" },
    });
    const [wall, grandmas] = [
      fixture.library.addAlbum("The Wall"),
      fixture.library.addAlbum("Grandma’s", true),
    ];
    for (let n = 0; n < 600; n += 1) fixture.library.addPerson(`Stranger ${n}`);
    // Her face as a baby and now, recognized as two people.
    const mia = [fixture.library.addPerson("Mia"), fixture.library.addPerson("Mia")];
    await put(99);
    wall.assetIds.push((await put(100, { visibility: "archive" })).id);
    grandmas.assetIds.push((await put(101)).id);
    await put(102, { people: mia.slice(0, 1) });
    await put(103, { people: mia.slice(1) });
    wall.assetIds.push((await put(104, { isFavorite: true, people: mia })).id);
    expect(await widths()).toEqual([100, 101, 102, 103, 104]);
  });

  it("comes in as many pages as Immich likes", async () => {
    fixture = await openImmichFixture();
    fixture.service.mostPerPage = 3;
    for (let n = 0; n < 10; n += 1) await put(100 + n);
    expect(await widths()).toHaveLength(10);
    expect(fixture.service.asked.at(-1)?.body).toMatchObject({ page: 4, type: "IMAGE" });
  });

  it.each([2, 3])("is the same with version %i", async (major) => {
    fixture = await openImmichFixture();
    fixture.service.version = { major, minor: 7, patch: 5 };
    await put(100, { taken: "2024-07-14T08:30:00.000Z", description: " At the sea " });
    await put(64, { knowsSize: false, width: 120 });
    expect(await widths()).toEqual([100, 120]);
    const [photo] = await fixture.list();
    expect(photo).toEqual({
      ...{ id: expect.any(String), version: expect.stringMatching(/^[\w-]{12}$/) },
      ...{ width: 100, height: 64, caption: "At the sea" },
      takenAt: Date.parse("2024-07-14T08:30:00Z"),
    });
  });
});

describe("a picture out of Immich", () => {
  const shown = async (id: string, width?: number) => {
    const picture = await fixture.source.image(id, width);
    if (picture === null) throw new Error("there is no picture");
    return fixture.inspect(picture.bytes);
  };
  const files = () =>
    fixture.service.asked.flatMap(({ path }) => /(thumbnail|original)$/.exec(path)?.[1] ?? []);

  it("is the small one that Immich has where it is wide enough, else the photo; each fetched once", async () => {
    fixture = await openImmichFixture();
    const { id } = await fixture.library.add(await encodePhoto({ width: 3000, height: 2000 }));
    await fixture.lookAgain();
    const pictures = await Promise.all([640, 500, 600, 640].map((width) => shown(id, width)));
    expect(pictures.map(({ width }) => width)).toEqual([640, 640, 640, 640]);
    expect(files()).toEqual(["thumbnail"]);
    expect((await shown(id, 2560)).width).toBe(2560);
    expect((await shown(id, 2000)).width).toBe(2560);
    expect(files()).toEqual(["thumbnail", "original"]);
    for (const width of [640, 2560]) expect((await shown(id, width)).tells).toBe(false);
  });

  it("is the small one where the photo itself can't be had or read", async () => {
    fixture = await openImmichFixture();
    const large = await encodePhoto({ width: 3000, height: 2000 });
    const [raw, film, plain] = [
      await fixture.library.add(large, { mimeType: "image/x-adobe-dng" }),
      await fixture.library.add(large, { mimeType: "image/avif" }),
      await fixture.library.add(large),
    ];
    fixture.service.forbidden.add("asset.download");
    await fixture.lookAgain();
    for (const { id } of [raw, film, plain, plain])
      expect((await shown(id, 2560)).width).toBe(1440);
    expect(files()).toEqual(["thumbnail", "thumbnail", "original", "thumbnail"]);
    expect(fixture.source.health().state).toBe("ok");
  });

  it("may be a phone's HEIC", async () => {
    fixture = await openImmichFixture();
    const size = { width: 3000, height: 2000 };
    const { id } = await fixture.library.add(heicPicture, { ...size, mimeType: "image/heic" });
    await fixture.lookAgain();
    expect((await shown(id, 2560)).width).toBe(96);
  });

  it("that was deleted there is none here, and soon not in the list either", async () => {
    fixture = await openImmichFixture();
    const [lost] = [await put(100), await put(101)];
    await fixture.lookAgain();
    fixture.library.assets.delete(lost.id);
    expect(await fixture.source.image(lost.id, 320)).toBeNull();
    fixture.clock.advance(30_000);
    await expect.poll(async () => (await fixture.list()).length).toBe(1);
    await expect.poll(fixture.announced).toBeGreaterThan(1);
  });

  it("that was changed there has another address", async () => {
    fixture = await openImmichFixture();
    const { id } = await put(100);
    await fixture.lookAgain();
    const [before] = await fixture.list();
    const stored = fixture.library.assets.get(id);
    if (stored !== undefined)
      fixture.library.assets.set(id, {
        ...stored,
        bytes: await encodePhoto({ width: 90, height: 60 }),
      });
    await fixture.lookAgain();
    expect((await fixture.list())[0]?.version).not.toBe(before?.version);
  });
});

describe("the words for Immich", () => {
  const configure = (words: Record<string, string>) => () => immichPhotos.configure(words);

  it("are refused at start where they can't be right", async () => {
    fixture = await openImmichFixture();
    expect(configure({ IMMICH_URL: "192.168.1.20:2283" })).toThrow(/IMMICH_URL/);
    expect(configure({ IMMICH_KEY: "two words" })).toThrow(/IMMICH_KEY/);
    expect(configure({ IMMICH_FAVORITES: "yes" })).toThrow(/IMMICH_FAVORITES/);
  });

  it("make no source where one is missing, and may be copied from a browser", async () => {
    fixture = await openImmichFixture();
    const { url, key } = fixture.service;
    expect(fixture.connect({ IMMICH_URL: url })).toBeNull();
    expect(fixture.connect({ IMMICH_KEY: key })).toBeNull();
    await put(100);
    for (const end of ["/", "/photos", "/api", "/albums/52b1"]) {
      const source = fixture.connect({ IMMICH_URL: url + end, IMMICH_KEY: key });
      expect((await source?.photos({ limit: 1 }))?.items).toHaveLength(1);
      await source?.stop?.();
    }
  });
});
