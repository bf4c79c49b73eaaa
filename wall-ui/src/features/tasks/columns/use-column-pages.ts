import { useLayoutEffect, useRef, useState } from "react";

/** Part of a column's width that may be hidden before the column counts as out of sight. */
const cut = 0.12;

/**
 * A row of columns that scrolls sideways a page at a time: how many are out of sight on either side, and the way there.
 * Where not all fit, the row gets `data-paged` and in `--fit` how many whole ones do; a column's `flex-basis` is its least width.
 */
export const useColumnPages = (columns: number) => {
  const row = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState({ start: 0, end: 0 });
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const fit = () => {
      const [first] = element.children;
      element.toggleAttribute("data-paged", false);
      if (first === undefined || element.scrollWidth <= element.clientWidth + 1) return;
      const style = getComputedStyle(element);
      const pixels = [getComputedStyle(first).flexBasis, style.columnGap, style.scrollPaddingLeft];
      const [least = 0, gap = 0, edge = 0] = pixels.map(Number.parseFloat);
      const count = Math.floor((element.clientWidth - 2 * edge + gap) / (least + gap));
      element.style.setProperty("--fit", String(Math.max(1, count)));
      element.toggleAttribute("data-paged", true);
    };
    const measure = () => {
      const frame = element.getBoundingClientRect();
      const boxes = [...element.children].map((child) => child.getBoundingClientRect());
      setHidden({
        start: boxes.filter((box) => box.left + box.width * cut < frame.left).length,
        end: boxes.filter((box) => box.right - box.width * cut > frame.right).length,
      });
    };
    const resized = () => {
      fit();
      measure();
    };
    const observer = new ResizeObserver(resized);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    resized();
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [columns]);
  const page = (direction: 1 | -1) => {
    const element = row.current;
    const [first] = element?.children ?? [];
    if (element === null || first === undefined) return;
    const gap = Number.parseFloat(getComputedStyle(element).columnGap);
    const step = first.getBoundingClientRect().width + gap;
    const left = direction * step * Math.max(1, Math.floor(element.clientWidth / step));
    element.scrollBy({ left, behavior: "smooth" });
  };
  return { row, hidden, page };
};
