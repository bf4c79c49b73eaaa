import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * How far below the beginning of what scrolls a box stands, in CSS pixels; what stands above may grow, as with what
 * happened on this day. `measure` must keep its identity. It is asked after the layout only: asking costs no frame.
 */
export const useOffsetTop = (
  place: RefObject<HTMLElement | null>,
  measure: (box: HTMLElement) => number,
): number => {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = place.current;
    if (box === null) return;
    const watch = new ResizeObserver(() => setTop(Math.round(measure(box))));
    for (let around = box.parentElement; around !== null; around = around.parentElement)
      watch.observe(around);
    return () => watch.disconnect();
  }, [place, measure]);
  return top;
};
