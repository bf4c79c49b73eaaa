import type { PointerEvent } from "react";
import { swallowClick } from "./swallow-click.ts";

const farPx = 8;
const holdMs = 300;

/** What happens while a pointer carries something; places are the pointer's, in pixels of the window. */
interface DragHandlers {
  /** It is carried from now on. */
  readonly onLift: () => void;
  /** Called in every frame while it is carried. */
  readonly onFrame: (x: number, y: number) => void;
  /** Called once, whether it was carried or not, before `onDrop`. */
  readonly onEnd: () => void;
  /** Called where it was let go after it had been carried. */
  readonly onDrop: (x: number, y: number) => void;
}

/**
 * Follows the pointer that was pressed until it is let go: a mouse carries once it has moved, a finger once it has
 * rested for a moment, so that a swipe still scrolls. Aborting the answer ends it.
 */
export const startDrag = (event: PointerEvent, handlers: DragHandlers): AbortController => {
  const { pointerId } = event;
  const byTouch = event.pointerType === "touch";
  const from = { x: event.clientX, y: event.clientY };
  const at = { ...from };
  let isCarried = false;
  const ended = new AbortController();
  const { signal } = ended;
  const frame = () => {
    if (signal.aborted) return;
    handlers.onFrame(at.x, at.y);
    requestAnimationFrame(frame);
  };
  const lift = () => {
    isCarried = true;
    handlers.onLift();
    frame();
  };
  const hold = byTouch ? setTimeout(lift, holdMs) : undefined;
  signal.addEventListener("abort", () => {
    clearTimeout(hold);
    handlers.onEnd();
  });
  const moved = (next: globalThis.PointerEvent) => {
    if (next.pointerId !== pointerId) return;
    [at.x, at.y] = [next.clientX, next.clientY];
    const isFar = Math.hypot(at.x - from.x, at.y - from.y) > farPx;
    if (isCarried || !isFar) return;
    if (byTouch) ended.abort();
    else lift();
  };
  const letGo = (next: globalThis.PointerEvent) => {
    if (next.pointerId !== pointerId) return;
    ended.abort();
    if (!isCarried) return;
    swallowClick();
    handlers.onDrop(next.clientX, next.clientY);
  };
  addEventListener("pointermove", moved, { signal });
  addEventListener("pointerup", letGo, { signal });
  addEventListener("pointercancel", () => ended.abort(), { signal });
  return ended;
};
