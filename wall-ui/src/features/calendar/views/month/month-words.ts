import { useMemo } from "react";
import { textLines } from "#client/features/calendar/views/text-lines.ts";
import type { DaySpan } from "#client/features/calendar/views/lanes.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { languageOf, useHyphenated } from "#client/ui/text/use-hyphenated.ts";
import { measureWords } from "./measure-words.ts";
import type { MonthEntry } from "./MonthEvents.tsx";
import type { MeasuredMonth } from "./use-month-room.ts";

const daysOfWeek = 7;
/** What isn't text in a line: its edge, which is drawn in whole pixels, its paddings, both in ems of it, and what parts it from its neighbours. */
const edgeEm = 0.28;
const aroundEm = 1;
const aroundPx = 6;
/** As wide as a picture, or as the mark of a clash. */
const mark = "MM";
/** What can't be parted is set smaller, down to this. */
const smallest = 0.75;
/** No word of fewer letters is parted. */
const fewestLetters = 5;

const softHyphens = /\u{AD}+/gu;

const wordsOf = (text: string): string[] => text.trim().split(/\s+/u);
/** Figures of a time are all as wide as a nought. */
const figures = (time: string): string => time.replaceAll(/\d/gu, "0");

/** What the lines of a month's sheet say, and how long that is. */
export interface MonthWords {
  /** A title with soft hyphens in those words for which a line across so many days is too narrow. */
  readonly titleOf: (title: string, days: number) => string;
  /** How large its letters are, at most 1, so that a line across so many days is wide enough for each part of its words. */
  readonly sizeOf: (title: string, days: number) => number;
  /** On how many lines an event's text is whole across so many days, with or without its time and picture. */
  readonly linesOf: (entry: MonthEntry, days: number, showsAll: boolean) => number;
}

/** Titles with soft hyphens in their long words, by the titles without; each in its language. */
const useHyphens = (titles: readonly string[]): ReadonlyMap<string, string> => {
  const { locale } = useI18n();
  const german = titles.filter((title) => languageOf(locale, title) === "de");
  const others = titles.filter((title) => !german.includes(title));
  const both = [
    useHyphenated("de", german.join("\n"), fewestLetters),
    useHyphenated(locale, others.join("\n"), fewestLetters),
  ].join("\n");
  return useMemo(
    () =>
      new Map(
        both
          .split("\n")
          .map((title) => [
            title.replaceAll(softHyphens, ""),
            title.replaceAll(softHyphens, "\u{AD}"),
          ]),
      ),
    [both],
  );
};

/** Measures what stands in a month's sheet; undefined until that is measured itself. */
export const useMonthWords = (
  room: MeasuredMonth | undefined,
  spans: readonly DaySpan<MonthEntry>[],
): MonthWords | undefined => {
  const measured = useMemo(() => {
    if (room === undefined) return undefined;
    const { font, em, width } = room;
    const widthOf = measureWords(font);
    const widthOfDays = (days: number) =>
      (days * width) / daysOfWeek - aroundPx - aroundEm * em - Math.floor(edgeEm * em);
    return { widthOf, widthOfDays };
  }, [room]);
  const tooLong = useMemo(() => {
    const titles = [...new Set(spans.map(({ item: { title } }) => title))];
    return titles.filter((title) =>
      wordsOf(title).some(
        (word) => measured !== undefined && measured.widthOf(word) > measured.widthOfDays(1),
      ),
    );
  }, [measured, spans]);
  const hyphens = useHyphens(tooLong);
  return useMemo(() => {
    if (measured === undefined) return undefined;
    const { widthOf, widthOfDays } = measured;
    const titleOf = (title: string, days: number) =>
      (hyphens.get(title) ?? title)
        .split(" ")
        .map((word) => {
          const whole = word.replaceAll(softHyphens, "");
          return widthOf(whole) > widthOfDays(days) ? word : whole;
        })
        .join(" ");
    const sizeOf = (title: string, days: number) => {
      const parts = titleOf(title, days)
        .split(" ")
        .flatMap((word) => word.split(/(?<=\u{AD})/u))
        .map((part) => widthOf(part.replace("\u{AD}", "-")));
      return Math.min(1, Math.max(smallest, widthOfDays(days) / Math.max(1, ...parts)));
    };
    return {
      ...{ titleOf, sizeOf },
      linesOf: ({ title, event, isClash, time = "" }, days, showsAll) => {
        const before = showsAll ? `${figures(time)} ${event.icon === undefined ? "" : mark}` : "";
        const words = wordsOf(`${isClash ? mark : ""} ${before} ${titleOf(title, days)}`);
        // What was set smaller fills its line to the last fraction.
        const width = widthOfDays(days) / sizeOf(title, days) + 0.01;
        return textLines(words, width, widthOf);
      },
    };
  }, [measured, hyphens]);
};
