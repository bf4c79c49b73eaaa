import { type TouchEvent, useRef } from "react";

/** Two fingers have to come so much nearer, or go so much further apart, before it is a pinch. */
const enough = 1.35;

/** Where a pinch was made, in CSS pixels of the window. */
export interface PinchPoint {
  readonly x: number;
  readonly y: number;
}

const between = ({
  touches,
}: TouchEvent): (PinchPoint & { readonly apart: number }) | undefined => {
  const [one, other] = touches.length === 2 ? [touches[0], touches[1]] : [];
  if (one === undefined || other === undefined) return undefined;
  const [width, height] = [other.clientX - one.clientX, other.clientY - one.clientY];
  return {
    ...{ x: one.clientX + width / 2, y: one.clientY + height / 2 },
    apart: Math.hypot(width, height),
  };
};

/** Handlers that tell of a pinch once while two fingers are down: 1 for closer, where they go apart, -1 for further away. The element needs `touch-action: pan-x pan-y`, or the browser enlarges the page instead. */
export const usePagePinch = (onPinch: (step: -1 | 1, at: PinchPoint) => void) => {
  const from = useRef<(PinchPoint & { apart: number }) | undefined>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      from.current = between(event);
    },
    onTouchMove: (event: TouchEvent) => {
      const [start, now] = [from.current, between(event)];
      if (start === undefined || now === undefined) return;
      const ratio = now.apart / start.apart;
      if (ratio < enough && ratio > 1 / enough) return;
      from.current = undefined;
      onPinch(ratio > 1 ? 1 : -1, start);
    },
  };
};
