import { type RefObject, useLayoutEffect, useState } from "react";
import type { DaySpan } from "#client/features/calendar/views/lanes.ts";
import { type MonthRoom, shareMonthRows } from "#client/features/calendar/views/month-heights.ts";
import { rowsNeeded, type WeekMeasure } from "#client/features/calendar/views/month-row.ts";
import { textLines } from "#client/features/calendar/views/text-lines.ts";
import { measureWords } from "./measure-words.ts";
import type { MonthEntry } from "./MonthEvents.tsx";

const thumbPx = 56;
const daysOfWeek = 7;
/** What isn't text in a line: its paddings and its edge, in ems of it, and what parts it from its neighbours. */
const aroundEm = 1.3;
const aroundPx = 8;
/** As wide as a picture, or as the mark of a clash. */
const mark = "MM";

const wordsOf = (text: string): string[] => text.trim().split(/\s+/u);

/** A month's sheet as it was measured. */
export interface MeasuredMonth extends MonthRoom {
  /** The fewest rows of an event. */
  readonly fewest: number;
  readonly usual: number;
  /** A line is lower than a thumb: a tap then means its day. */
  readonly isLow: boolean;
  /** What lines are measured by. */
  readonly lines: string;
  readonly linesOf: (entry: MonthEntry, days: number) => number;
  /** Words of a title with so many letters may be parted, because a line across so many days is too narrow for one. */
  readonly partedFrom: (title: string, days: number) => number;
}

const measure = (sheet: HTMLElement): MeasuredMonth => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const style = getComputedStyle(sheet);
  const said = (name: string) => Number.parseFloat(style.getPropertyValue(name));
  const em = said("--letters") * rem;
  const row = Math.max(said("--row-height") * rem, said("--row-least"));
  const fewest = said("--fewest-rows");
  const showsAll = said("--shows-all") === 1;
  const font = `600 ${em}px ${style.fontFamily}`;
  const widthOf = measureWords(font);
  const widthOfDays = (days: number) =>
    (days * sheet.clientWidth) / daysOfWeek - aroundPx - aroundEm * em;
  return {
    ...{ sheet: sheet.clientHeight, head: said("--head") * rem, row, least: thumbPx },
    ...{ fewest, usual: said("--usual-lines"), isLow: fewest * row < thumbPx },
    lines: [sheet.clientWidth, font, showsAll].join(" "),
    partedFrom: (title, days) =>
      Math.min(
        ...wordsOf(title)
          .filter((word) => widthOf(word) > widthOfDays(days))
          .map(({ length }) => length),
      ),
    linesOf: ({ title, event, isClash, time = "" }, days) => {
      const before = showsAll ? `${time} ${event.icon === undefined ? "" : mark}` : "";
      const words = wordsOf(`${isClash ? mark : ""} ${before} ${title}`);
      return textLines(words, widthOfDays(days), widthOf);
    },
  };
};

/** How many lines a week's texts have, by the room of its sheet; one each until that is known. */
export const measureOf = (room: MeasuredMonth | undefined): WeekMeasure<MonthEntry> => ({
  least: room?.fewest ?? 1,
  usual: room?.usual ?? 1,
  linesOf: room?.linesOf ?? (() => 1),
});

/** How many rows of events each week of a month has in its sheet; none until that is measured. */
export const rowsOfWeeks = (
  weeks: readonly (readonly string[])[],
  spans: readonly DaySpan<MonthEntry>[],
  room: MeasuredMonth | undefined,
): readonly number[] =>
  room === undefined
    ? weeks.map(() => 0)
    : shareMonthRows(
        weeks.map((week) => rowsNeeded(week, spans, measureOf(room), room.usual)),
        weeks.map((week) => rowsNeeded(week, spans, measureOf(room))),
        room,
      );

/**
 * What there is room for in a month's sheet, by its size and by what it says of itself: `--head`, `--letters` and
 * `--row-height` in rem, `--row-least` in px, `--fewest-rows` and `--usual-lines` of an event, and in `--shows-all` whether times and pictures are drawn.
 */
export const useMonthRoom = (sheet: RefObject<HTMLElement | null>): MeasuredMonth | undefined => {
  const [room, setRoom] = useState<MeasuredMonth>();
  useLayoutEffect(() => {
    const element = sheet.current;
    if (element === null) return;
    const look = () => setRoom(measure(element));
    // The whole month is drawn again in another room.
    const onSize = () =>
      setRoom((was) => {
        const now = measure(element);
        return JSON.stringify(was) === JSON.stringify(now) ? was : now;
      });
    const observer = new ResizeObserver(onSize);
    observer.observe(element);
    // Another face has other widths.
    document.fonts.addEventListener("loadingdone", look);
    look();
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", look);
    };
  }, [sheet]);
  return room;
};
