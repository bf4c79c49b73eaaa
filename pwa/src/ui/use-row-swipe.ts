import { type MouseEvent, type PointerEvent, useRef } from "react";

/** How far a finger goes, in CSS pixels, before it is a swipe, and before letting go does it. */
const begunAt = 14;
const enough = 90;

/** Handlers that let a row follow a finger sideways and act when it went far enough; a swipe is never a tap. */
export const useRowSwipe = (onSwiped: () => void) => {
  const from = useRef<number | undefined>(undefined);
  const isSwipe = useRef(false);
  const rest = (row: HTMLElement) => {
    from.current = undefined;
    row.style.removeProperty("translate");
    row.removeAttribute("data-pulled");
  };
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      isSwipe.current = false;
      from.current = pointerType === "mouse" ? undefined : clientX;
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (from.current === undefined) return;
      const far = clientX - from.current;
      if (!isSwipe.current && Math.abs(far) < begunAt) return;
      isSwipe.current = true;
      currentTarget.style.setProperty("translate", `${far}px 0`);
      currentTarget.setAttribute("data-pulled", String(Math.abs(far) >= enough));
    },
    onPointerUp: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      const far = Math.abs(clientX - (from.current ?? clientX));
      rest(currentTarget);
      if (isSwipe.current && far >= enough) onSwiped();
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => rest(currentTarget),
    onClickCapture: (event: MouseEvent) => {
      if (!isSwipe.current) return;
      isSwipe.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
