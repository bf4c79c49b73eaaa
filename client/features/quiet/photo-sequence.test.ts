import { beforeEach, expect, it, vi } from "vitest";
import type { Photo } from "#contract/photos.ts";
import { createPhotoSequence, type IsPhotoPair } from "./photo-sequence.ts";
import { stubStorage } from "#tests/fixtures/server/stub-storage.ts";

const photoOf = (n: number, isUpright = false): Photo => ({
  id: `photo-${String(n).padStart(3, "0")}`,
  url: `/api/photos/photo-${n}/image?v=1`,
  ...(isUpright ? { width: 3, height: 4 } : { width: 4, height: 3 }),
});
const range = (count: number, isUpright = false) =>
  Array.from({ length: count }, (_, n) => photoOf(n, isUpright));

/** Photos as the house tells them: a ring by their ids, a few at a time. */
const app = {
  photos: [] as Photo[],
  ofDay: [] as Photo[],
  isDown: false,
  reads: 0,
};
const pageSize = 4;

const readRound = async (from: string, before: string | undefined) => {
  app.reads += 1;
  if (app.isDown) throw new Error("the source can't be reached");
  const ring = [
    ...app.photos.filter(({ id }) => id > from),
    ...app.photos.filter(({ id }) => id <= from),
  ];
  const start = before === undefined ? 0 : ring.findIndex(({ id }) => id === before) + 1;
  const items = ring.slice(start, start + pageSize);
  return { items, next: start + pageSize < ring.length ? (items.at(-1)?.id ?? null) : null };
};

let day = "2026-11-20";
const openAlbum = () =>
  createPhotoSequence({ readRound, readDay: async () => app.ofDay, today: () => day });

const alone: IsPhotoPair = () => false;
const uprightPairs: IsPhotoPair = (one, other) =>
  one.height > one.width && other.height > other.width;

/** The ids of the next screens, each of which was seen. */
const watch = async (album: ReturnType<typeof openAlbum>, screens: number, goesWith = alone) => {
  const seen: string[][] = [];
  for (let n = 0; n < screens; n += 1) {
    const photos = await album.next(goesWith);
    album.saw(photos);
    seen.push(photos.map(({ id }) => id));
  }
  return seen;
};

beforeEach(() => {
  stubStorage();
  Object.assign(app, { photos: range(11), ofDay: [], isDown: false, reads: 0 });
  day = "2026-11-20";
  return () => void vi.unstubAllGlobals();
});

const allIds = () => app.photos.map(({ id }) => id);

it("every photo is seen once before any comes again, round after round, and none twice in a row", async () => {
  const seen = (await watch(openAlbum(), 33)).flat();
  for (const round of [seen.slice(0, 11), seen.slice(11, 22), seen.slice(22)])
    expect(round.toSorted()).toEqual(allIds());
  app.photos = range(3);
  const few = (await watch(openAlbum(), 90)).flat();
  for (const [n, id] of few.entries()) expect(few[n + 1]).not.toBe(id);
});

it("a wall that is loaded anew in the middle goes on with what it hasn't shown yet", async () => {
  const seen: string[] = [];
  for (const screens of [3, 1, 4, 2, 1]) seen.push(...(await watch(openAlbum(), screens)).flat());
  expect(seen.toSorted()).toEqual(allIds());
});

it("photos of this day in earlier years come first, once a day, and not again in the round", async () => {
  app.ofDay = [photoOf(6), photoOf(5)];
  const seen = (await watch(openAlbum(), 5)).flat();
  expect(seen.slice(0, 2)).toEqual(["photo-006", "photo-005"]);
  seen.push(...(await watch(openAlbum(), 6)).flat());
  expect(seen.toSorted()).toEqual(allIds());

  const album = openAlbum();
  await watch(album, 2);
  day = "2026-11-21";
  app.ofDay = [photoOf(2)];
  expect(await watch(album, 1)).toEqual([["photo-002"]]);
});

it("upright photos come in pairs, as long as there are two, and each still once", async () => {
  app.photos = [...range(4, true), ...range(7).slice(4)];
  const screens = await watch(openAlbum(), 5, uprightPairs);
  expect(screens.flat().toSorted()).toEqual(allIds());
  expect(screens.filter((photos) => photos.length === 2).length).toBeGreaterThan(0);
});

it("what was hidden isn't shown any more, and what is new is, without beginning anew", async () => {
  const album = openAlbum();
  const seen = (await watch(album, 5)).flat();
  const hidden = allIds().find((id) => !seen.includes(id)) ?? "";
  app.photos = [...app.photos.filter(({ id }) => id !== hidden), photoOf(11)];
  album.forget();
  while (seen.length < 10) seen.push(...(await watch(album, 1)).flat());
  expect(seen).not.toContain(hidden);
  expect(new Set(seen).size).toBe(seen.length);
});

it("reads one page at a time, and only when the one before it is over", async () => {
  const album = openAlbum();
  await watch(album, 4);
  expect(app.reads).toBe(1);
  await watch(album, 1);
  expect(app.reads).toBe(2);
});

it("there may be one photo, or none, or a source that fails and comes back", async () => {
  app.photos = range(1);
  expect(await watch(openAlbum(), 2)).toEqual([["photo-000"], ["photo-000"]]);
  app.photos = [];
  expect(await openAlbum().next(alone)).toEqual([]);
  const album = openAlbum();
  app.isDown = true;
  await expect(album.next(alone)).rejects.toThrow("reached");
  Object.assign(app, { isDown: false, photos: range(1) });
  expect(await watch(album, 1)).toEqual([["photo-000"]]);
});

it("somebody else's words in the browser's memory begin a new round", async () => {
  for (const words of ["{", "7", `{"from":1}`, `{"from":"a","seen":[1]}`]) {
    localStorage.setItem("photo-round", words);
    expect((await watch(openAlbum(), 11)).flat().toSorted()).toEqual(allIds());
  }
});
