import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * How many lines of events fit below the number of each day of a month's sheet, all weeks being equally high. Watches the sheet's size;
 * the lines and the head are measured by what the sheet says of them in `--line-height` and `--head` (rem).
 */
export const useMonthLines = (sheet: RefObject<HTMLElement | null>, weeks: number): number => {
  const [lines, setLines] = useState(0);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (element === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const style = getComputedStyle(element);
      const size = (name: string) => Number.parseFloat(style.getPropertyValue(name)) * rem;
      const room = element.clientHeight / weeks - size("--head");
      setLines(Math.max(0, Math.floor(room / size("--line-height"))));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [sheet, weeks]);
  return lines;
};
