import type { PointerEvent } from "react";
import { swallowClick } from "./swallow-click.ts";

const farPx = 8;
/** So long a finger rests where a swipe could also mean to scroll. */
const restMs = 300;

/** What happens while a pointer carries something; places are the pointer's, in pixels of the window. */
interface DragHandlers {
  /** It is carried from now on. */
  readonly onLift?: () => void;
  /** Called in every frame while it is carried. */
  readonly onFrame: (x: number, y: number) => void;
  /** Called once, whether it was carried or not, before `onDrop`. */
  readonly onEnd: () => void;
  /** Called where it was let go after it had been carried. */
  readonly onDrop: (x: number, y: number) => void;
}

/**
 * Follows the pointer that was pressed until it is let go: a mouse carries once it has moved, a finger once it has
 * rested for `holdMs`, so that a swipe still scrolls; at 0 ms a finger carries like a mouse. Aborting the answer ends it.
 */
export const startDrag = (
  event: PointerEvent,
  handlers: DragHandlers,
  holdMs = restMs,
): AbortController => {
  const { pointerId } = event;
  const hasToRest = event.pointerType === "touch" && holdMs > 0;
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
    handlers.onLift?.();
    frame();
  };
  const hold = hasToRest ? setTimeout(lift, holdMs) : undefined;
  signal.addEventListener("abort", () => {
    clearTimeout(hold);
    handlers.onEnd();
  });
  const moved = (next: globalThis.PointerEvent) => {
    if (next.pointerId !== pointerId) return;
    [at.x, at.y] = [next.clientX, next.clientY];
    const isFar = Math.hypot(at.x - from.x, at.y - from.y) > farPx;
    if (isCarried || !isFar) return;
    if (hasToRest) ended.abort();
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
