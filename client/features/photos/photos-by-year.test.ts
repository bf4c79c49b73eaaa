import { expect, it } from "vitest";
import type { Photo } from "#contract/photos.ts";
import { photosByYear } from "./photos-by-year.ts";

const taken = (id: string, takenAt?: string): Photo => ({
  ...{ id, url: `/${id}`, width: 3, height: 2 },
  ...(takenAt === undefined ? {} : { takenAt }),
});
const told = (photos: readonly Photo[], timeZone: string) =>
  photosByYear(photos, timeZone).map(({ day, photos: all }) => [
    day?.slice(0, 4),
    all.map(({ photo, begins }) => `${begins?.slice(5, 7) ?? "-"} ${photo.id}`),
  ]);

it("photos stand by the family's years and months; those that don't say when stay with their neighbours", () => {
  const photos = [
    taken("new"),
    taken("eve", "2025-12-31T23:30:00.000Z"),
    taken("unknown"),
    taken("july", "2025-07-31T22:30:00.000Z"),
    taken("same", "2025-07-31T21:30:00.000Z"),
  ];
  expect(told(photos, "Europe/Berlin")).toEqual([
    [undefined, ["- new"]],
    ["2026", ["01 eve", "- unknown"]],
    ["2025", ["08 july", "07 same"]],
  ]);
  expect(told(photos, "UTC")).toEqual([
    [undefined, ["- new"]],
    ["2025", ["12 eve", "- unknown", "07 july", "- same"]],
  ]);
  expect(photosByYear([], "UTC")).toEqual([]);
});
