import { type RefObject, useLayoutEffect, useState } from "react";
import type { MonthRoom } from "#client/features/calendar/views/month-heights.ts";

const thumbPx = 56;

/** A month's sheet as it was measured. */
export interface MeasuredMonth extends MonthRoom {
  /** The fewest rows of an event. */
  readonly fewest: number;
  readonly usual: number;
  /** A line is lower than a thumb: a tap then means its day. */
  readonly isLow: boolean;
  /** Whether times and pictures may be drawn. */
  readonly showsAll: boolean;
  /** In which its lines are written, and how large, in pixels. */
  readonly font: string;
  readonly em: number;
  readonly width: number;
}

const measure = (sheet: HTMLElement): MeasuredMonth => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const style = getComputedStyle(sheet);
  const said = (name: string) => Number.parseFloat(style.getPropertyValue(name));
  const em = said("--letters") * rem;
  const row = Math.max(said("--row-height") * rem, said("--row-least"));
  const fewest = said("--fewest-rows");
  return {
    ...{ sheet: sheet.clientHeight, head: said("--head") * rem, row, least: thumbPx },
    ...{ fewest, usual: said("--usual-lines"), isLow: fewest * row < thumbPx },
    ...{ showsAll: said("--shows-all") === 1, font: `600 ${em}px ${style.fontFamily}` },
    ...{ em, width: sheet.clientWidth },
  };
};

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
