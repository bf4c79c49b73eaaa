import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** How a week lies: members as rows, members as columns, or just its days below one another. */
export type WeekLayout = "rows" | "columns" | "list";

const rowsFrom = 56;
const dayName = 6;
const column = 6.3;

const shapeOf = (width: number, lanes: number): WeekLayout => {
  if (width >= rowsFrom) return "rows";
  return (width - dayName) / lanes >= column ? "columns" : "list";
};

/** The shape that suits the width of a box and so many rows or columns; watches the box. */
export const useWeekLayout = (box: RefObject<HTMLElement | null>, lanes: number): WeekLayout => {
  const [shape, setShape] = useState<WeekLayout>("rows");
  const shown = useRef<WeekLayout>("rows");
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = shapeOf(element.clientWidth / rem, lanes);
      // Before the picture is painted. Asked at once, the page would be laid out while it is being made.
      if (next !== shown.current) flushSync(() => setShape(next));
      shown.current = next;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, lanes]);
  return shape;
};
