import { type PointerEvent, useLayoutEffect, useRef } from "react";
import { swallowClick } from "#client/ui/pointer/swallow-click.ts";

const far = 70;

/** Sheets lie over the page, but what is touched in them is told to the page, too. */
const isInSheet = (target: EventTarget | null) =>
  target instanceof Element && target.closest("dialog") !== null;

const scrollsSideways = (target: EventTarget | null) => {
  const scroller = target instanceof Element ? target.closest("[data-sideways]") : null;
  return scroller !== null && scroller.scrollWidth > scroller.clientWidth + 4;
};

/**
 * Turns pages by the arrow keys and by a swipe, which is left to the content where that scrolls sideways itself. `isElsewhere` says whether
 * the finger is doing something else.
 */
export const usePaging = (turn: (by: 1 | -1) => void, isElsewhere = () => false) => {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  const latest = useRef(turn);
  useLayoutEffect(() => {
    latest.current = turn;
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]"))
        return;
      if (scrollsSideways(event.target)) return;
      if (event.key === "ArrowRight") latest.current(1);
      if (event.key === "ArrowLeft") latest.current(-1);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current =
        isInSheet(event.target) || scrollsSideways(event.target)
          ? undefined
          : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (from === undefined || isElsewhere()) return;
      const x = event.clientX - from.x;
      if (Math.abs(x) <= far || Math.abs(x) <= 2 * Math.abs(event.clientY - from.y)) return;
      swallowClick();
      turn(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
};
