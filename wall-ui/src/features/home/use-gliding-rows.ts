import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const glideMs = 180;

/** Lets a list's rows glide to their new places when another row has come or gone, which `order` names; at once where motion is unwelcome. */
export const useGlidingRows = (list: RefObject<HTMLElement | null>, order: string): void => {
  const tops = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    if (tops.current.size === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const row of list.current?.querySelectorAll<HTMLElement>(":scope > *") ?? []) {
      const moved = (tops.current.get(row) ?? row.offsetTop) - row.offsetTop;
      if (moved !== 0)
        row.animate([{ transform: `translateY(${moved}px)` }, { transform: "none" }], {
          ...{ duration: glideMs, easing: "ease-out" },
        });
    }
  }, [list, order]);
  useEffect(() => {
    const remember = () => {
      tops.current = new Map(
        [...(list.current?.querySelectorAll<HTMLElement>(":scope > :not([hidden])") ?? [])].map(
          (row) => [row, row.offsetTop],
        ),
      );
    };
    // Painted, places are known without another layout; after a tap this itself comes before the picture.
    const frame = requestAnimationFrame(() => setTimeout(remember));
    return () => cancelAnimationFrame(frame);
  });
};
