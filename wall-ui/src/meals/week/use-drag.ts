import { type PointerEvent, useEffect, useRef, useState } from "react";
import { slots } from "../../../../client/plan/slots.ts";
import { type Place, type Placed, placeKey } from "./place.ts";

const farPx = 8;
const holdMs = 300;

const placeAt = (x: number, y: number): Place | undefined => {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<HTMLElement>("[data-place]")?.dataset["place"];
    const [date, name] = found?.split(" ") ?? [];
    const slot = slots.find((one) => one === name);
    if (date !== undefined && slot !== undefined) return { date, slot };
  }
  return undefined;
};

/** The click that ends a drag opens nothing. */
const swallowClick = () => {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
};

interface Dragged extends Placed {
  /** The place below the finger, as its key. */
  readonly over: string | undefined;
}

/**
 * Carries a meal to another place: a mouse at once, a finger after it has rested for a moment, so that a swipe still
 * scrolls. `ghost` is what follows the finger.
 */
export const useDrag = (onDrop: (placed: Placed, to: Place) => void) => {
  const [dragged, setDragged] = useState<Dragged>();
  const ghost = useRef<HTMLDivElement>(null);
  const running = useRef<AbortController>(undefined);
  const carrying = useRef(false);
  useEffect(() => {
    // What is being carried doesn't scroll the week. A browser asks for this before the finger comes down.
    const hold = (event: TouchEvent) => carrying.current && event.preventDefault();
    addEventListener("touchmove", hold, { passive: false });
    return () => {
      removeEventListener("touchmove", hold);
      running.current?.abort();
    };
  }, []);

  const begin = (event: PointerEvent, placed: Placed) => {
    if (event.button !== 0) return;
    const finger = event.pointerId;
    const byTouch = event.pointerType === "touch";
    const from = { x: event.clientX, y: event.clientY };
    running.current?.abort();
    const ended = new AbortController();
    running.current = ended;
    const follow = (x: number, y: number) => {
      ghost.current?.style.setProperty("transform", `translate(${x}px, ${y}px)`);
      const over = placeAt(x, y);
      setDragged({ ...placed, over: over && placeKey(over) });
    };
    const lift = (x: number, y: number) => {
      carrying.current = true;
      follow(x, y);
    };
    const hold = byTouch ? setTimeout(() => lift(from.x, from.y), holdMs) : undefined;
    ended.signal.addEventListener("abort", () => {
      clearTimeout(hold);
      carrying.current = false;
      setDragged(undefined);
    });
    const moved = (next: globalThis.PointerEvent) => {
      if (next.pointerId !== finger) return;
      const isFar = Math.hypot(next.clientX - from.x, next.clientY - from.y) > farPx;
      if (carrying.current) follow(next.clientX, next.clientY);
      else if (isFar && byTouch) ended.abort();
      else if (isFar) lift(next.clientX, next.clientY);
    };
    const letGo = (next: globalThis.PointerEvent) => {
      if (next.pointerId !== finger) return;
      const carried = carrying.current;
      ended.abort();
      if (!carried) return;
      swallowClick();
      const to = placeAt(next.clientX, next.clientY);
      if (to !== undefined && placeKey(to) !== placeKey(placed.place)) onDrop(placed, to);
    };
    const { signal } = ended;
    addEventListener("pointermove", moved, { signal });
    addEventListener("pointerup", letGo, { signal });
    addEventListener("pointercancel", () => ended.abort(), { signal });
  };
  return { dragged, ghost, begin };
};
