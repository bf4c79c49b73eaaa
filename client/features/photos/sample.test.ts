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

it("snow falls in winter and the sea is in summer, whatever day it is", () => {
  for (const day of ["2026-05-20", "2026-12-31", "2027-01-01", "2028-02-29"]) {
    const now = Date.parse(`${day}T12:00:00Z`);
    const taken = samplePhotos({ ...given, now, language: "en" });
    const monthOf = (words: string) =>
      taken.find(({ caption }) => caption === words)?.takenAt?.slice(5, 7);
    expect([monthOf("The first snow"), monthOf("At the sea")]).toEqual(["12", "07"]);
    for (const { takenAt = "" } of taken) expect(Date.parse(takenAt)).toBeLessThan(now);
  }
});

it("its captions are in the family's language", () => {
  const [english] = samplePhotos({ ...given, language: "en" });
  const [german] = samplePhotos({ ...given, language: "de" });
  expect([english?.caption, german?.caption]).toEqual(["As tall as Grandma", "So groß wie Oma"]);
});
