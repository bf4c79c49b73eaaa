import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * How many children of a box don't fit in its height (the box hides what overflows), so that it can say "+3 more".
 * Those which don't fit get `data-out`; the box gets `data-tight` where two lines for each are too much. Watches the box's size; `content` is anything that changes with the children.
 */
export const useOverflowCount = (box: RefObject<HTMLElement | null>, content: unknown): number => {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      // Each child may take two lines and a gap; where that's too much for the box, one line each.
      const wanted =
        element.children.length * 2.7 * Number.parseFloat(getComputedStyle(element).fontSize);
      const room = element.parentElement?.clientHeight ?? 0;
      element.toggleAttribute("data-tight", wanted > room);
      const bottom = element.getBoundingClientRect().bottom + 1;
      let hidden = 0;
      for (const child of element.children) {
        const cut = child.getBoundingClientRect().bottom > bottom;
        child.toggleAttribute("data-out", cut);
        if (cut) hidden += 1;
      }
      setCount(hidden);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [box, content]);
  return count;
};
