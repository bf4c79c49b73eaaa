import { type RefObject, useLayoutEffect, useState } from "react";
import {
  type MonthRoom,
  shareMonthLines,
  spreadMonthLines,
} from "#client/features/calendar/views/month-lines.ts";

const thumbPx = 56;

/**
 * How many lines of events each week of a month's sheet shows below its days' numbers, by the lines that it needs, which
 * weeks give each of them twice its height, and whether a thumb would hit one of them and no other. Watches the sheet's size;
 * the lines and the head are measured by what the sheet says of them in `--line-height` and `--head` (rem), and in `--line-least` (px).
 */
export const useMonthLines = (sheet: RefObject<HTMLElement | null>, needs: readonly number[]) => {
  const [room, setRoom] = useState<MonthRoom>();
  useLayoutEffect(() => {
    const element = sheet.current;
    if (element === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const style = getComputedStyle(element);
      const said = (name: string) => Number.parseFloat(style.getPropertyValue(name));
      setRoom({
        sheet: element.clientHeight,
        head: said("--head") * rem,
        line: Math.max(said("--line-height") * rem, said("--line-least")),
        least: thumbPx,
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [sheet]);
  const lines = room === undefined ? needs.map(() => 0) : shareMonthLines(needs, room);
  return {
    lines,
    spread: room === undefined ? [] : spreadMonthLines(lines, room),
    isLow: room === undefined || room.line < thumbPx,
  };
};
