import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { startDrag } from "#client/ui/pointer/start-drag.ts";
import { createCarriedItem } from "./carried-item.ts";

const edgePx = 48;
const stepPx = 10;

/** How far to scroll in a frame where a finger is near one end of a box; 0 elsewhere. */
const stepAt = (at: number, from: number, to: number): number => {
  if (at < from + edgePx) return -stepPx;
  return at > to - edgePx ? stepPx : 0;
};

const scrollBelow = (box: Element, x: number, y: number) => {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  box.scrollBy({ left: stepAt(x, left, right), top: stepAt(y, top, bottom), behavior: "instant" });
};

/** How things are carried: which place is at a point of the window, and by what two places are told apart. */
export interface DragAndDropOptions<T, P> {
  readonly placeAt: (x: number, y: number) => P | undefined;
  readonly keyOf: (place: P) => string;
  readonly onDrop: (item: T, to: P) => void;
  /** What scrolls when a finger comes near its edge. */
  readonly scroller?: () => Element | null;
}

/**
 * Carries a thing to another place: a mouse at once, a finger after it has rested for a moment, so that a swipe still
 * scrolls. `ghost` is what follows the finger.
 */
export const useDragAndDrop = <T, P>(carrying: DragAndDropOptions<T, P>) => {
  const [carried] = useState(createCarriedItem<T, P>);
  const ghost = useRef<HTMLDivElement>(null);
  const running = useRef<AbortController>(undefined);
  const isCarrying = useRef(false);
  const latest = useRef(carrying);
  useLayoutEffect(() => {
    latest.current = carrying;
  });
  useEffect(() => {
    // What is being carried doesn't scroll the page. A browser asks for this before the finger comes down.
    const hold = (event: TouchEvent) => isCarrying.current && event.preventDefault();
    addEventListener("touchmove", hold, { passive: false });
    return () => {
      removeEventListener("touchmove", hold);
      running.current?.abort();
    };
  }, []);

  const begin = (event: PointerEvent, item: T) => {
    if (event.button !== 0) return;
    running.current?.abort();
    running.current = startDrag(event, {
      onLift: () => {
        isCarrying.current = true;
      },
      onFrame: (x, y) => {
        const box = latest.current.scroller?.();
        if (box) scrollBelow(box, x, y);
        ghost.current?.style.setProperty("transform", `translate(${x}px, ${y}px)`);
        const { placeAt, keyOf } = latest.current;
        const over = placeAt(x, y);
        const now = carried.current();
        const isSame =
          now?.item === item && (now.over && keyOf(now.over)) === (over && keyOf(over));
        if (!isSame) carried.set({ item, over });
      },
      onEnd: () => {
        isCarrying.current = false;
        carried.set(undefined);
      },
      onDrop: (x, y) => {
        const to = latest.current.placeAt(x, y);
        if (to !== undefined) latest.current.onDrop(item, to);
      },
    });
  };
  return { carried, ghost, begin, isCarrying: () => isCarrying.current };
};
