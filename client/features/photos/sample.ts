import type { Photo } from "#contract/photos.ts";
import { instantAt, today } from "../../i18n/time.ts";
import { sampleId } from "../../query/sample/sample-id.ts";
import type { SampleInput } from "../../query/sample/sample-input.ts";
import { type SampleTexts, sampleText } from "../../query/sample/sample-texts.ts";
import { drawingUrl, sampleDrawings } from "./sample-drawings.ts";

const album: readonly (readonly [
  name: keyof typeof sampleDrawings,
  caption: SampleTexts,
  monthAndDay: string,
])[] = [
  ["hills", sampleText("A walk in the hills", "Spaziergang in den Hügeln"), "05-03"],
  ["cake", sampleText("Four candles", "Vier Kerzen"), "03-09"],
  ["stars", sampleText("A night in the tent", "Eine Nacht im Zelt"), "08-08"],
  ["garden", sampleText("As tall as Grandma", "So groß wie Oma"), "09-12"],
  ["sea", sampleText("At the sea", "Am Meer"), "07-22"],
  ["snow", sampleText("The first snow", "Der erste Schnee"), "12-19"],
];

/** The last time before a day that a day of the year (`MM-DD`) was, so that snow falls in winter. */
const lastOf = (monthAndDay: string, day: string): string => {
  const year = Number(day.slice(0, 4));
  return `${day.slice(5) > monthAndDay ? year : year - 1}-${monthAndDay}`;
};

/** A sample family's album, drawn; those taken last first. */
export const samplePhotos = ({ now, timeZone, language }: SampleInput): Photo[] =>
  album
    .map(([name, caption, monthAndDay]) => {
      const drawing = sampleDrawings[name];
      const day = lastOf(monthAndDay, today(timeZone, now));
      return {
        ...{ id: sampleId(name), url: drawingUrl(drawing), caption: caption[language] },
        ...{ width: drawing.width, height: drawing.height },
        takenAt: new Date(instantAt(day, 15 * 60, timeZone)).toISOString(),
      };
    })
    .toSorted((a, b) => b.takenAt.localeCompare(a.takenAt));
