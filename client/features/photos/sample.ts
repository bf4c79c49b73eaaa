import type { Photo } from "#contract/photos.ts";
import { addDays, instantAt, today } from "../../i18n/time.ts";
import { sampleId } from "../../query/sample/sample-id.ts";
import type { SampleInput } from "../../query/sample/sample-input.ts";
import { type SampleTexts, sampleText } from "../../query/sample/sample-texts.ts";
import { drawingUrl, sampleDrawings } from "./sample-drawings.ts";

const album: readonly (readonly [
  name: keyof typeof sampleDrawings,
  caption: SampleTexts,
  daysAgo: number,
])[] = [
  ["hills", sampleText("A walk in the hills", "Spaziergang in den Hügeln"), 12],
  ["cake", sampleText("Four candles", "Vier Kerzen"), 47],
  ["stars", sampleText("A night in the tent", "Eine Nacht im Zelt"), 96],
  ["garden", sampleText("As tall as Grandma", "So groß wie Oma"), 118],
  ["sea", sampleText("At the sea", "Am Meer"), 131],
  ["snow", sampleText("The first snow", "Der erste Schnee"), 301],
];

/** A sample family's album, drawn; those taken last first. */
export const samplePhotos = ({ now, timeZone, language }: SampleInput): Photo[] =>
  album.map(([name, caption, daysAgo]) => {
    const drawing = sampleDrawings[name];
    const day = addDays(today(timeZone, now), -daysAgo);
    return {
      ...{ id: sampleId(name), url: drawingUrl(drawing), caption: caption[language] },
      ...{ width: drawing.width, height: drawing.height },
      takenAt: new Date(instantAt(day, 15 * 60, timeZone)).toISOString(),
    };
  });
