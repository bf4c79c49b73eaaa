import { type RefObject, useLayoutEffect, useState } from "react";

const thumbPx = 56;

/**
 * How many lines of events fit below the number of each day of a month's sheet, all weeks being equally high, and whether a thumb
 * would hit one of them and no other. Watches the sheet's size;
 * the lines and the head are measured by what the sheet says of them in `--line-height` and `--head` (rem), and in `--line-least` (px).
 */
export const useMonthLines = (sheet: RefObject<HTMLElement | null>, weeks: number) => {
  const [lines, setLines] = useState(0);
  const [isLow, setLow] = useState(true);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (element === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const style = getComputedStyle(element);
      const said = (name: string) => Number.parseFloat(style.getPropertyValue(name));
      const line = Math.max(said("--line-height") * rem, said("--line-least"));
      const room = element.clientHeight / weeks - said("--head") * rem;
      setLines(Math.max(0, Math.floor(room / line)));
      setLow(line < thumbPx);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [sheet, weeks]);
  return { lines, isLow };
};
