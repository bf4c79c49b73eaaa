import { expect, it } from "vitest";
import { photos } from "#contract/photos.ts";
import { photoUrl } from "./queries.ts";
import { samplePhotos } from "./sample.ts";

const given = {
  now: Date.parse("2026-11-21T16:42:00Z"),
  members: [],
  timeZone: "Europe/Berlin",
  units: "metric",
} as const;

it("a newcomer's album has pictures of its own, the newest first, and asks nobody for them", () => {
  const items = samplePhotos({ ...given, language: "en" });
  expect(photos["GET /api/photos"].answer.parse({ items, next: null }).items).toHaveLength(6);
  expect(items.map(({ takenAt }) => takenAt)).toEqual(
    items
      .map(({ takenAt }) => takenAt)
      .toSorted()
      .toReversed(),
  );
  for (const photo of items) expect(photoUrl(photo, 640)).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});

it("its captions are in the family's language", () => {
  const [english] = samplePhotos({ ...given, language: "en" });
  const [german] = samplePhotos({ ...given, language: "de" });
  expect([english?.caption, german?.caption]).toEqual([
    "A walk in the hills",
    "Spaziergang in den Hügeln",
  ]);
});
